import Dependencies
import Testing

// Sendable because a wrapper never changes, although it is declared as a variable.
private final class Model: @unchecked Sendable {
  @Dependency(\.number) var number
  @Dependency(\.allSides) var allSides
  @Dependency(\.client.fetch) var fetch
  @Dependency(NumberKey.self) var numberByKey

  func numberReadInMethod() -> Int {
    @Dependency(\.number) var number
    return number
  }
}

private final class Parent {
  @Dependency(\.number) var number
  lazy var child = Model()
}

/// An interpreter's accessor: a property of ``DependencyValues`` that is known only at run time.
private final class Accessor: Hashable, Sendable {
  let read: @Sendable (DependencyValues) -> Int
  init(_ read: @escaping @Sendable (DependencyValues) -> Int) { self.read = read }
  static func == (left: Accessor, right: Accessor) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DependencyValues {
  fileprivate subscript(accessor: Accessor) -> Int { accessor.read(self) }

  /// A property whose getter makes its own wrapper.
  fileprivate var numberTwice: Int {
    @Dependency(\.number) var number
    return number + self.number
  }
}

@Suite("A wrapper's description")
struct WrapperDescriptionTests {
  @Test("contains its type, its key if it has one, its location and its scope")
  func description() {
    let line = #line + 1
    let plain = Dependency(\.number)
    #expect("\(plain)" == "dependency of type Int, made at \(#fileID):\(line):27")
    let (wrapper, made, scope) = withDependencies {
      $0.allSides = "override"
    } operation: {
      (Dependency(NumberKey.self), #line, #line - 3)
    }
    #expect("\(wrapper)".hasPrefix("dependency `DependenciesTests.NumberKey`: Int, made at "))
    #expect("\(wrapper)".contains("\(#fileID):\(made):"))
    #expect("\(wrapper)".contains(", inside the scope at \(#fileID):\(scope):"))
  }

  @Test("computes nothing and shows none of its properties")
  func parts() {
    #expect(Mirror(reflecting: Dependency(\.number)).children.isEmpty)
    var text = ""
    dump(Model(), to: &text)
    #expect(!text.contains("SourcePoint"))
    #expect(text.contains("dependency of type Int, made at"))
  }
}

private enum Statics {
  static let model = withDependencies {
    $0.number = 5
  } operation: {
    Model()
  }
}

@Suite("A wrapper")
struct WrapperTests {
  @Test("captures the current values where it is created")
  func capture() {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    #expect(model.number == 1)
    #expect(model.numberByKey == 1)
    #expect(model.allSides == "test")
  }

  @Test("prefers the current values at the read, key by key")
  func currentWins() {
    let model = withDependencies {
      $0.number = 1
      $0.allSides = "captured"
    } operation: {
      Model()
    }
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(model.number == 2)
      #expect(model.numberByKey == 2)
      #expect(model.allSides == "captured")
    }
    #expect(model.number == 1)
  }

  @Test("takes defaults from the captured cache and context")
  func capturedCache() throws {
    let model = withDependencies {
      $0 = .live
    } operation: {
      Model()
    }
    #expect(model.allSides == "live")
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(model.allSides == "preview")
      let again = resolutions { _ = model.allSides }
      #expect(
        again.first.map { if case .cached(.preview, _) = $0.origin { true } else { false } } == true
      )
    }
    let fresh = Model()
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(fresh.number == 0)
      let resolution = resolutions { _ = DependencyValues._current.number }.first
      #expect(resolution?.origin == .computed(.live))
    }
  }

  @Test("reaches into a client by a nested path")
  func nestedPath() {
    let model = withDependencies {
      $0.client.fetch = { 9 }
    } operation: {
      Model()
    }
    #expect(model.fetch() == 9)
    withDependencies {
      $0.client.fetch = { 10 }
    } operation: {
      #expect(model.fetch() == 10)
    }
  }

  @Test("takes a key path made at run time")
  func runtimePath() throws {
    let accessor = Accessor { $0[NumberKey.self, fileID: "lesson/lesson", line: 12] }
    let wrapper = withDependencies {
      $0.number = 3
    } operation: {
      Dependency(
        \.[accessor], fileID: "lesson/lesson", filePath: "/lesson", line: 4, column: 2)
    }
    let resolution = try #require(resolutions { #expect(wrapper.wrappedValue == 3) }.first)
    #expect(
      resolution.wrapper
        == Dependencies.SourceLocation(
          fileID: "lesson/lesson", filePath: "/lesson", line: 4, column: 2))
    #expect(resolution.readAt?.line == 12)
  }

  @Test("in a method captures at each call, not when the model is made")
  func inMethod() {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    #expect(model.numberReadInMethod() == 0)
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(model.numberReadInMethod() == 2)
    }
  }

  @Test("in a static freezes at the first access")
  func inStatic() {
    withDependencies {
      $0.number = 6
    } operation: {
      #expect(Statics.model.number == 6)
    }
    #expect(Statics.model.number == 5)
  }

  @Test("in a lazy child captures at the first access")
  func inLazyChild() {
    let touchedInside = withDependencies {
      $0.number = 1
    } operation: {
      let parent = Parent()
      _ = parent.child
      return parent
    }
    #expect(touchedInside.child.number == 1)

    let touchedOutside = withDependencies {
      $0.number = 1
    } operation: {
      Parent()
    }
    #expect(touchedOutside.number == 1)
    #expect(touchedOutside.child.number == 0)
  }

  @Test("makes its values current while the key path is evaluated")
  func evaluation() {
    let wrapper = withDependencies {
      $0.number = 4
    } operation: {
      Dependency(\.numberTwice)
    }
    #expect(wrapper.wrappedValue == 8)
    withDependencies {
      $0.allSides = "other"
    } operation: {
      #expect(wrapper.wrappedValue == 8)
    }
    withDependencies {
      $0.number = 5
    } operation: {
      #expect(wrapper.wrappedValue == 10)
    }
  }

  @Test("carries its captured values to threads that inherit nothing")
  func onThreads() async {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    #expect(await onThread { model.number } == 1)
    #expect(await Task.detached { model.number }.value == 1)
  }
}
