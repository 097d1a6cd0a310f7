// swift-tools-version: 6.2
import PackageDescription

// An app that uses the resolver alone, in both language modes.
let dependencies: [Target.Dependency] = [
  .product(name: "Dependencies", package: "heirloom"),
  .product(name: "Clocks", package: "heirloom"),
]

let package = Package(
  name: "plain",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: Context.environment["HEIRLOOM_ADDRESS"] ?? "",
      from: Version(stringLiteral: Context.environment["HEIRLOOM_VERSION"] ?? "0.0.0"), traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Shop", dependencies: dependencies + ["ShopInSwift5"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .target(
      name: "ShopInSwift5", dependencies: dependencies,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ]
)
