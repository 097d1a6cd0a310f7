import Foundation

/// A program in Swift and in Python: the files of this name, in which `COUNT` says how much there is
/// to do.
struct Program {
  let name: String
  let file: String
  let count: Int

  init(_ name: String, _ file: String, count: Int) {
    self.name = name
    self.file = file
    self.count = count
  }

  static let all = [
    Program("recursion", "recursion", count: 31),
    Program("integer loop", "loop", count: 2_000_000),
    Program("structures", "structures", count: 3_000),
    Program("closures over elements", "closures", count: 1_000_000),
    Program("dictionary of strings", "dictionary", count: 4_000),
    Program("string building", "strings", count: 1_000_000),
    Program("class and protocol", "dispatch", count: 1_500_000),
    Program("generic code", "generics", count: 1_200_000),
    Program("sorting with a closure", "sorting", count: 150_000),
    Program("async calls", "async", count: 600_000),
  ]

  /// The text with this much to do.
  func text(_ language: Language, count: Int) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = folder.appendingPathComponent("Programs/\(file).\(language.rawValue)")
    return try String(contentsOf: source, encoding: .utf8)
      .replacingOccurrences(of: "COUNT", with: String(count))
  }
}

enum Language: String, CaseIterable {
  case swift
  case python = "py"
}
