import CGtk
import Glibc

@main
enum Main {
  static func main() {
    do {
      let outcome = try CommandLine.parse(
        CommandLine.arguments, environment: { getenv($0).map { String(cString: $0) } }, scenes: [])
      switch outcome {
      case .print(let text): cgtk_write(STDOUT_FILENO, text)
      case .run: break
      }
    } catch {
      cgtk_write(STDERR_FILENO, "FlightsDesktop: \(error)\n")
      exit(CommandLineError.exitStatus)
    }
  }
}
