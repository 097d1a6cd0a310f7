// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-composable-architecture",
  products: [.library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"])],
  dependencies: [.package(path: "../swift-dependencies")],
  targets: [
    .target(
      name: "ComposableArchitecture",
      dependencies: [.product(name: "Dependencies", package: "swift-dependencies")])
  ]
)
