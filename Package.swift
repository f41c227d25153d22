// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let app: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "FlightsDesktop",
  products: [
    .library(name: "MotionCore", targets: ["MotionCore"]),
    .executable(name: "FlightsDesktop", targets: ["FlightsDesktop"]),
  ],
  targets: [
    // GTK and what comes with it, found through pkg-config.
    .systemLibrary(name: "CGtkSystem", path: "Sources/CGtk/System", pkgConfig: "gtk4"),
    // The C that Swift cannot say.
    .target(
      name: "CGtk", dependencies: ["CGtkSystem"], path: "Sources/CGtk", exclude: ["System"],
      linkerSettings: [.linkedLibrary("fontconfig")]),
    // Numbers and time: no dependency at all.
    .target(name: "MotionCore", swiftSettings: strict),
    .executableTarget(
      name: "FlightsDesktop", dependencies: ["CGtk", "MotionCore"], swiftSettings: app,
      linkerSettings: [.linkedLibrary("dispatch")]),
    // Counts allocations, and measures MotionCore; prints its metrics as JSON.
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(
      name: "MotionBenchmark", dependencies: ["AllocationCount", "MotionCore"],
      path: "Benchmarks/MotionBenchmark",
      swiftSettings: strict),
    .testTarget(
      name: "MotionCoreTests", dependencies: ["MotionCore"], exclude: ["Vectors"],
      swiftSettings: strict),
    // Counts live GObjects for the tests of ownership.
    .target(name: "LiveObjects", dependencies: ["CGtkSystem"], path: "Tests/LiveObjects"),
    .testTarget(
      name: "FlightsDesktopTests",
      dependencies: ["FlightsDesktop", "LiveObjects", "MotionCore", "CGtk"],
      swiftSettings: strict),
  ]
)
