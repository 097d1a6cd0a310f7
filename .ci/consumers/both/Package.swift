// swift-tools-version: 6.2
import PackageDescription

// An app that uses both libraries. The packages in `Known` have the module names of swift-dependencies,
// swift-clocks and the Composable Architecture. `moduleAliases` renames our modules.
let package = Package(
  name: "both",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "Known/swift-dependencies"),
    .package(path: "Known/swift-clocks"),
    .package(path: "Known/swift-composable-architecture"),
    .package(
      url: Context.environment["HEIRLOOM_ADDRESS"] ?? "",
      from: Version(stringLiteral: Context.environment["HEIRLOOM_VERSION"] ?? "0.0.0"), traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Both",
      dependencies: [
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "Clocks", package: "swift-clocks"),
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
        .product(
          name: "Composable", package: "heirloom",
          moduleAliases: ["Dependencies": "HeirloomDependencies", "Clocks": "HeirloomClocks"]),
      ])
  ]
)
