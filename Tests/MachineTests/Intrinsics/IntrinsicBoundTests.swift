import Testing

@testable import Machine

@Suite("Bounds of built-in functions")
struct IntrinsicBoundTests {
  @Test("each function has a bound, and no other name has")
  func all() {
    let bounded = Set(Intrinsics.bounds.keys)
    #expect(Intrinsics.names.subtracting(bounded).sorted() == [])
    #expect(bounded.subtracting(Intrinsics.names).sorted() == [])
  }

  @Test("the host doesn't receive texts that would take it long")
  func hosted() throws {
    for (name, bound) in Intrinsics.bounds {
      guard case .hosted(let most) = bound else { continue }
      let intrinsic = try #require(Intrinsics.named(name))
      let long = Value.string(String(repeating: "a", count: most + 1))
      #expect(
        throws: Trap(.tooLarge(what: "text of `\(name)`", limit: most)), "\(name)"
      ) { _ = try intrinsic.applied(to: [long, long, long, long]) }
    }
    _ = try? Workload.current.settle()
  }

  @Test("folding takes linear time, and agrees with Foundation")
  func folding() throws {
    let fold = try #require(Intrinsics.named("text.transformed"))
    let text = String(repeating: "ae\u{301}Ü", count: 40_000)
    let clock = ContinuousClock()
    var folded: Value?
    let time = try clock.measure {
      folded = try fold.applied(to: [.string(text), .string("foldedDiacritics"), .string("")])
    }
    #expect(folded == .string(String(repeating: "aeU", count: 40_000)))
    #expect(time < .seconds(60), "tenths of a second; quadratic work takes minutes")
    _ = try? Workload.current.settle()
  }

  @Test("a format of many wide conversions is refused while its text is made")
  func formats() throws {
    let format = try #require(Intrinsics.named("format.printf"))
    let text = String(repeating: "%1$9999d", count: 4000)
    #expect(throws: Trap.self) {
      _ = try format.applied(to: [.string(text), .array([.int(1)])])
    }
    _ = try? Workload.current.settle()
  }
}
