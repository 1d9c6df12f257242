import Dispatch
import Foundation

// Strain threads SECONDS    reads from eight threads while another one fetches and activates
// Strain texts              reads texts from standard input, one a line, and prints what each is read as
// Strain race               has a data race, which the thread sanitizer has to tell of
//
// Exits with 1 where something does not hold; `scripts/strain` builds and runs it.
switch CommandLine.arguments.dropFirst().first {
case "threads":
  let seconds = CommandLine.arguments.dropFirst(2).first.flatMap(Double.init) ?? 1
  // The stand-in posts to the main queue, as the SDK does, so that the main thread has to serve it.
  Thread.detachNewThread { exit(Contention(seconds: seconds).run() ? 0 : 1) }
  dispatchMain()
case "texts":
  ReadTexts.run()
case "race":
  Race.run()
default:
  FileHandle.standardError.write(Data("usage: Strain threads SECONDS | texts | race\n".utf8))
  exit(64)
}
