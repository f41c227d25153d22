import MotionCore

/// What the page says while flights are read, and when that failed.
struct ReadingState: View {
  let app: AppModel

  private enum Kind: Hashable { case idle, reading, failed }

  private var kind: Kind {
    switch app.loading {
    case .idle: .idle
    case .reading: .reading
    case .failed: .failed
    }
  }

  private var progress: LoadProgress {
    if case .reading(_, let progress) = app.loading { return progress }
    return LoadProgress(rows: 0, fraction: 1)
  }

  private var name: String {
    switch app.loading {
    case .idle: ""
    case .reading(let name, _), .failed(let name, _): name
    }
  }

  var body: Element {
    Column(spacing: 0) {
      Switch(self.kind) { kind in
        switch kind {
        case .idle: return Spacer()
        case .reading: return self.reading
        case .failed: return self.failed
        }
      }
      .transition(.opacity)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      StateFooter(self.footer)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var footer: String? {
    guard let data = app.data else { return nil }
    return switch kind {
    case .idle: nil
    case .reading: Strings.keepsData
    case .failed: Strings.stillShown(Strings.source(data.source))
    }
  }

  // MARK: Reading

  private var reading: Element {
    let bar = Column(spacing: 8, alignment: .center) {
      ProgressView(self.progress.fraction).frame(height: 6)
        .accessibilityLabel(Strings.reading(self.name))
      Text(Strings.percent(self.progress.fraction), alignment: 0.5).style("caption", "text2")
    }
    .frame(width: 272)
    .padding(EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
    var run: () -> Void = {}
    let state = SpecialState(
      icon: "data", tone: .gone, title: Strings.reading(self.name),
      sentence: Strings.rowsRead(self.progress.rows), middle: bar,
      buttons: [StateButton(title: Strings.cancel) { run() }]
    ).body
    run = { [weak state] in state?.widget.activateAction(Command.cancelLoading) }
    return state
  }

  // MARK: Failed

  private var error: DataError? {
    if case .failed(_, let error) = app.loading { return error }
    return nil
  }

  private var failed: Element {
    let sentence = error?.sentence ?? ""
    var open: () -> Void = {}
    let state = SpecialState(
      icon: "warning", tone: .bad, title: Strings.notOpened(Strings.fileName(self.name)),
      sentence: sentence, middle: error?.field.map(BrokenLine),
      buttons: [
        StateButton(title: Strings.openAnother, isMain: true) { open() },
        StateButton(title: Strings.copyMessage) { Clipboard.setText(sentence) },
      ]
    ).body
    open = { [weak state] in state?.widget.activateAction(Command.openFile) }
    return state
  }
}

/// The field that could not be read: its line, its column's name, and what is there.
private func BrokenLine(_ field: DataError.Field) -> Element {
  Stack {
    Row(spacing: 12) {
      Text("\(field.line)", wrapping: .none).style("code-line", "text3")
      Text(field.name, wrapping: .none).style("code-line", "text2")
      Stack { Text(field.found).style("code-line", "strong") }
        .padding(horizontal: 3, vertical: 0)
        .style("plate-bad", "tight")
    }
    .padding(horizontal: 12, vertical: 7)
    .style("inset-card")
    .layoutDirection(.leftToRight)
  }
  .padding(EdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0))
}

extension DataError {
  /// Where an error is, if it is in one field.
  nonisolated struct Field {
    var line: Int
    var name: String
    var found: String
  }

  nonisolated var field: Field? {
    switch self {
    case .wrongField(_, let line, _, let name, _, let found):
      Field(line: line, name: name, found: found)
    case .unknownAirport(_, let line, _, let name, let code):
      Field(line: line, name: name, found: code)
    default: nil
    }
  }
}
