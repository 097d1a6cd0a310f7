// swift-tools-version: 6.2
import PackageDescription

// The tests of the publishers, which are there only with a trait, without building the whole package
// a second time for it.
let package = Package(
  name: "publishers",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "heirloom", path: "../..", traits: ["Combine"])],
  targets: [
    .testTarget(
      name: "ComposableCombineTests",
      dependencies: [
        .product(name: "ComposableCombine", package: "heirloom"),
        .product(name: "DependenciesTestSupport", package: "heirloom"),
      ],
      path: "Tests",
      swiftSettings: [.define("Combine"), .treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
