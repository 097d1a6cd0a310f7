import Foundation
import Machine
import Prelude
import Reading
import SwiftSyntax
import Testing

@testable import Checking
@testable import Semantics

@Suite("The prelude")
struct PreludeTests {
  @Test("the parser finds the same declarations as their layout")
  func pieces() {
    for section in Prelude.sections {
      let reader = PieceReader(section)
      let found = reader.pieces.map { [$0] + reader.members(of: $0) }
      let parsed = ParsedPieces.pieces(of: section)
      for (found, parsed) in zip(found.joined(), parsed.joined()) where found != parsed {
        Issue.record("\(section.name): \(found), \(section.text(parsed.range)), \(parsed)")
        break
      }
      #expect(found.map(\.count) == parsed.map(\.count), "\(section.name)")
    }
  }

  @Test("every built-in function and operation that it names exists")
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

  @Test("each piece can be read, and each type has its declared conformances")
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

/// Reads everything in the prelude.
private final class PreludeReading {
  let checker = BodyChecker(PreludeLoader.makeModel()) { _ in }
  var model: SemanticModel { checker.model }
  private(set) var problems: [String] = []

  func readAll() {
    for module in model.core.modules.keys { model.core.loader?.makeVisible(module: module) }
    forEachName { named in
      switch named {
      case .type(let type): read(type)
      case .function(let function): _ = function.interface.value
      case .alias(let alias): _ = alias.underlying.value
      case .storage(let storage): _ = storage.type.value
      case .parameter: break
      }
    }
    problems += model.core.loader?.problems ?? []
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
    for context in [model.core.scope] + model.core.modules.values {
      for name in context.names.keys.sorted() {
        for named in context.names[name] ?? [] { body(named) }
        note(name)
      }
    }
  }

  private func note(_ place: String) {
    problems += model.reporter.takeDiagnostics().map { "\(place): \($0.message)" }
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
    for conformance in nominal.conformanceTable.all(model.core) {
      var check = ConformanceCheck(model, conformance)
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
