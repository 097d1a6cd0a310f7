import Dependencies
import DependenciesTestSupport
import Testing

private let calls = Counter()

@Suite(
  "A trait of a suite", .dependency(\.number, 1), .dependency(\.otherNumber, calls.next()))
struct SuiteTraitTests {
  static let numbers = Serials()

  @Dependency(\.number) var number
  @Dependency(\.otherNumber) var otherNumber

  @Test("applies to its tests")
  func test() {
    #expect(number == 1)
    #expect(Self.numbers.add(otherNumber))
  }

  @Test("applies to each case again", arguments: 0..<5)
  func cases(_: Int) {
    #expect(number == 1)
    #expect(Self.numbers.add(otherNumber))
  }

  @Test("comes before the test's own", .dependency(\.number, 2), arguments: 0..<2)
  func own(_: Int) {
    #expect(number == 2)
    #expect(Self.numbers.add(otherNumber))
  }

  @Test("is visible to the test's own", .dependencies { $0.number += 10 })
  func seen() { #expect(number == 11) }

  @Suite("applies to the suites inside")
  struct Inner {
    @Test("as it stands", arguments: 0..<2)
    func test(_: Int) {
      #expect(DependencyValues._current.number == 1)
      #expect(SuiteTraitTests.numbers.add(DependencyValues._current.otherNumber))
    }
  }

  @Suite("comes before that of a suite inside", .dependency(\.number, 3))
  struct InnerWithTrait {
    @Test("without a trait of its own", arguments: 0..<2)
    func test(_: Int) {
      #expect(DependencyValues._current.number == 3)
      #expect(SuiteTraitTests.numbers.add(DependencyValues._current.otherNumber))
    }

    @Test("and with one", .dependency(\.number, 4))
    func own() {
      #expect(DependencyValues._current.number == 4)
      #expect(SuiteTraitTests.numbers.add(DependencyValues._current.otherNumber))
    }
  }
}

/// Reads dependencies. It may be made under overrides.
private final class Model {
  @Dependency(\.number) var number
  @Dependency(\.otherNumber) var otherNumber
  @Dependency(\.serial) var serial
}

@Suite("Overrides in the initializer of a suite", .dependency(\.otherNumber, 2))
struct InitializerTests {
  private let model: Model

  init() {
    model = withDependencies {
      $0.number = 1
    } operation: {
      Model()
    }
  }

  @Test("are captured by a model made under them, with those of the trait")
  func captured() {
    #expect(model.number == 1)
    #expect(model.otherNumber == 2)
    #expect(DependencyValues._current.number == 0)
  }

  @Test("don't replace the test's cache", arguments: 0..<3)
  func cache(_: Int) { #expect(model.serial == serial()) }

  @Test(
    "are inherited from the model, but the trait takes precedence", .dependency(\.otherNumber, 3))
  func inherited() {
    let child = withDependencies(from: model) { Model() }
    #expect(child.number == 1)
    #expect(child.otherNumber == 3)
    #expect(child.serial == serial())
    let other = withDependencies(from: model) {
      $0.number = 5
    } operation: {
      Model()
    }
    #expect(other.number == 5)
    #expect(other.otherNumber == 3)
  }
}
