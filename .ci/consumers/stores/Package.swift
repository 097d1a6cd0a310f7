// swift-tools-version: 6.2
import PackageDescription

// An app's stores and their tests. The script copies `Tests/Counters` for each language mode.
func tests(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: name,
    dependencies: [
      .product(name: "Composable", package: "heirloom"),
      .product(name: "DependenciesTestSupport", package: "heirloom"),
    ],
    swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)])
}

let package = Package(
  name: "stores",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: Context.environment["HEIRLOOM_ADDRESS"] ?? "",
      from: Version(stringLiteral: Context.environment["HEIRLOOM_VERSION"] ?? "0.0.0"), traits: [])
  ],
  targets: [tests("InSwift5", .v5), tests("InSwift6", .v6)]
)
