import Foundation
import Testing

/// The allowed imports: each target, and all modules that it may import.
private let allowed: [String: Set<String>] = [
  "Clocks": ["IssueReporting"],
  "Phrases": [],
  "MessageTables": ["Phrases"],
  "DependenciesCore": ["Clocks", "Phrases", "IssueReporting"],
  "Dependencies": ["Clocks", "DependenciesCore", "SwiftUI"],
  "DependenciesTestSupport": [
    "Clocks", "Dependencies", "DependenciesCore", "Testing", "XCTest",
  ],
  "Differences": [],
  "Composable": ["Dependencies", "DependenciesCore", "Differences", "Phrases", "CustomDump"],
  "ComposableCombine": ["Composable", "Combine", "OpenCombine"],
  "MacroExpansions": ["SwiftSyntax"],
  "MacroPlugin": [
    "MacroExpansions", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax",
    "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
  ],
  "DependenciesMacros": ["Dependencies"],
  "ComposableMacros": ["Composable", "DependenciesMacros"],
  "Machine": [],
  "Recording": ["Differences"],
  "Files": ["MessageTables", "Phrases"],
  "SwiftText": [],
  "Lessons": ["Files", "MessageTables", "Phrases", "SwiftText"],
  "Prelude": ["EmbeddedFiles"],
  "CheckedTree": ["Machine"],
  "Emission": ["CheckedTree", "Machine"],
  "Reading": [
    "Machine", "MessageTables", "Phrases", "Prelude", "SwiftDiagnostics", "SwiftIfConfig",
    "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
  ],
  "Semantics": [
    "Reading", "CheckedTree", "Machine", "MessageTables", "Phrases", "Prelude", "SwiftParser",
    "SwiftSyntax", "SwiftText",
  ],
  "Solving": [
    "Semantics", "Reading", "CheckedTree", "Machine", "MessageTables", "Phrases", "SwiftSyntax",
  ],
  "Checking": [
    "Solving", "Semantics", "Reading", "CheckedTree", "Machine", "MessageTables", "Phrases",
    "SwiftSyntax",
  ],
  "Lowering": [
    "Checking", "Semantics", "Reading", "CheckedTree", "Emission", "MacroExpansions", "Machine",
    "MessageTables", "Phrases", "Prelude", "SwiftParser", "SwiftSyntax",
  ],
  "Execution": [
    "Machine", "Recording", "Differences", "DependenciesCore", "MessageTables", "Phrases",
  ],
  "Rendering": ["Recording", "Lessons", "MessageTables", "Phrases", "Differences", "SwiftText"],
  "Pages": ["Rendering", "Recording", "Lessons", "MessageTables", "Phrases"],
  "Classroom": ["Pages", "MessageTables", "Phrases", "FlyingSocks"],
  "LineEditing": ["CEditline", "Files", "MessageTables", "Phrases"],
  "Sessions": [
    "EmbeddedFiles", "Lowering", "Semantics", "Reading", "Execution", "Lessons", "Files",
    "Recording", "Machine", "MessageTables", "Phrases", "SwiftText",
  ],
  "heirloom": [
    "Sessions", "Rendering", "Pages", "Classroom", "LineEditing", "Lessons", "Files", "Recording",
    "MessageTables", "Phrases", "ArgumentParser", "SwiftText",
  ],
]

/// The platform's own modules, which any target may use.
private let platform: Set<String> = [
  "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Synchronization",
  "Glibc", "Musl", "Darwin", "CoreFoundation", "Observation",
]

private let package = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private struct Import {
  let module: String
  let place: String
}

private func sources(of target: String) throws -> [URL] {
  let root = package.appending(path: "Sources/\(target)")
  let files = try #require(
    FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
  return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
}

private func imports(of target: String) throws -> [Import] {
  try sources(of: target).flatMap { file in
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line -> Import? in
        var words = line.split(separator: " ").map(String.init)
        guard let position = words.firstIndex(of: "import"), position < 3,
          words[..<position].allSatisfy({
            ["internal", "package", "public", "private", "fileprivate"].contains($0)
              || $0.hasPrefix("@")
          })
        else { return nil }
        words.removeSubrange(...position)
        // `import struct Module.Type` names the module second.
        if words.count > 1 { words.removeFirst() }
        let module = words.first?.split(separator: ".").first.map(String.init) ?? ""
        return Import(module: module, place: "\(file.lastPathComponent):\(number + 1)")
      }
  }
}

@Test("imports run in one direction", arguments: allowed.keys.sorted())
func importsRunOneWay(target: String) throws {
  let found = try imports(of: target)
  let permitted = try #require(allowed[target]).union(platform)
  for item in found where !permitted.contains(item.module) {
    Issue.record("\(target) must not import \(item.module): \(item.place)")
  }
  #expect(try !sources(of: target).isEmpty, "the target has sources")
}

@Test("the core imports the smallest system modules, and the tutor no network")
func systemModules() throws {
  // Where the small module doesn't exist, the same file imports the whole one instead.
  for item in try imports(of: "DependenciesCore") where item.module == "Foundation" {
    let file = try #require(item.place.split(separator: ":").first)
    #expect(
      try imports(of: "DependenciesCore").contains {
        $0.module == "FoundationEssentials" && $0.place.hasPrefix("\(file):")
      }, "\(item.place)")
  }
  // A module that one target loads is loaded at the start of every process that links it.
  for target in allowed.keys where target != "Dependencies" {
    for item in try imports(of: target) where item.module == "FoundationNetworking" {
      Issue.record("\(target) must not import \(item.module): \(item.place)")
    }
  }
}

@Test("every target is in the list")
func everyTargetIsListed() throws {
  let targets = try FileManager.default.contentsOfDirectory(
    atPath: package.appending(path: "Sources").path)
  #expect(Set(targets).subtracting(["CEditline", "EmbeddedFiles"]) == Set(allowed.keys))
}

@Test("the imports of our own targets form no cycle")
func importsFormNoCycle() throws {
  var levels: [String: Int] = [:]
  func level(of target: String, path: [String]) throws -> Int {
    if let known = levels[target] { return known }
    try #require(!path.contains(target), "\(path.joined(separator: " → ")) → \(target)")
    let own = try Set(imports(of: target).map(\.module)).intersection(allowed.keys)
    let deepest = try own.map { try level(of: $0, path: path + [target]) }.max() ?? 0
    levels[target] = deepest + 1
    return deepest + 1
  }
  for target in allowed.keys { _ = try level(of: target, path: []) }
  #expect(levels.count == allowed.count)
}

@Test("only the terminal's modules use escape codes or libedit")
func escapeCodesStayAtTheEdge() throws {
  for target in [
    "Machine", "Recording", "Lowering", "Execution", "Lessons", "Sessions",
  ] {
    for file in try sources(of: target) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("\\u{1B}["), "\(target)/\(file.lastPathComponent)")
    }
  }
}

@Test("moments don't depend on how they are drawn")
func momentsAreNoPictures() throws {
  let files = try sources(of: "Rendering/Moments")
  #expect(!files.isEmpty)
  for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    for word in ["StyledText", "Glyphs", "RenderingOptions", "Annotation", "Painter"] {
      #expect(!text.contains(word), "\(file.lastPathComponent) knows \(word)")
    }
  }
}
