// How a class works
//
// `Room` decides who has a seat and which votes count, `Reception` who may ask for what, and
// `RequestParser` what a request is. None of them knows a connection or a clock. `ClassServer`
// does, and limits everything that a client could do without end. It uses only FlyingFox's
// sockets: its server would load Foundation's network code whenever the tutor starts.
//
// The wall shows a `Slide`, which uses the pieces of pages; the room adds the question, its
// votes and the address. The wall's script chooses an arrangement and a size of type that fit.
// No type is smaller than a thirtieth of the height.

package import Pages

/// A class: its seats, what it is asked, and what it answered.
///
/// It decides and keeps; it knows of no connection, no clock and no file.
package struct Room: Sendable {
  /// A question as the class sees it.
  package struct Asked: Equatable, Sendable {
    package enum Phase: String, Codable, Sendable {
      /// Answers are taken, and may be changed.
      case open
      /// No more answers are taken.
      case closed
      /// The right answer was shown on the stage.
      case answered
    }

    package struct Choice: Equatable, Sendable {
      package var label: String
      package var text: HTML
      package var feedback: HTML
      package var isRight: Bool

      package init(label: String, text: HTML, feedback: HTML, isRight: Bool) {
        self.label = label
        self.text = text
        self.feedback = feedback
        self.isRight = isRight
      }
    }

    /// Names the question in its lesson.
    package var id: String
    package var text: HTML
    /// The code that it is about, or the trace to look at.
    package var code: HTML
    package var choices: [Choice]
    package var phase = Phase.open

    package init(id: String, text: HTML, code: HTML, choices: [Choice]) {
      self.id = id
      self.text = text
      self.code = code
      self.choices = choices
    }
  }

  /// What becomes of a vote.
  package enum VoteResult: Equatable, Sendable {
    case counted
    case unknownSeat
    /// The teacher has closed the question, or asks another one.
    case closed
    case noSuchChoice
  }

  package let lesson: String
  /// What people type to come in; without letters that are easily mistaken.
  package let code: String
  /// What makes an address the teacher's.
  package let secret: String
  package private(set) var asked: Asked?
  /// The wall's slide, without the question, the votes and the address.
  package private(set) var stage = Slide(.blank)
  /// Where the stage is, for a class that is taken up again.
  package private(set) var frame = 0
  /// All who have come in. A seat that is away keeps its votes.
  package private(set) var seats: Set<String> = []
  /// When each seat that is here asked for something last, in seconds.
  private var lastSeen: [String: Double] = [:]
  private var lastLook = 0.0
  /// How many seats were taken from each address, since this process began.
  package private(set) var arrivals: [String: Int] = [:]
  /// The votes on each question that anybody was asked.
  package private(set) var votes: [String: Rounds] = [:]
  /// What the teacher pressed on the teacher's page, to be taken by the stage.
  private var keys: [TeacherKey] = []
  /// The teacher's notes for the frame on the stage.
  package private(set) var teaching = Teaching()
  /// What was asked, with its choices, so that votes are never taken for answers to something else.
  private(set) var wordings: [String: String] = [:]
  /// How far a question was when the class was interrupted.
  private var interrupted: [String: Asked.Phase] = [:]
  /// Counts the changes that a browser can see.
  package private(set) var version = 1

  package static let mostSeats = 2000

  /// For how long a seat may ask for nothing before it counts as away, in seconds.
  package static let longestSilence = 30.0

  package enum TeacherKey: String, CaseIterable, Sendable {
    case on, back, vote
  }

  package init(lesson: String, code: String, secret: String) {
    self.lesson = lesson
    self.code = code
    self.secret = secret
  }

  /// What was kept of a class that is taken up again.
  mutating func restore(_ journal: Journal) {
    seats = Set(journal.seats.prefix(Self.mostSeats))
    votes = journal.votes
    wordings = journal.wordings
    frame = journal.frame
    interrupted = journal.phases
  }

  // MARK: Seats

  /// How many seats are here.
  package var present: Int { lastSeen.count }

  /// How many seats can answer, or have answered, a question.
  package func audience(of question: String) -> Int {
    let voters = votes[question]?.latest.keys.count { lastSeen[$0] == nil } ?? 0
    return present + voters
  }

  /// Takes note that a seat is here. Seats that have been silent for too long are away from now on.
  ///
  /// - Parameters:
  ///   - seat: nil if somebody else asked for something.
  ///   - now: in seconds, from any beginning.
  package mutating func notice(_ seat: String?, at now: Double) {
    if let seat, seats.contains(seat), lastSeen.updateValue(now, forKey: seat) == nil {
      version += 1
    }
    guard now - lastLook >= 1 else { return }
    lastLook = now
    let silent = lastSeen.filter { now - $0.value > Self.longestSilence }
    for seat in silent.keys { lastSeen[seat] = nil }
    if !silent.isEmpty { version += 1 }
  }

  /// Gives somebody a seat.
  ///
  /// - Parameter address: where they ask from, for the teacher to see.
  /// - Returns: False when the room is full.
  package mutating func sit(_ seat: String, from address: String? = nil) -> Bool {
    guard seats.contains(seat) || seats.count < Self.mostSeats else { return false }
    guard seats.insert(seat).inserted else { return true }
    if let address { arrivals[address, default: 0] += 1 }
    version += 1
    return true
  }

  /// Takes every seat away, with the votes of the question that is asked: whoever is here takes a new one.
  package mutating func empty() {
    seats = []
    lastSeen = [:]
    arrivals = [:]
    if let asked { votes[asked.id]?.clearLatest() }
    version += 1
  }

  package mutating func vote(_ choice: Int, by seat: String, on question: String) -> VoteResult {
    guard seats.contains(seat) else { return .unknownSeat }
    guard let asked, asked.id == question, asked.phase == .open else { return .closed }
    guard asked.choices.indices.contains(choice) else { return .noSuchChoice }
    if votes[question, default: Rounds()].vote(choice, by: seat) { version += 1 }
    return .counted
  }

  package func choice(of seat: String) -> Int? {
    guard let asked, let choice = votes[asked.id]?.latest[seat],
      asked.choices.indices.contains(choice)
    else { return nil }
    return choice
  }

  // MARK: The teacher

  /// Shows the teacher's notes for the frame on the stage.
  package mutating func teach(_ teaching: Teaching) {
    if self.teaching != teaching { version += 1 }
    self.teaching = teaching
  }

  /// What is on the stage; a question that was asked before keeps its votes.
  package mutating func show(
    stage: Slide, frame: Int, asks question: Asked?, isClosed: Bool = false,
    isAnswered: Bool
  ) {
    var changed = self.stage != stage
    (self.stage, self.frame) = (stage, frame)
    if question?.id != asked?.id {
      asked = question
      if let question { take(question) }
      if let question, votes[question.id] != nil {
        asked?.phase = interrupted.removeValue(forKey: question.id) ?? .closed
      }
      changed = true
    }
    if isClosed, asked?.phase == .open {
      asked?.phase = .closed
      changed = true
    }
    if isAnswered, asked?.phase != .answered {
      asked?.phase = .answered
      changed = asked != nil || changed
    }
    if changed { version += 1 }
  }

  /// A lesson that was changed on disk meanwhile is asked anew.
  private mutating func take(_ question: Asked) {
    let wording = ([question.text] + question.choices.map(\.text)).map(\.text).joined(
      separator: "\n")
    if let old = wordings.updateValue(wording, forKey: question.id), old != wording {
      votes[question.id] = nil
      interrupted[question.id] = nil
    }
  }

  /// Closes an open question; asks a closed one again, as a vote of its own.
  package mutating func closeOrAskAgain() {
    guard let asked else { return }
    switch asked.phase {
    case .open: self.asked?.phase = .closed
    case .closed:
      votes[asked.id, default: Rounds()].askAgain()
      self.asked?.phase = .open
    case .answered: return
    }
    version += 1
  }

  mutating func press(_ key: TeacherKey) {
    // A stage that does not take them loses the later ones.
    if keys.count < 32 { keys.append(key) }
  }

  package mutating func takeKeys() -> [TeacherKey] {
    defer { keys = [] }
    return keys
  }

  /// For each vote, how many chose which.
  package func counts(of question: String, choices: Int) -> [[Int]] {
    (votes[question]?.all ?? []).map { votes in
      votes.values.reduce(into: Array(repeating: 0, count: choices)) { counts, choice in
        if counts.indices.contains(choice) { counts[choice] += 1 }
      }
    }
  }
}
