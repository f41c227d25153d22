import Observation

/// The desktop's wishes about motion, followed live.
///
/// GTK's settings are there from the start; the portal answers later, or never. Make it after
/// `gtk_init`; storyboards make none.
@Observable
final class SystemMotion {
  private(set) var reading = SystemMotionReading()

  @ObservationIgnored private var toolkit: ToolkitSettings?
  @ObservationIgnored private var portal: SettingsPortal?

  private static let enableAnimations = "gtk-enable-animations"
  private static let reducedMotion = "gtk-interface-reduced-motion"

  init(bus: SettingsPortal.Bus = .session) {
    toolkit = ToolkitSettings()
    for name in [Self.enableAnimations, Self.reducedMotion] {
      toolkit?.observe(name) { [weak self] in self?.readToolkit() }
    }
    readToolkit()
    portal = SettingsPortal(
      bus: bus, namespace: "org.freedesktop.appearance", key: "reduced-motion"
    ) { [weak self] value in
      // 0: no preference, 1: reduced; what is not known means no preference.
      self?.reading.portalReducesMotion = value.map { $0 == 1 }
    }
  }

  /// The level under the user's own setting, and where it comes from.
  func resolved(for setting: MotionSetting) -> MotionResolution {
    MotionResolution(setting, reading)
  }

  private func readToolkit() {
    reading.areAnimationsEnabled = toolkit?[Self.enableAnimations] != 0
    reading.toolkitReducesMotion = toolkit?[Self.reducedMotion].map { $0 == 1 }
  }
}
