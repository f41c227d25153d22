import Glibc

@main
enum Main {
  static func main() {
    do {
      let outcome = try CommandLine.parse(
        CommandLine.arguments, environment: ThisProcess.variable,
        scenes: SceneCatalog.all.map(\.name))
      switch outcome {
      case .print(let text): ThisProcess.write(text)
      case .run(let options):
        if let storyboard = options.storyboard {
          try StoryboardCommand.run(storyboard, options)
        } else {
          exit(try Program.run(options))
        }
      }
    } catch {
      let sentence = (error as? DataError)?.sentence ?? "\(error)"
      ThisProcess.writeError("FlightsDesktop: \(sentence)\n")
      exit(CommandLineError.exitStatus)
    }
  }
}
