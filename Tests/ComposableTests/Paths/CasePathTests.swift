import Composable
import Testing

private enum Choice: Equatable {
  case number(Int)
  case other(Int)
  case pair(id: Int, action: String)
  case unlabeled(Int, String)
  case nested(Inner)
  case nothing
  case nothingElse

  enum Inner: Equatable { case yes, no }

  var number: Int? { if case .number(let number) = self { number } else { nil } }
}

@Suite("Paths of cases")
struct CasePathTests {
  fileprivate static let all: [Choice] = [
    .number(1), .other(1), .pair(id: 1, action: "a"), .unlabeled(1, "a"), .nested(.yes),
    .nothing, .nothingElse,
  ]

  @Test("the three ways to make a path agree")
  func threeWays() {
    let paths: [CasePath<Choice, Int>] = [
      CasePath(Choice.number) { if case .number(let number) = $0 { number } else { nil } },
      CasePath(\.number, Choice.number),
      /Choice.number,
    ]
    for path in paths {
      #expect(path.embed(5) == .number(5))
      #expect(Self.all.map(path.extract) == [1, nil, nil, nil, nil, nil, nil])
    }
  }

  @Test("reflection finds payloads of several parts, with labels and without")
  func severalParts() throws {
    let labeled: CasePath<Choice, (Int, String)> = /Choice.pair
    #expect(try #require(labeled.extract(.pair(id: 3, action: "b"))) == (3, "b"))
    #expect(labeled.extract(.unlabeled(3, "b")) == nil)
    let unlabeled: CasePath<Choice, (Int, String)> = /Choice.unlabeled
    #expect(try #require(unlabeled.extract(.unlabeled(3, "b"))) == (3, "b"))
    #expect(unlabeled.embed((4, "c")) == .unlabeled(4, "c"))
  }

  @Test("reflection finds payloads that are enumerations, and cases without any")
  func otherPayloads() {
    let nested: CasePath<Choice, Choice.Inner> = /Choice.nested
    #expect(nested.extract(.nested(.no)) == .no)
    let nothing: CasePath<Choice, Void> = /Choice.nothing
    #expect(nothing.extract(.nothing) != nil)
    #expect(nothing.extract(.nothingElse) == nil)
    #expect(nothing.extract(.number(1)) == nil)
    #expect(nothing.embed(()) == .nothing)
  }

  @Test("optional and generic payloads are found")
  func optionalPayloads() {
    enum Wide: Equatable {
      case text(String?)
      case result(Result<Int, CancellationErrorBox>)
    }
    let text: CasePath<Wide, String?> = /Wide.text
    #expect(text.extract(.text("a")) == .some("a"))
    #expect(text.extract(.text(nil)) == .some(nil))
    #expect(text.extract(.result(.success(1))) == nil)
  }

  #if DEBUG
    @MainActor
    @Test("after ten thousand uses of one case there is one hint")
    func hint() throws {
      enum Busy {
        case work(Int)
        case rest(Int)
      }
      let reported = issues {
        for number in 0..<10_000 {
          let path: CasePath<Busy, Int> = /Busy.work
          #expect(path.extract(.work(number)) == number)
        }
        let path: CasePath<Busy, Int> = /Busy.rest
        #expect(path.extract(.rest(1)) == 1)
      }
      #expect(reported.isEmpty)
      let path: CasePath<Busy, Int> = /Busy.work
      let hints = issues { for _ in 0..<100 { _ = path.extract(.work(1)) } }
      #expect(hints.count == 1)
      #expect(try #require(hints.first).message.contains("CasePath(Busy.work) { if case .work("))
    }
  #endif

  @MainActor
  @Test("a path that isn't a case is reported")
  func noCase() throws {
    struct Whole: Sendable { var part: Int }
    let reported = issues {
      let path: CasePath<Whole, Int> = /{ Whole(part: $0) }
      #expect(path.extract(Whole(part: 1)) == nil)
    }
    let issue = try #require(reported.first)
    #expect(issue.message.contains("isn't a case of an enumeration"))
    #expect(issue.message.contains("Root: Whole"))
  }
}

private struct CancellationErrorBox: Error, Equatable {}
