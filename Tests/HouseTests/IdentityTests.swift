import Foundation
import Testing

/// Names with a capital that are compared as texts because they aren't the names of the library's types.
private let texts = [
  "Self": "a word of the language", "Type": "a word of the language", "Void": "an alias of `()`",
  "Element": "an associated type", "Failure": "an associated type", "Value": "an associated type",
  "StringInterpolation": "an associated type", "Int": "a representation of the machine",
  "Swift": "a module", "Tuples": "a file of the prelude", "Linux": "a condition of `#if`",
  "ELF": "a condition of `#if`", "INTERPRETED": "a condition of `#if`",
]

@Test(
  "the library's types are recognised by identity, because programs declare types with the same names",
  arguments: ["Reading", "Semantics", "Solving", "Checking", "Lowering", "Emission"])
func typesAreKnown(_ target: String) throws {
  let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/\(target)")
  // By default, `one.name` is one word.
  let comparison = try Regex(#"\bname [=!]= "([A-Z]\w*)""#).wordBoundaryKind(.simple)
  let files = try #require(
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
  for case let file as URL in files where file.pathExtension == "swift" {
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: comparison) {
      let name = match.output[1].substring.map(String.init)
      guard let name, texts[name] == nil else { continue }
      Issue.record(
        "\(file.lastPathComponent): \(match.output[0].substring ?? ""): `known` tells which type it is"
      )
    }
  }
}
