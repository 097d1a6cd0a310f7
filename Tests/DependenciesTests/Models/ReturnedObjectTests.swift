import Synchronization
import Testing

@testable import DependenciesCore

/// Has no wrapper, and makes a model that has one.
private final class Bare: Sendable {
  func reader() -> Reader { withDependencies(from: self) { Reader() } }
  func child() -> Bare { withDependencies(from: self) { Bare() } }
}

private final class Reader {
  @Dependency(\.number) var number
}

/// Counts its live instances.
private final class Counted: Sendable {
  static let living = Atomic(0)
  init() { Self.living.add(1, ordering: .relaxed) }
  deinit { Self.living.subtract(1, ordering: .relaxed) }
}

private enum CountedKey: DependencyKey {
  static var liveValue: Counted? { nil }
  static var testValue: Counted? { nil }
}

private func makeBare(_ number: Int) -> Bare {
  withDependencies {
    $0.number = number
  } operation: {
    Bare()
  }
}

@Suite("A model without a wrapper")
struct ReturnedObjectTests {
  @Test("that withDependencies returned passes on the values that were current there")
  func handsDown() async {
    let model = makeBare(3)
    #expect(model.reader().number == 3)
    #expect(model.child().reader().number == 3)
    let asynchronous = await withDependencies {
      $0.number = 4
    } operation: {
      await Task.yield()
      return Bare()
    }
    #expect(asynchronous.reader().number == 4)
    let child = await withDependencies(from: asynchronous) {
      await Task.yield()
      return Bare()
    }
    #expect(child.reader().number == 4)
    #expect(
      withDependencies(from: model) {
        $0.number += 1
      } operation: {
        Bare()
      }.reader().number == 4)
  }

  @Test("is overridden by the current values at the call")
  func currentWins() {
    let model = makeBare(3)
    let number = withDependencies {
      $0.number = 5
    } operation: {
      model.reader().number
    }
    #expect(number == 5)
  }

  @Test("keeps the values that were current nearest to its creation")
  func innermost() {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      makeBare(2)
    }
    #expect(model.reader().number == 2)
  }

  @Test("that no operation returned has nothing to pass on, which is reported")
  func notReturned() {
    var model: Bare?
    withDependencies {
      $0.number = 1
    } operation: {
      model = Bare()
    }
    let (_, issues) = recordingIssues { #expect(model?.reader().number == 0) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("`withDependencies(from:)` received a model") == true)
  }

  @Test(
    "leaves nothing for another object at the same address",
    .disabled(if: ProcessMemory.isQuarantined, "no address is used twice"))
  func recycledAddress() {
    var addresses: Set<ObjectIdentifier> = []
    var wrong = 0
    let (_, issues) = recordingIssues {
      for turn in 0..<20_000 {
        // No operation returned every other one.
        let isReturned = turn.isMultiple(of: 2)
        let model = isReturned ? makeBare(turn) : Bare()
        addresses.insert(ObjectIdentifier(model))
        if model.reader().number != (isReturned ? turn : 0) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(issues.count == 10_000)
    #expect(addresses.count < 10_000, "hardly an address was used twice: nothing was tested")
  }

  @Test("is released together with its stored values, but not at once")
  func lifetime() async {
    // In a separate process, because it counts all live instances.
    await #expect(processExitsWith: .success) {
      func living() -> Int { Counted.living.load(ordering: .relaxed) }
      var kept: [Bare] = []
      for turn in 0..<10_000 {
        let model = withDependencies {
          $0[CountedKey.self] = Counted()
        } operation: {
          Bare()
        }
        if turn < 100 { kept.append(model) }
        precondition(living() <= 2 * 100 + 70, "\(living()) values live")
      }
      precondition(living() >= 100)
      for model in kept { _ = model.child() }
    }
  }

  @Test("may be made, passed on from and released on several threads")
  func threads() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<4 {
        group.addTask {
          var wrong = 0
          var kept: [Bare] = []
          for turn in 0..<2_000 {
            let model = makeBare(task * 10_000 + turn)
            if turn.isMultiple(of: 7) { kept.append(model) }
            if model.reader().number != task * 10_000 + turn { wrong += 1 }
          }
          for (index, model) in kept.enumerated()
          where model.reader().number != task * 10_000 + index * 7 { wrong += 1 }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
