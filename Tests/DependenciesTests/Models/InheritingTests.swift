import Dependencies
import Testing

private class Model {
  @Dependency(\.number) var number
  @Dependency(\.allSides) var allSides

  func child() -> Model { withDependencies(from: self) { Model() } }
  func childMadeAlone() -> Model { Model() }
}

private final class Subclass: Model {
  let label = "nothing of interest"
}

private final class Bare: Sendable {
  let label = "nothing"
}

/// A class, because a mirror contains a superclass only if there is one.
private class Ancestor {}

/// An interpreter's object, whose fields are known only per instance.
private final class Object: Ancestor, CustomReflectable {
  let fields: [(String, Any)]
  let superFields: [(String, Any)]

  init(_ fields: [(String, Any)], superFields: [(String, Any)] = []) {
    self.fields = fields
    self.superFields = superFields
  }

  var customMirror: Mirror {
    let superFields = superFields
    return Mirror(
      self, children: fields.map { (label: $0.0, value: $0.1) },
      ancestorRepresentation: .customized {
        Mirror(self as Ancestor, children: superFields.map { (label: $0.0, value: $0.1) })
      })
  }
}

@Suite("A model's dependencies")
struct InheritingTests {
  @Test("are inherited by a child made from it")
  func child() {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    #expect(parent.child().number == 1)
    #expect(parent.child().child().child().number == 1)
    #expect(parent.childMadeAlone().number == 0)
  }

  @Test("are overridden by the update, for the child only")
  func update() async {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
    let child = withDependencies(from: parent) {
      $0.allSides = "child's"
    } operation: {
      Model()
    }
    #expect((child.number, child.allSides) == (1, "child's"))
    #expect((parent.number, parent.allSides) == (1, "test"))

    let other = await withDependencies(from: parent) {
      $0.number += 1
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(other.number == 2)
    let same = await withDependencies(from: parent) {
      await Task.yield()
      return Model()
    }
    #expect(same.number == 1)
  }

  @Test("are overridden by the current values at the call")
  func currentWins() {
    let parent = withDependencies {
      $0.number = 1
      $0.allSides = "parent's"
    } operation: {
      Model()
    }
    let child = withDependencies {
      $0.number = 2
    } operation: {
      parent.child()
    }
    #expect((child.number, child.allSides) == (2, "parent's"))
    let grandchild = withDependencies {
      $0.allSides = "later"
    } operation: {
      child.child()
    }
    #expect((grandchild.number, grandchild.allSides) == (2, "later"))
  }

  @Test("include the cache")
  func cache() {
    let parent = withDependencies {
      $0 = .live
    } operation: {
      Model()
    }
    #expect(parent.child().allSides == "live")
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(parent.child().allSides == "live")
    }
  }

  @Test("are found in a superclass")
  func superclass() {
    let parent = withDependencies {
      $0.number = 1
    } operation: {
      Subclass()
    }
    let child = withDependencies(from: parent) { Model() }
    #expect(child.number == 1)
    let erased: Any = parent
    #expect(withDependencies(from: erased) { Model() }.number == 1)
  }

  @Test("are found through a mirror that the model supplies, for each instance")
  func customMirror() {
    let wrapper = withDependencies {
      $0.number = 1
    } operation: {
      Dependency(\.number)
    }
    let other = withDependencies {
      $0.number = 2
    } operation: {
      Dependency(\.allSides)
    }
    #expect(withDependencies(from: Object([("a", 1), ("b", wrapper)])) { Model() }.number == 1)
    #expect(withDependencies(from: Object([("b", other)])) { Model() }.number == 2)
    let derived = Object([("a", "x")], superFields: [("b", wrapper)])
    #expect(withDependencies(from: derived) { Model() }.number == 1)
    let (_, issues) = recordingIssues { withDependencies(from: Object([("a", 1)])) {} }
    #expect(issues.count == 1)
  }

  @Test("are reported missing if the model has no wrapper")
  func bare() {
    let (number, issues) = recordingIssues {
      withDependencies {
        $0.number = 3
      } operation: {
        withDependencies(from: Bare()) { DependencyValues._current.number }
      }
    }
    #expect(number == 3)
    #expect(issues.count == 1)
    #expect(issues.first?.contains("Bare") == true)
  }

  @Test("are released with the last model that inherited them, however long the chain")
  func longLine() {
    var model = withDependencies {
      $0.number = 0
    } operation: {
      Model()
    }
    for turn in 1...20_000 {
      model = withDependencies(from: model) {
        $0.number = turn
      } operation: {
        Model()
      }
    }
    #expect(model.number == 20_000)
  }
}
