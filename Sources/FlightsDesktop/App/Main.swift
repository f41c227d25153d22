import CGtk

@main
enum Main {
  static func main() {
    print("GTK \(cgtk_major_version()).\(cgtk_minor_version())")
  }
}
