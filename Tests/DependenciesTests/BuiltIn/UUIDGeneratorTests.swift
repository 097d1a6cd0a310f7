import Dependencies
import Foundation
import Testing

@Suite("The uuid dependency")
struct UUIDGeneratorTests {
  @Test("is random outside of tests", arguments: [DependencyContext.live, .preview])
  func random(context: DependencyContext) {
    let issues = placedIssues {
      inContext(context) {
        @Dependency(\.uuid) var uuid
        #expect(Set((0..<100).map { _ in uuid() }).count == 100)
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("may be read in a test, but its use without an override is reported at the call")
  func unimplemented() throws {
    let declared = #line + 1
    @Dependency(\.uuid) var uuid
    #expect(placedIssues { _ = uuid }.isEmpty)

    let used = #line + 1
    let issues = placedIssues { #expect(uuid() != UUID(0)) }
    #expect(issues.map(\.line) == [UInt(used)])
    #expect(issues.map(\.fileID) == [#fileID])
    let message = try #require(issues.first?.message)
    #expect(
      message.hasPrefix(
        "`@Dependency(\\.uuid)` was used in a test without being overridden. "
          + "A random identifier is used."))
    #expect(message.contains("Declared at: \(#fileID):\(declared):"))
    #expect(message.contains("Used at: \(#fileID):\(used):"))
    #expect(message.contains("$0.uuid = .incrementing"))
  }

  @Test("fails the test that uses it")
  func failsTheTest() {
    @Dependency(\.uuid) var uuid
    withKnownIssue {
      _ = uuid()
    } matching: { issue in
      "\(issue)".contains("@Dependency(\\.uuid)")
    }
  }

  @Test("counts from zero when incrementing")
  func incrementing() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect("\(uuid())" == "00000000-0000-0000-0000-000000000000")
      #expect("\(uuid())" == "00000000-0000-0000-0000-000000000001")
      @Dependency(\.uuid) var same
      #expect(same() == UUID(2))
      let copy = uuid
      #expect([copy(), uuid(), copy()] == [UUID(3), UUID(4), UUID(5)])
    }
    #expect(UUIDGenerator.incrementing() == UUID(0), "each generator has a count of its own")
  }

  @Test("never repeats an identifier when tasks increment concurrently")
  func concurrentIncrementing() async {
    let uuid = UUIDGenerator.incrementing
    let made = await withTaskGroup(of: [UUID].self) { group in
      for _ in 0..<8 { group.addTask { (0..<5_000).map { _ in uuid() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(made.count == 40_000)
    #expect(Set(made) == Set((0..<40_000).map { UUID($0) }))
  }

  @Test("can be a constant or a closure")
  func overriding() {
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect([uuid(), uuid()] == [UUID(7), UUID(7)])
    }
    let function: () -> UUID = UUIDGenerator { UUID(8) }.callAsFunction
    #expect(function() == UUID(8))
  }
}

@Suite("An identifier made from a number")
struct UUIDIntegerTests {
  @Test(
    "ends in the hexadecimal digits of the number's magnitude, and shows its sign",
    arguments: [
      (0, "00000000-0000-0000-0000-000000000000"),
      (1, "00000000-0000-0000-0000-000000000001"),
      (255, "00000000-0000-0000-0000-0000000000FF"),
      (0x1234_5678_9ABC, "00000000-0000-0000-0000-123456789ABC"),
      (0xFFFF_FFFF_FFFF, "00000000-0000-0000-0000-FFFFFFFFFFFF"),
      (0x1_0000_0000_0000, "00000000-0000-0000-0001-000000000000"),
      (Int.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"),
      (-1, "00000000-0000-0001-0000-000000000001"),
      (-255, "00000000-0000-0001-0000-0000000000FF"),
      (Int.min, "00000000-0000-0001-8000-000000000000"),
    ])
  func digits(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }
}
