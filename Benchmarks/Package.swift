// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "heirloom-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "heirloom", path: ".."),
    // Without its interposers: they take time out of every measured reference count, and their
    // counts of allocations read 0 here.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // What is measured, against which floor and which goal.
    .target(name: "Catalogue", swiftSettings: settings),
    // Counts allocations on Linux.
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "Resolver",
      dependencies: [
        "Catalogue", "CAllocationCounter",
        .product(name: "Dependencies", package: "heirloom"),
        .product(name: "Composable", package: "heirloom"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Resolver",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    // Prints what was measured beside its floor and its goal.
    .executableTarget(name: "Report", dependencies: ["Catalogue"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
