/* The floor: libyaml's event loop over a file, and nothing else. usage: event_loop FILE */
#include <stdio.h>
#include <yaml.h>

int main(int argc, char **argv) {
  if (argc != 2) return 64;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 2;
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) return 2;
  yaml_parser_set_input_file(&parser, file);
  unsigned long events = 0;
  int done = 0;
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) return 1;
    done = event.type == YAML_STREAM_END_EVENT;
    events++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  printf("%lu\n", events);
  return 0;
}
