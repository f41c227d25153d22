import Testing

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
