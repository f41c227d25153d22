import MotionCore

/// Reads flights in the background and shows them as they come; one reading at a time.
final class DataSession {
  private let loader: DataLoader
  private weak var model: AppModel?
  private var task: Task<Void, Never>?
  var onReady: (() -> Void)?

  init(loader: DataLoader) { self.loader = loader }

  /// The data that came with the program.
  static func ownDirectory() throws -> String {
    guard let directory = DataDirectory.find(from: ThisProcess.executable) else {
      throw CommandLineError(
        description: "the program's data were not found beside \(ThisProcess.executable);"
          + " --data names another directory.")
    }
    return directory
  }

  /// An airport that the data do not have cannot be shown.
  static func check(_ airport: AirportCode, in data: FlightData) throws(CommandLineError) {
    let known = data.boardAirports()
    guard !(known.origins + known.destinations).contains(where: { $0.code == airport }) else {
      return
    }
    throw CommandLineError(
      description: "--airport: the data have no flights of \(airport);"
        + " the code of one of their airports was expected, such as JFK.")
  }

  static func unknown(_ flight: FlightID) -> CommandLineError {
    CommandLineError(
      description: "--flight: the data have no flight \(flight);"
        + " the id of one of their flights was expected (DATE-CARRIER-NUMBER-ORIGIN).")
  }

  static func source(_ options: Options, default fallback: DataSource) -> DataSource {
    if let file = options.file { return .file(file) }
    return switch options.data {
    case .nyc2013: .newYork2013
    case .sample: .sample
    case .directory(let path): .directory(path)
    case nil: fallback
    }
  }

  /// Starts reading; what was loaded before stays until the new flights are there.
  func open(_ source: DataSource) -> AsyncStream<DataLoader.Step> { loader.load(source) }

  /// Follows a reading that was started.
  func follow(_ steps: AsyncStream<DataLoader.Step>, name: String, in model: AppModel) {
    self.model = model
    task?.cancel()
    model.loading = .reading(name: name, LoadProgress(rows: 0, fraction: 0))
    task = Task { [weak self, weak model] in
      for await step in steps {
        guard let self, let model else { return }
        self.take(step, name, model)
      }
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
    model?.loading = .idle
  }

  private func take(_ step: DataLoader.Step, _ name: String, _ model: AppModel) {
    switch step {
    case .progress(let progress): model.loading = .reading(name: name, progress)
    case .flights(let data):
      model.loading = .idle
      model.show(data)
      onReady?()
    case .complete(let data): model.complete(data)
    case .failed(let error): model.loading = .failed(name: name, error)
    }
  }
}
