import Foundation
import Testing

@testable import DependenciesCore

private protocol Storage: Sendable { var name: String { get } }

private struct DiskStorage: Storage { var name: String { "disk" } }

private struct MemoryStorage: Storage, Equatable {
  var name = "memory"
  var isFull = true
}

private enum StorageKey: DependencyKey {
  static var liveValue: any Storage { DiskStorage() }
  static var testValue: any Storage { MemoryStorage() }
}

private enum NamesKey: DependencyKey {
  static var liveValue: any Sendable { 1 }
  static var testValue: any Sendable { ["Ada"] }
}

extension DependencyValues {
  fileprivate var storage: any Storage {
    get { self[StorageKey.self] }
    set { self[StorageKey.self] = newValue }
  }
  fileprivate var names: any Sendable {
    get { self[NamesKey.self] }
    set { self[NamesKey.self] = newValue }
  }
}

@Suite("A dependency read as another type")
struct CastingTests {
  @Test("is the value, cast, by path, by a key path known at run time, and by key")
  func casts() {
    @Dependency(\.storage, as: MemoryStorage.self) var byPath
    let keyPath: any KeyPath<DependencyValues, any Storage> & Sendable = \.storage
    @Dependency(keyPath, as: MemoryStorage.self) var byKeyPath
    @Dependency(StorageKey.self, as: MemoryStorage.self) var byKey
    #expect([byPath, byKeyPath, byKey] == Array(repeating: MemoryStorage(), count: 3))
    withDependencies {
      $0.storage = MemoryStorage(name: "other")
    } operation: {
      #expect([byPath.name, byKeyPath.name, byKey.name] == ["other", "other", "other"])
    }
  }

  @Test("captures where it is made, and is found in a model, like any wrapper")
  func captures() {
    struct Model { @Dependency(\.storage, as: MemoryStorage.self) var storage }
    let model = withDependencies {
      $0.storage = MemoryStorage(name: "captured")
    } operation: {
      Model()
    }
    #expect(model.storage.name == "captured")
    #expect(withDependencies(from: model) { Model() }.storage.name == "captured")
  }

  @Test("reports a value of another type with both types, at the wrapper, and continues")
  func otherType() {
    let line = #line + 1
    @Dependency(\.names, as: [String].self) var names
    #expect(names == ["Ada"])
    let issues = placedIssues {
      withDependencies {
        $0.names = 3
      } operation: {
        #expect(names.isEmpty)
      }
    }
    #expect(issues.map(\.line) == [UInt(line)])
    #expect(
      issues.first?.message.hasPrefix(
        "A dependency was read as `Array<Swift.String>`, but is a `Int`. "
          + "An empty value is used.") == true, "\(issues)")
  }

  @Test("exits the process if no value could be returned")
  func nothingToReturn() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
    ) {
      withIssueReporters([StandardErrorReporter()]) {
        withDependencies {
          $0.storage = DiskStorage()
        } operation: {
          @Dependency(StorageKey.self, as: MemoryStorage.self) var storage
          _ = storage
        }
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("MemoryStorage`, but is a `"))
    #expect(errors.contains("DiskStorage`. The process ends."))
  }
}
