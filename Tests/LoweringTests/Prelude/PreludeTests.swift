import Foundation
import Machine
import SwiftSyntax
import Testing

@testable import Lowering

@Suite("The prelude")
struct PreludeTests {
  /// To write it: `HEIRLOOM_RECORD=1 swift test --filter PreludeTests`.
  @Test("its index says where its pieces stand")
  func index() throws {
    let isCurrent = Prelude.sections.allSatisfy {
      PreludeIndexer.index(of: $0) == PreludeIndex.sections[$0.name]
    }
    if !isCurrent, ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Lowering/Prelude/PreludeIndex.swift")
      try PreludeIndexer.file.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isCurrent, "the index in PreludeIndex.swift is of other texts: record it anew")
  }

  @Test("every built-in function and operation that it names is there")
  func builtIns() {
    for section in Prelude.sections {
      let intrinsics = Self.names(after: "@intrinsic(", in: section.text)
      let operations = Self.names(after: "@operation(", in: section.text)
      for words in section.variants {
        for name in intrinsics.map({ Self.replacing(words, in: $0) }) {
          let isThere =
            Intrinsics.named(name) != nil || Intrinsics.mutating(named: name) != nil
          #expect(isThere, "\(name) of \(section.name)")
        }
        for name in operations {
          #expect(Machine.Operation(rawValue: name) != nil, "\(name) of \(section.name)")
        }
      }
    }
  }

  @Test("each piece can be read, and each type is what it says it conforms to")
  func declarations() {
    let reading = PreludeReading()
    reading.readAll()
    #expect(reading.problems == [])
  }

  @Test("each body is well-typed")
  func bodies() {
    let reading = PreludeReading()
    reading.checkBodies()
    #expect(reading.problems == [])
  }

  private static func replacing(_ words: [String: String], in text: String) -> String {
    words.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  private static func names(after mark: String, in text: String) -> [String] {
    text.components(separatedBy: mark).dropFirst().flatMap { rest in
      rest.prefix { $0 != ")" }.components(separatedBy: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      }
    }
  }
}

/// Asks for everything in the prelude.
private final class PreludeReading {
  let checker = PreludeLoader.makeChecker()
  private(set) var problems: [String] = []

  func readAll() {
    for module in checker.core.modules.keys { checker.core.loader?.makeVisible(module: module) }
    forEachName { named in
      switch named {
      case .type(let type): read(type)
      case .function(let function): _ = function.interface.value
      case .alias(let alias): _ = alias.underlying.value
      case .storage(let storage): _ = storage.type.value
      case .parameter: break
      }
    }
    problems += checker.core.loader?.problems ?? []
  }

  func checkBodies() {
    forEachName { named in
      switch named {
      case .type(let type): checkBodies(of: type)
      case .function(let function): check(function)
      case .alias, .storage, .parameter: break
      }
    }
  }

  private func forEachName(_ body: (Named) -> Void) {
    for context in [checker.core.scope] + checker.core.modules.values {
      for name in context.names.keys.sorted() {
        for named in context.names[name] ?? [] { body(named) }
        note(name)
      }
    }
  }

  private func note(_ place: String) {
    problems += checker.takeDiagnostics().map { "\(place): \($0.message)" }
  }

  private func read(_ type: TypeContext) {
    for name in type.members.names.sorted() {
      for member in type.members[name] {
        switch member {
        case .function(let function): _ = function.interface.value
        case .storage(let storage): _ = (storage.type.value, storage.parameters.value)
        case .enumerationCase(let one): _ = one.parameters.value
        case .type(let nested): read(nested)
        case .alias(let alias): _ = alias.underlying.value
        case .associatedType(let associated): _ = associated.defaultType.value
        }
      }
    }
    guard let nominal = type as? NominalDeclaration else { return }
    for conformance in nominal.conformanceTable.all(checker.core) {
      var check = ConformanceCheck(checker, conformance)
      check.run()
    }
    note(type.path)
  }

  private func checkBodies(of type: TypeContext) {
    for name in type.members.names.sorted() {
      for member in type.members[name] {
        switch member {
        case .function(let function): check(function)
        case .storage(let storage):
          storage.getter.map(check)
          storage.setter.map(check)
        case .type(let nested): checkBodies(of: nested)
        case .enumerationCase, .alias, .associatedType: break
        }
      }
    }
  }

  private func check(_ function: FunctionDeclaration) {
    _ = checker.checkBody(of: function)
    note("\(function.owner?.type.path ?? "").\(function.name)")
  }
}
