import CGtk
import MotionCore
import Observation
import XCTest

@testable import FlightsDesktop

/// A text on its way from one string to another (motion-spec 14).
final class ContentTransitionViewTests: XCTestCase {
  func testOnlyChangedCharactersRoll() {
    onMain {
      let words = Words("129")
      let window = TestWindow { text(words, .numericText()) }
      let kept = pieces(window).first
      withAnimation(.linear(duration: 1)) { words.text = "130" }
      window.advance(to: 0.5)
      XCTAssertEqual(pieces(window).map(\.widget.text), ["1", "3", "0"])
      XCTAssertTrue(pieces(window).first === kept, "an equal character stays")
      XCTAssertEqual(leaving(window).map(\.widget.text).sorted(), ["2", "9"])
      let height = pieces(window).first?.frame.target.height ?? 0
      // Half way: opacity 0.5, blur 2 and half of 0.6 line heights, up.
      for (element, sign) in pieces(window).dropFirst().map({ ($0, 1.0) })
        + leaving(window).map({ ($0, -1.0) })
      {
        XCTAssertEqual(element.presentedOpacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(element.presentedBlur, 2, accuracy: 1e-6)
        XCTAssertEqual(
          element.ownTransform(element.frame.target.size).ty, sign * 0.3 * height, accuracy: 0.5)
      }
      XCTAssertEqual(kept?.presentedOpacity, 1)
      window.advance(to: 1.1)
      XCTAssertEqual(leaving(window).count, 0)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testItRollsDownWhenCountingDown() {
    onMain {
      let words = Words("9")
      let window = TestWindow { text(words, .numericText(countsDown: true)) }
      withAnimation(.linear(duration: 1)) { words.text = "8" }
      window.advance(to: 0.5)
      XCTAssertLessThan(shift(pieces(window).first), 0)
      XCTAssertGreaterThan(shift(leaving(window).first), 0)
    }
  }

  func testTheValueGivesTheDirection() {
    onMain {
      let words = Words("5")
      let window = TestWindow {
        text(words, .numericText(value: Double(words.text) ?? 0))
      }
      withAnimation(.linear(duration: 1)) { words.text = "7" }
      window.advance(by: 0.5)
      XCTAssertGreaterThan(shift(pieces(window).first), 0)
      window.advance(by: 1)
      withAnimation(.linear(duration: 1)) { words.text = "6" }
      window.advance(by: 0.5)
      XCTAssertLessThan(shift(pieces(window).first), 0)
    }
  }

  func testAnAddedPlaceFadesAndTheOthersMakeRoom() {
    onMain {
      let words = Words("99")
      let window = TestWindow { text(words, .numericText()) }
      let last = pieces(window).last
      let before = last?.frame.target.origin.x ?? .nan
      withAnimation(.linear(duration: 1)) { words.text = "199" }
      window.advance(to: 0.5)
      XCTAssertEqual(shift(pieces(window).first), 0)
      XCTAssertEqual(pieces(window).first?.presentedOpacity ?? 0, 0.5, accuracy: 1e-6)
      XCTAssertEqual(pieces(window).first?.presentedBlur, 0)
      XCTAssertTrue(pieces(window).last === last)
      let after = last?.frame.target.origin.x ?? .nan
      XCTAssertGreaterThan(after, before)
      XCTAssertEqual(
        last?.presentedFrame.origin.x ?? .nan, (before + after) / 2, accuracy: 1e-6)
    }
  }

  func testACharacterThatComesBackTurnsAround() {
    onMain {
      let words = Words("9")
      let window = TestWindow { text(words, .numericText()) }
      let nine = pieces(window).first
      withAnimation(.linear(duration: 1)) { words.text = "8" }
      window.advance(by: 0.5)
      withAnimation(.linear(duration: 1)) { words.text = "9" }
      XCTAssertTrue(pieces(window).first === nine)
      XCTAssertEqual(nine?.presentedOpacity ?? 0, 0.5, accuracy: 1e-6)
      window.advance(by: 1.2)
      XCTAssertEqual(nine?.presentedOpacity, 1)
      XCTAssertEqual(leaving(window).count, 0)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testOpacityFadesTheStringsIntoEachOther() {
    onMain {
      let words = Words("On time")
      let window = TestWindow { text(words, .opacity) }
      withAnimation(.linear(duration: 1)) { words.text = "Late" }
      window.advance(to: 0.5)
      withAnimation(.linear(duration: 1)) { words.text = "Gone" }
      window.advance(to: 0.75)
      XCTAssertEqual(pieces(window).map(\.widget.text), ["Gone"])
      XCTAssertTrue(leaving(window).contains { $0.widget.text == "Late" })
      XCTAssertEqual(pieces(window).first?.presentedOpacity ?? 0, 0.25, accuracy: 1e-6)
      XCTAssertEqual(shift(pieces(window).first), 0)
    }
  }

  func testInterpolatedRunsMoveAndTheRestFades() {
    onMain {
      let words = Words("Gate B4")
      let window = TestWindow { text(words, .interpolate) }
      let before = pieces(window)
      withAnimation(.linear(duration: 1)) { words.text = "Gate A14" }
      window.advance(to: 0.5)
      let now = pieces(window)
      XCTAssertTrue(now.prefix(5).elementsEqual(before.prefix(5), by: { $0 === $1 }))
      XCTAssertTrue(now.last === before.last, "the 4 moves")
      XCTAssertEqual(leaving(window).map(\.widget.text), ["B"])
      for element in now.dropFirst(5).prefix(2) {
        XCTAssertEqual(element.presentedOpacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(shift(element), 0)
      }
      let four = before.last?.frame
      XCTAssertEqual(four?.isAnimating, true)
      window.advance(to: 1.1)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testIdentityAndUnanimatedChangesAreThereAtOnce() {
    onMain {
      for (transition, animation) in [
        (ContentTransition.identity, Animation.linear(duration: 1)), (.numericText(), nil),
        (.opacity, nil),
      ] {
        let words = Words("129")
        let window = TestWindow { text(words, transition) }
        withAnimation(animation) { words.text = "130" }
        XCTAssertEqual(leaving(window).count, 0)
        XCTAssertFalse(pieces(window).contains { $0.isEntering })
        window.advance(by: 0.1)
        XCTAssertTrue(window.stage.isIdle)
      }
    }
  }

  func testReducedMotionFadesWithoutMoving() {
    onMain {
      let words = Words("99")
      let window = TestWindow(level: .reduced) { text(words, .numericText()) }
      withAnimation(.linear(duration: 1)) { words.text = "100" }
      window.advance(to: 0.1) {
        for element in pieces(window) + leaving(window) {
          XCTAssertEqual(shift(element), 0)
          XCTAssertEqual(element.presentedBlur, 0)
          XCTAssertFalse(element.frame.isAnimating)
        }
      }
      XCTAssertEqual(pieces(window).map(\.widget.text), ["100"])
      XCTAssertEqual(pieces(window).first?.presentedOpacity ?? 0, 0.5, accuracy: 1e-6)
      window.advance(to: 0.25)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testTheLabelIsWholeAllTheTimeAndSeenAtRest() {
    onMain {
      let words = Words("129")
      let window = TestWindow { text(words, .numericText()) }
      let (element, label) = (changing(window), changing(window)?.children.first)
      guard let element, let label, let row = element.children.last else {
        return XCTFail("no label")
      }
      XCTAssertEqual(role(element), GTK_ACCESSIBLE_ROLE_GROUP)
      XCTAssertEqual(role(label), GTK_ACCESSIBLE_ROLE_LABEL)
      XCTAssertEqual(role(row), GTK_ACCESSIBLE_ROLE_PRESENTATION, "nothing inside is read out")
      XCTAssertEqual(element.content.childOpacity(label, in: element), 1)
      withAnimation(.linear(duration: 1)) { words.text = "1300" }
      window.advance(to: 0.5)
      XCTAssertEqual(label.widget.text, "1300", "a screen reader hears the new text")
      XCTAssertEqual(window.report("text")?.text, "1300")
      XCTAssertEqual(element.content.childOpacity(label, in: element), 0)
      XCTAssertEqual(element.content.childOpacity(row, in: element), 1)
      window.advance(to: 1.1)
      XCTAssertEqual(element.content.childOpacity(label, in: element), 1)
      XCTAssertEqual(element.content.childOpacity(row, in: element), 0)
    }
  }

  func testAtRestItLooksLikeAPlainText() {
    onMain {
      let words = Words("1 AV")
      let window = TestWindow { text(words, .numericText()) }
      let plain = TestWindow { Text("2 AV") }
      withAnimation(.linear(duration: 0.2)) { words.text = "2 AV" }
      window.advance(by: 0.1)
      XCTAssertNotEqual(look(window), look(plain))
      window.advance(by: 0.2)
      XCTAssertEqual(look(window), look(plain))
      XCTAssertGreaterThan(Set(look(plain)).count, 1)
    }
  }

  func testPiecesFollowTheStyleOfTheirText() {
    onMain {
      let words = Words("1")
      let window = TestWindow {
        Text(words.text).style("late", when: words.isShown).contentTransition(.numericText())
          .reported(as: "text")
      }
      words.isShown = true
      withAnimation(.linear(duration: 1)) { words.text = "12" }
      for piece in pieces(window) + leaving(window) {
        XCTAssertTrue(gtk_widget_has_css_class(piece.widget.pointer, "late") != 0)
      }
    }
  }

  func testPiecesStandWhereTheLabelHasTheCharacters() {
    onMain {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let words = Words("12:45")
        let window = TestWindow(direction: direction) { text(words, .numericText()) }
        let places = pieces(window).map(\.frame.target)
        let size = changing(window)?.frame.target.size ?? .zero
        XCTAssertEqual(places.map(\.minX), places.map(\.minX).sorted())
        XCTAssertEqual(places.first?.minX ?? .nan, 0, accuracy: 1)
        XCTAssertEqual(places.last?.maxX ?? .nan, size.width, accuracy: 1)
      }
    }
  }

  func testARemovedTextFreesItsPieces() {
    onMain {
      let words = Words("129")
      words.isShown = true
      let before = InstanceCount.all
      let window = TestWindow { When(words.isShown) { text(words, .numericText()) } }
      let full = InstanceCount.elements
      withAnimation(.linear(duration: 1)) { words.text = "1300" }
      window.advance(by: 0.5)
      withAnimation(.linear(duration: 0.2)) { words.isShown = false }
      window.advance(by: 2)
      XCTAssertEqual(InstanceCount.elements, full - 6, "box, label, row and three characters")
      XCTAssertGreaterThan(InstanceCount.elements, before[1])
      XCTAssertTrue(window.stage.isIdle)
    }
  }
}

@MainActor
@Observable
private final class Words {
  var text: String
  var isShown = false
  init(_ text: String) { self.text = text }
}

@MainActor
private func text(
  _ words: Words, _ transition: @autoclosure @escaping () -> ContentTransition
) -> Element {
  Text(words.text).contentTransition(transition()).reported(as: "text")
}

@MainActor
private func changing(_ window: TestWindow) -> Element? { window.root.find("text") }

@MainActor
private func pieces(_ window: TestWindow) -> [Element] {
  changing(window)?.children.last?.children ?? []
}

@MainActor
private func leaving(_ window: TestWindow) -> [Element] {
  changing(window)?.children.last?.leaving ?? []
}

/// Three rows of pixels across the text.
@MainActor
private func look(_ window: TestWindow) -> [Color] {
  window.colors(
    at: [6.0, 9, 12].flatMap { y in (0..<40).map { Point(x: Double($0), y: y) } })
}

@MainActor
private func role(_ element: Element) -> GtkAccessibleRole {
  gtk_accessible_get_accessible_role(OpaquePointer(element.widget.pointer))
}

/// How far an element is moved up or down by its transition.
@MainActor
private func shift(_ element: Element?) -> Double {
  element.map { $0.ownTransform($0.frame.target.size).ty } ?? .nan
}
