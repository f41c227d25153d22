import CGtk
import Glibc
import MotionCore

/// A display on which pictures depend on nothing but the program: no settings, style sheets, fonts or languages of the
/// machine reach them. The order of the steps matters (GLib remembers the directories at first use), so this is the first
/// thing that a storyboard does.
enum PinnedDisplay {
  /// - Parameters:
  ///   - scale: device pixels a logical pixel.
  ///   - language: whose translations to use; nil: the program's own words.
  /// - Returns: whether there is a display.
  static func open(
    scale: Int, isRightToLeft: Bool, isDark: Bool, isHighContrast: Bool,
    language: String?
  ) -> Bool {
    forgetEnvironment()
    let nowhere = "/nonexistent"
    for (name, value) in [
      ("GDK_SCALE", String(scale)), ("GDK_BACKEND", "x11,*"), ("GSK_RENDERER", "cairo"),
      ("GDK_DEBUG", "default-settings,gl-disable"), ("GTK_A11Y", "none"),
      ("GSETTINGS_BACKEND", "memory"), ("GIO_USE_VFS", "local"), ("XDG_CONFIG_HOME", nowhere),
      ("XDG_CONFIG_DIRS", nowhere), ("XDG_DATA_HOME", nowhere),
      ("DBUS_SESSION_BUS_ADDRESS", "disabled:"),
    ] { setenv(name, value, 1) }
    if let language { setenv("LANGUAGE", language, 1) }
    setlocale(LC_ALL, "C.UTF-8")
    gtk_disable_setlocale()
    Fonts.pin()
    g_set_prgname("FlightsDesktop")
    guard gtk_init_check() != 0 else { return false }
    Widget.showsScrollBars = false
    pinSettings(isDark: isDark, isHighContrast: isHighContrast)
    LayoutDirection.toolkit = isRightToLeft ? .rightToLeft : .leftToRight
    BlurScale.deviceScale = Double(scale)
    return true
  }

  private static func forgetEnvironment() {
    for name in [
      "GTK_THEME", "LANGUAGE", "GTK_DEBUG", "GTK_MODULES", "GTK_PATH", "GTK_EXE_PREFIX",
      "GTK_DATA_PREFIX", "GTK_CSD", "GDK_DPI_SCALE", "GTK_IM_MODULE", "PANGO_LANGUAGE",
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "GTK_SLOWDOWN",
    ] { unsetenv(name) }
  }

  private static func pinSettings(isDark: Bool, isHighContrast: Bool) {
    let theme = (isHighContrast ? "Default-hc" : "Default") + (isDark ? "-dark" : "")
    GtkSettingsAccess.set("gtk-theme-name", theme)
    GtkSettingsAccess.set("gtk-icon-theme-name", "Adwaita")
    GtkSettingsAccess.set("gtk-font-name", "Inter 10.5")
    GtkSettingsAccess.set("gtk-xft-hintstyle", "hintnone")
    GtkSettingsAccess.set("gtk-xft-rgba", "none")
    GtkSettingsAccess.set("gtk-decoration-layout", ":minimize,close")
    GtkSettingsAccess.set("gtk-xft-dpi", Int32(96 * 1024))
    GtkSettingsAccess.set("gtk-xft-antialias", Int32(1))
    GtkSettingsAccess.set("gtk-xft-hinting", Int32(0))
    GtkSettingsAccess.set("gtk-application-prefer-dark-theme", false)
    for name in [
      "gtk-hint-font-metrics", "gtk-enable-animations", "gtk-cursor-blink", "gtk-overlay-scrolling",
    ] { GtkSettingsAccess.set(name, false) }
  }
}

/// Properties of GTK's settings; those that this GTK does not have are left alone.
enum GtkSettingsAccess {
  static func set(_ name: String, _ text: String) {
    set(name, g_type_from_name("gchararray")) { g_value_set_string(&$0, text) }
  }
  static func set(_ name: String, _ number: Int32) {
    set(name, g_type_from_name("gint")) { g_value_set_int(&$0, number) }
  }
  static func set(_ name: String, _ isOn: Bool) {
    set(name, g_type_from_name("gboolean")) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
  }

  static func isOn(_ name: String) -> Bool {
    guard let settings = gtk_settings_get_default(),
      cgtk_has_property(UnsafeMutableRawPointer(settings), name) != 0
    else { return false }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }

  private static func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default(),
      cgtk_has_property(UnsafeMutableRawPointer(settings), name) != 0
    else { return }
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }
}

/// The program's typeface, independent of the machine's font settings.
enum Fonts {
  /// Inter from wherever Debian puts it, DejaVu Sans where it lacks a script; no hinting.
  static let configuration = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    <alias binding="same"><family>sans-serif</family><prefer><family>Inter</family><family>DejaVu Sans</family></prefer></alias>
    <alias binding="same"><family>Inter</family><accept><family>DejaVu Sans</family></accept></alias>
    <match target="font"><edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit></match>
    </fontconfig>
    """

  static func pin() {
    guard let configuration = FcConfigCreate() else { return }
    let bytes = Array(Fonts.configuration.utf8) + [0]
    FcConfigParseAndLoadFromMemory(configuration, bytes, 1)
    FcConfigBuildFonts(configuration)
    FcConfigSetCurrent(configuration)
    FcConfigDestroy(configuration)
  }
}
