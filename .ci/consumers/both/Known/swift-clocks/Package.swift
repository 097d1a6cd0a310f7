// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-clocks",
  products: [.library(name: "Clocks", targets: ["Clocks"])],
  targets: [.target(name: "Clocks")]
)
