import Dependencies
import Foundation
import Testing

private final class Model: Sendable {
  let number = Dependency(\.number)
  let allSides = Dependency(\.allSides)
}

/// A default that is a model, which captures the current values at the first access.
private enum ModelKey: DependencyKey {
  static var liveValue: Model { Model() }
  static var testValue: Model { Model() }
}

/// Counts the computations of its value.
private enum CountingKey: DependencyKey {
  @TaskLocal static var count = Box(0)
  static var liveValue: Int { count.change { $0 += 1 } }
  static var testValue: Int { liveValue }
}

extension Box<Int> {
  fileprivate func change(_ change: @Sendable (inout Int) -> Void) -> Int {
    self.change { value -> Int in
      change(&value)
      return value
    }
  }
}

@Suite("Surprising consequences")
struct ConsequenceTests {
  @Test("each of the four ways to make values starts with an empty cache")
  func freshCaches() {
    CountingKey.$count.withValue(Box(0)) {
      let made: [() -> DependencyValues] = [
        { DependencyValues() }, { .live }, { .preview }, { .test },
      ]
      var read: [Int] = []
      for make in made + made {
        let values = make()
        read.append(values[CountingKey.self])
        #expect(values[CountingKey.self] == read.last)
      }
      #expect(read == Array(1...8))
    }
  }

  @Test("a copy shares the cache, with any overrides")
  func sharedCache() {
    CountingKey.$count.withValue(Box(0)) {
      let values = DependencyValues.live
      var copy = values
      copy.number = 1
      #expect(copy[CountingKey.self] == 1)
      #expect(values[CountingKey.self] == 1)
      withDependencies {
        $0 = copy
        $0.number = 2
      } operation: {
        #expect(DependencyValues._current[CountingKey.self] == 1)
      }
    }
  }

  @Test("a parent that is a default keeps the first reader's overrides for all readers")
  func frozenParent() {
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      withDependencies {
        $0.number = 1
      } operation: {
        #expect(DependencyValues._current[ModelKey.self].number.wrappedValue == 1)
      }
      let model = DependencyValues._current[ModelKey.self]
      #expect(model.number.wrappedValue == 1)
      let child = withDependencies(from: model) { Model() }
      #expect(child.number.wrappedValue == 1)
      withDependencies {
        $0.number = 2
      } operation: {
        #expect(DependencyValues._current[ModelKey.self].number.wrappedValue == 2)
      }
    }
  }

  @Test("a child made outside of `from:` uses the current values, not its parent's")
  func childAlone() {
    withDependencies {
      $0 = .live
    } operation: {
      let parent = withDependencies {
        $0.allSides = "parent's"
      } operation: {
        Model()
      }
      let child = Model()
      #expect(parent.allSides.wrappedValue == "parent's")
      #expect(child.allSides.wrappedValue == "live")
      #expect(withDependencies(from: parent) { Model() }.allSides.wrappedValue == "parent's")
    }
  }

  @Test("yielded values replace even the values that a model around them captured")
  func yieldReplaces() async {
    let escaped = withDependencies {
      $0.number = 1
    } operation: {
      withEscapedDependencies { $0 }
    }
    let model = withDependencies {
      $0.allSides = "model's"
    } operation: {
      Model()
    }
    for _ in 0..<3 {
      await withDependencies(from: model) {
        #expect(DependencyValues._current.allSides == "model's")
        await escaped.yield {
          await Task.yield()
          #expect(DependencyValues._current.number == 1)
          #expect(DependencyValues._current.allSides == "test")
          #expect(model.number.wrappedValue == 1)
          #expect(model.allSides.wrappedValue == "model's")
        }
      }
    }
  }

  @Test("current values may be kept after their scope, and used from any thread")
  func keptCurrent() async {
    let kept = withDependencies {
      $0.number = 1
    } operation: {
      DependencyValues._current
    }
    #expect(kept.number == 1)
    #expect(await onThread { kept.number } == 1)
    var changed = kept
    changed.number = 2
    #expect(kept.number == 1)
    withDependencies {
      $0 = changed
    } operation: {
      #expect(DependencyValues._current.number == 2)
    }
    #expect(kept.number == 1)
  }

  @Test("copies of one variable's values may be changed on many threads")
  func copiesOnThreads() async {
    let keys = NumberedAccess.make(20)
    var values = DependencyValues()
    for index in 0..<12 { keys[index].assign(&values, index) }
    let original = values
    let wrong = await withTaskGroup(of: Int.self) { group in
      for thread in 1...8 {
        group.addTask {
          await onThread {
            var wrong = 0
            var copies: [DependencyValues] = []
            for turn in 0..<50 {
              var copy = original
              for index in 6..<18 { keys[index].assign(&copy, thread * 1000 + turn) }
              copies.append(copy)
            }
            for (turn, copy) in copies.enumerated() {
              for index in 0..<20 {
                let expected = index < 6 ? index : index < 18 ? thread * 1000 + turn : -1
                if keys[index].read(copy) != expected { wrong += 1 }
              }
            }
            return wrong
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    for index in 0..<20 { #expect(keys[index].read(original) == (index < 12 ? index : -1)) }
  }

  @Test("values larger than a register, or than most, and zero-size values are stored whole")
  func sizes() {
    var values = DependencyValues()
    #expect(values[WideKey.self].vector == SIMD16(repeating: 1))
    var wide = Wide()
    wide.vector[3] = 5
    wide.rest = "x"
    values[WideKey.self] = wide
    #expect(values[WideKey.self].vector[3] == 5)
    #expect(values[WideKey.self].rest == "x")
    #expect(Dependency(EmptyKey.self).wrappedValue == Empty())
    values[EmptyKey.self] = Empty()
    #expect(values[EmptyKey.self] == Empty())
  }
}

private struct Wide: Sendable {
  var byte: UInt8 = 1
  var vector: SIMD16<Double> = SIMD16(repeating: 1)
  var rest: String = ""
}

private enum WideKey: DependencyKey {
  static var liveValue: Wide { Wide() }
  static var testValue: Wide { Wide() }
}

private struct Empty: Sendable, Equatable {}

private enum EmptyKey: DependencyKey {
  static var liveValue: Empty { Empty() }
  static var testValue: Empty { Empty() }
}
