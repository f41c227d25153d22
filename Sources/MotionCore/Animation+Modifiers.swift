extension Animation {
  private func modified(_ modifier: AnimationModifier) -> Animation {
    Animation(base, modifiers: ModifierList(modifier, of: modifiers))
  }

  /// The animation beginning `delay` seconds later.
  ///
  /// Until then the start value is shown and the attribute counts as animating. A negative delay starts in the middle;
  /// beyond the end, the animation is over at once; infinite, it never begins.
  public func delay(_ delay: Double) -> Animation { modified(.delay(delay.isNaN ? 0 : delay)) }

  /// The animation `speed` times as fast; 0 or less freezes it at its start for ever (decision D27).
  public func speed(_ speed: Double) -> Animation { modified(.speed(speed.isNaN ? 0 : speed)) }

  /// The animation `count` times; 1 or less plays once.
  ///
  /// Passes are counted singly: with `autoreverses`, the second, fourth… run backwards, so an even count ends at the
  /// start and then jumps to the target. Passes are exact multiples of the animation's length (decision D28).
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(.repetition(count: max(1, count), autoreverses: autoreverses))
  }

  /// The animation for ever, every second pass backwards with `autoreverses`.
  ///
  /// Only an animated change or the end of the attribute stops it; a change without animation does not
  /// (specification 6.6).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(.repetition(count: nil, autoreverses: autoreverses))
  }

  /// The animation, reporting logical completion after `duration` seconds unless it did earlier. It moves as before.
  public func logicallyComplete(after duration: Double) -> Animation {
    modified(.logicallyComplete(after: duration.isNaN ? 0 : max(0, duration)))
  }
}
