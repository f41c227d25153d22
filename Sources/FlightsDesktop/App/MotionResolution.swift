import MotionCore

/// What the desktop says about motion, from all the places where it can say so.
nonisolated struct SystemMotionReading: Equatable, Sendable {
  /// GTK's `gtk-enable-animations`.
  var areAnimationsEnabled = true
  /// GTK's `gtk-interface-reduced-motion` (4.22 and later); nil where GTK does not know it.
  var toolkitReducesMotion: Bool?
  /// The settings portal's `reduced-motion`; nil without a portal that knows it.
  var portalReducesMotion: Bool?
}

/// The motion level that counts, and whose word it is.
nonisolated struct MotionResolution: Equatable, Sendable {
  /// Who decided.
  enum Source: Equatable, Sendable {
    /// The program's own setting.
    case setting
    /// Animations are switched off in GTK's settings.
    case animationsDisabled
    /// GTK's setting for reduced motion.
    case toolkit
    /// The desktop's settings portal.
    case portal
    /// Nobody: motion is full when nothing speaks against it.
    case nobody
  }

  var level: MotionLevel
  var source: Source

  /// The user's own choice first; then "no animations at all", which is the stronger wish; then
  /// either word for reduced motion; else full.
  init(_ setting: MotionSetting, _ system: SystemMotionReading) {
    switch setting {
    case .full: (level, source) = (.full, .setting)
    case .reduced: (level, source) = (.reduced, .setting)
    case .none: (level, source) = (.none, .setting)
    case .system:
      if !system.areAnimationsEnabled {
        (level, source) = (.none, .animationsDisabled)
      } else if system.toolkitReducesMotion == true {
        (level, source) = (.reduced, .toolkit)
      } else if system.portalReducesMotion == true {
        (level, source) = (.reduced, .portal)
      } else {
        (level, source) = (.full, .nobody)
      }
    }
  }
}
