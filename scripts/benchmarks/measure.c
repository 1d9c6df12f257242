/* Runs a command, and writes what it cost to a file: CPU of the process and all it waited for, and peak memory.
 *
 *   measure FILE COMMAND [ARGUMENT...]     FILE gets: microseconds of CPU, KiB of peak resident memory, exit status
 *
 * A program of its own, because a child of Python starts with Python's peak memory.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    int null = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < 3; stream++) dup2(null, stream);
    execvp(argv[2], argv + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 2;
  long microseconds = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000L + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
  FILE *file = fopen(argv[1], "w");
  if (!file) return 2;
  fprintf(file, "%ld %ld %d\n", microseconds, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return fclose(file) == 0 ? 0 : 2;
}
