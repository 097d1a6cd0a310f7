import Foundation
import Testing

@testable import Classroom

/// The invariants of a room under any order of actions by a teacher, a class and restarts.
@Suite("A room under random sequences")
struct RoomModelTests {
  /// A room, and the expected values of its properties.
  private struct Model {
    var room = makeRoom()
    /// The choices of each round, by question.
    var rounds: [String: [[String: Int]]] = [:]
    var seats: Set<String> = []
    var generator: Generator
    var version = 0
    let ids = ["1.1", "1.2", "2.1"]

    mutating func step() throws {
      let before = (room.version, room.asked?.phase, room.asked?.id)
      switch generator.below(12) {
      case 0: sit()
      case 1, 2, 3, 4: vote()
      case 5, 6: askAgain()
      case 7: show()
      case 8: answer()
      case 9: leave()
      case 10: if generator.below(50) == 0 { empty() }
      default: if generator.below(20) == 0 { try restart() }
      }
      check(before)
    }

    /// A faster replacement for `#expect`, which takes longer than a step.
    private func expect(_ isKept: Bool, line: Int = #line) {
      if !isKept { Issue.record("the invariant at line \(line) doesn't hold") }
    }

    private var seat: String { mutating get { "s\(generator.below(5))" } }

    private mutating func sit() {
      let seat = seat
      let isSeated = room.sit(seat, from: "a\(generator.below(2))")
      expect(isSeated)
      seats.insert(seat)
    }

    private mutating func vote() {
      let (seat, id, choice) = (seat, ids[generator.below(3)], generator.below(4) - 1)
      let expected: Room.VoteResult =
        if !seats.contains(seat) {
          .unknownSeat
        } else if room.asked?.id != id || room.asked?.phase != .open {
          .closed
        } else if !(0..<2).contains(choice) { .noSuchChoice } else { .counted }
      let result = room.vote(choice, by: seat, on: id)
      expect(result == expected)
      guard expected == .counted else { return }
      let last = max(0, (rounds[id] ?? [[:]]).count - 1)
      rounds[id, default: [[:]]][last][seat] = choice
    }

    private mutating func askAgain() {
      let (id, phase) = (room.asked?.id, room.asked?.phase)
      room.closeOrAskAgain()
      guard let id, let phase else { return }
      switch phase {
      case .open: expect(room.asked?.phase == .closed)
      case .answered: expect(room.asked?.phase == .answered)
      case .closed:
        expect(room.asked?.phase == .open)
        var all = rounds[id] ?? [[:]]
        if all.last?.isEmpty == false { all = [all[0], [:]] }
        rounds[id] = all
      }
    }

    private mutating func show() {
      let id = ids[generator.below(3)]
      room.show(
        stage: slide(), frame: generator.below(9), asks: Self.question(id),
        isClosed: generator.below(4) == 0, isAnswered: generator.below(8) == 0)
      expect(room.asked?.id == id)
    }

    private mutating func answer() {
      guard let asked = room.asked else { return }
      room.show(stage: slide(), frame: 1, asks: asked, isAnswered: true)
      expect(room.asked?.phase == .answered)
    }

    private mutating func leave() {
      room.show(stage: slide(), frame: 0, asks: nil, isAnswered: false)
      expect(room.asked == nil)
    }

    private mutating func empty() {
      room.empty()
      seats = []
      if let id = room.asked?.id, let all = rounds[id] { rounds[id] = all.dropLast() + [[:]] }
    }

    /// The process ends, and another one resumes the class from a journal that may contain no
    /// rounds.
    private mutating func restart() throws {
      var data = try JSONEncoder().encode(room.journal(port: 1, at: 10))
      if rounds.values.contains([[:]]) {
        let text = String(decoding: data, as: UTF8.self).replacing("[{}]", with: "[]")
        data = Data(text.utf8)
      }
      let journal = try #require(Room.journal(in: data, lesson: "x", at: 11))
      room = Room(journal)
      version = 0
    }

    private func check(_ before: (Int, Room.Asked.Phase?, String?)) {
      expect(room.version >= version)
      expect(room.seats == seats && seats.count <= Room.mostSeats)
      for id in ids {
        let counts = room.counts(of: id, choices: 2)
        let expected = (rounds[id] ?? []).map { votes in
          (0..<2).map { choice in votes.values.count { $0 == choice } }
        }
        // A question whose only round is empty may be kept or not.
        if expected != [[0, 0]] || !counts.isEmpty { expect(counts == expected) }
        expect(counts.count <= 2)
        for round in counts { expect(round.reduce(0, +) <= 5) }
      }
      if let id = room.asked?.id {
        for seat in seats { expect(room.choice(of: seat) == rounds[id]?.last?[seat]) }
      }
    }

    private static func question(_ id: String) -> Room.Asked { asked(id) }
  }

  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  @Test("a room and its model agree after each of a million steps", arguments: 0..<10)
  func steps(seed: Int) throws {
    var model = Model(generator: Generator(state: UInt64(seed) &+ 1))
    for _ in 0..<100_000 { try model.step() }
  }
}
