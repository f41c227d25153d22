// swift-tools-version: 6.2
import PackageDescription

// Shows that MotionCore serves another package: nothing but the library is built, no GTK.
let package = Package(
  name: "MotionFromOutside",
  dependencies: [.package(name: "FlightsDesktop", path: "../..")],
  targets: [
    .executableTarget(
      name: "MotionFromOutside",
      dependencies: [.product(name: "MotionCore", package: "FlightsDesktop")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
