import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@Suite("A trait of a test")
struct TraitTests {
  @Dependency(\.number) var number
  @Dependency(\.otherNumber) var otherNumber
  @Dependency(\.client) var client
  @Dependency(Flags.self) var flags

  @Test("overrides a property", .dependency(\.number, 1))
  func property() { #expect(number == 1) }

  @Test("overrides a part of a property", .dependency(\.client.name, "mine"))
  func part() {
    #expect(client.name == "mine")
    #expect(client.fetch() == 0)
  }

  @Test("overrides a closure of a client", .dependency(\.client.fetch, { 5 }))
  func closure() { #expect(client.fetch() == 5) }

  @Test("overrides the time", .dependency(\.date.now, Date(timeIntervalSince1970: 7)))
  func date() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 7))
  }

  @Test("overrides a value that is its own key", .dependency(Flags(isOn: true)))
  func ownKey() { #expect(flags.isOn) }

  @Test(
    "overrides the assignments of its closure",
    .dependencies {
      $0.number = 1
      $0.client.name = "mine"
    })
  func closureOfTrait() {
    #expect(number == 1)
    #expect(client.name == "mine")
  }

  @Test(
    "may await its values",
    .dependencies {
      $0.number = await Task { 1 }.value
    })
  func asynchronous() { #expect(number == 1) }

  @Test("overrides nothing by default", .dependencies)
  func nothing() {
    #expect(number == 0)
    #expect(!flags.isOn)
  }

  @Test(
    "is combined with others, of which the last one takes precedence", .dependency(\.number, 1),
    .dependency(Flags(isOn: true)), .dependency(\.client.name, "mine"),
    .dependencies { $0.otherNumber = $0.number + 1 }, .dependency(\.number, 3),
    .dependency(\.client.fetch, { 4 }), .dependencies)
  func combined() {
    #expect(number == 3)
    #expect(otherNumber == 2)
    #expect(flags.isOn)
    #expect(client.name == "mine")
    #expect(client.fetch() == 4)
  }

  @Test(
    "is inherited by tasks", .dependency(\.number, 1), .dependency(\.otherNumber, 2))
  func tasks() async {
    @Sendable func sum() -> Int {
      DependencyValues._current.number + DependencyValues._current.otherNumber
    }
    async let child = sum()
    #expect(await child == 3)
    #expect(await Task { sum() }.value == 3)
    let group = await withTaskGroup { group in
      for _ in 0..<3 { group.addTask { sum() } }
      return await group.reduce(0, +)
    }
    #expect(group == 9)
    #expect(await Task.detached { sum() }.value == 0)
    let wrapper = _number
    #expect(await Task.detached { wrapper.wrappedValue }.value == 1)
  }

  @Test("is overridden by the test's own overrides", .dependency(\.number, 1))
  func inner() {
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(number == 2)
    }
    #expect(number == 1)
  }

  static let calls = Counter()
  static let numbers = Serials()

  @Test(
    "evaluates its value again for each case", .dependency(\.number, calls.next()), arguments: 0..<5
  )
  func anew(_: Int) {
    #expect(Self.numbers.add(number))
    #expect(number == DependencyValues._current.number)
  }

  struct Failure: Error {}

  @Test("fails the test with its error")
  func throwing() async throws {
    @Sendable func value<Value>(_ value: Value) throws -> Value { throw Failure() }
    let calls = Counter()
    let traits: [DependenciesTrait] = [
      .dependency(\.number, try value(1)), .dependency(try value(Flags())),
      .dependencies { _ in throw Failure() },
    ]
    for trait in traits {
      await #expect(throws: Failure.self) {
        try await run(with: trait) { _ = calls.next() }
      }
    }
    #expect(calls.next() == 1)
    await #expect(throws: Failure.self) {
      try await run(with: .dependencies) { throw Failure() }
    }
  }

  @Test("is the reported place of the override")
  func location() async throws {
    let line = UInt(#line + 2)
    let traits: [DependenciesTrait] = [
      .dependency(\.number, 1),
      .dependencies { $0.number = 1 },
    ]
    for (index, trait) in traits.enumerated() {
      try await run(with: trait) {
        let origin = DependencyValues.explain(NumberKey.self).origin
        guard case .overridden(let location) = origin else {
          Issue.record("not overridden: \(origin)")
          return
        }
        #expect(location.line == line + UInt(index))
        #expect(location.fileID.hasSuffix("TraitTests.swift"))
      }
    }
  }
}
