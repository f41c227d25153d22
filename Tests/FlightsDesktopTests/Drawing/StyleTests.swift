import CGtk
import Testing
import XCTest

@testable import FlightsDesktop

struct StyleTests {
  @Test("Braces match, no value is missing, nothing moves by itself", arguments: Theme.allCases)
  func isWellFormed(theme: Theme) {
    let css = Style.css(for: .theme(theme))
    #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    #expect(!css.contains("nil") && !css.contains("nan"))
    #expect(css.contains("* { transition: none; animation: none; }"))
  }

  @Test("Every type token is a class, and grows with the text scale")
  func hasTypeTokens() {
    let css = Style.css(for: .light, textScale: 2)
    for style in Typography(scale: 2).all {
      #expect(css.contains(".\(style.name) { font-size: \(Int(style.size))px;"))
    }
    #expect(css.contains(".code { font-size: 60px; line-height: 72px; font-weight: 700; }"))
  }
}

/// The sheet as GTK reads it, on the process's main thread.
final class StyleLoadingTests: XCTestCase {
  func testGtkUnderstandsAllOfIt() throws {
    try onMain {
      _ = try XCTUnwrap(DrawingCheck.painter, "there is no display")
      for theme in Theme.allCases {
        for scale in [1.0, 1.5, 2] {
          let css = Style.css(for: .theme(theme), textScale: scale)
          XCTAssertEqual(Self.problems(css), [], "\(theme)")
        }
      }
    }
  }

  func testTellsWhatIsWrong() throws {
    try onMain {
      _ = try XCTUnwrap(DrawingCheck.painter, "there is no display")
      XCTAssertEqual(Self.problems("box { no-such-thing: 1px; }").count, 1)
    }
  }

  /// `data/style.css` is the light sheet. RECORD_STYLE=1 writes it anew, and then fails.
  func testFileIsTheLightSheet() throws {
    let file = "\(DrawingCheck.root)/data/style.css"
    let css = Style.css(for: .light)
    guard getenv("RECORD_STYLE") == nil else {
      XCTAssertNotEqual(g_file_set_contents(file, css, -1, nil), 0)
      return XCTFail("recorded \(file)")
    }
    var contents: UnsafeMutablePointer<CChar>?
    XCTAssertNotEqual(g_file_get_contents(file, &contents, nil, nil), 0)
    defer { g_free(contents) }
    XCTAssertTrue(
      contents.map { String(cString: $0) } == css, "data/style.css is old: RECORD_STYLE=1 renews it"
    )
  }

  private final class Problems {
    var texts: [String] = []
  }

  @MainActor private static func problems(_ css: String) -> [String] {
    let found = Problems()
    guard let provider = gtk_css_provider_new() else { return ["no provider"] }
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer?, UnsafePointer<GError>?, UnsafeMutableRawPointer
      ) -> Void = { _, section, error, data in
        let place = section.flatMap { gtk_css_section_to_string($0) }
        defer { g_free(place) }
        let text = [
          place.map { String(cString: $0) }, error.map { String(cString: $0.pointee.message) },
        ]
        .compactMap { $0 }.joined(separator: ": ")
        Unmanaged<Problems>.fromOpaque(data).takeUnretainedValue().texts.append(text)
      }
    let data = Unmanaged.passRetained(found).toOpaque()
    _ = cgtk_connect(
      UnsafeMutableRawPointer(provider), "parsing-error",
      unsafeBitCast(handler, to: GCallback.self),
      data,
      { data, _ in
        if let data { Unmanaged<Problems>.fromOpaque(data).release() }
      })
    gtk_css_provider_load_from_data(provider, css, -1)
    g_object_unref(UnsafeMutableRawPointer(provider))
    return found.texts
  }
}
