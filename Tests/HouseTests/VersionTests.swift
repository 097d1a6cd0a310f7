import Foundation
import Testing

private let package = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func text(of path: String) throws -> String {
  try String(contentsOf: package.appending(path: path), encoding: .utf8)
}

@Test("the command, the change log and the pages name the same version")
func oneVersion() throws {
  let source = try text(of: "Sources/heirloom/Version.swift")
  let version = try #require(source.firstMatch(of: /version = "([0-9.]+)"/)).1
  let changes = try text(of: "CHANGELOG.md")
  #expect(changes.firstMatch(of: /\n## \[([0-9.]+)\] - \d{4}-\d{2}-\d{2}\n/)?.1 == version)
  for page in ["README.md", "Documentation/Installation.md"] {
    let named = try text(of: page).matches(of: /from: "([0-9.]+)"/).map(\.1)
    #expect(!named.isEmpty && named.allSatisfy { $0 == version }, "\(page)")
  }
}

@Test("one trait is on by default, because SwiftPM passes several in a random order")
func oneDefaultTrait() throws {
  let manifest = try text(of: "Package.swift")
  let enabled = try #require(manifest.firstMatch(of: /\.default\(enabledTraits: \[([^\]]*)\]\)/)).1
  #expect(enabled.split(separator: ",").count == 1)
}
