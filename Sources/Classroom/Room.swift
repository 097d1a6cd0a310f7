// How a class works
//
// `Room` decides who has a seat and which votes count, `Reception` which requests are allowed, and
// `RequestParser` what a request is. None of them knows a connection or a clock. `ClassServer`
// does, and limits everything that a client could do without end. It uses only FlyingFox's sockets:
// its server would load Foundation's network code whenever the tutor starts.
//
// The wall shows a `Slide`, which uses the pieces of pages; the room adds the question, its votes
// and the address. The wall's script chooses an arrangement and a size of type that fit. No type is
// smaller than a thirtieth of the height.

package import MessageTables
package import Pages

/// A class: its seats, its questions, and its votes.
///
/// It contains only state and rules, and doesn't use connections, clocks or files.
package struct Room: Sendable {
  /// A question as the class sees it.
  package struct Asked: Equatable, Sendable {
    package enum Phase: String, Codable, Sendable {
      /// Votes are accepted, and may be changed.
      case open
      /// No more votes are accepted.
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

    /// Identifies the question in its lesson.
    package var id: String
    package var text: HTML
    /// The code or the trace of the question.
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

  /// The result of a vote.
  package enum VoteResult: Equatable, Sendable {
    case counted
    case unknownSeat
    /// The teacher has closed the question, or asks another one.
    case closed
    case noSuchChoice
  }

  package let lesson: String
  /// The language of the lesson.
  package var language = LanguageTag.english
  /// The code that people type to join, without letters that look alike.
  package let code: String
  /// The secret part of the teacher's address.
  package let secret: String
  package private(set) var asked: Asked?
  /// The wall's slide, without the question, the votes and the address.
  package private(set) var stage = Slide(.blank)
  /// The stage's position, for a class that is resumed.
  package private(set) var frame = 0
  /// All seats. A seat that is away keeps its votes.
  package private(set) var seats: Set<String> = []
  /// The time of the last request of each seat that is here, in seconds.
  private var lastSeen: [String: Double] = [:]
  private var lastLook = 0.0
  /// The number of seats from each address, since this process began.
  package private(set) var arrivals: [String: Int] = [:]
  /// The votes on each question.
  package private(set) var votes: [String: Rounds] = [:]
  /// The keys that the teacher pressed on the teacher's page, for the stage.
  private var keys: [TeacherKey] = []
  /// The teacher's notes for the frame on the stage.
  package private(set) var teaching = Teaching()
  /// The texts of the questions and choices, so that a vote never counts for a changed question.
  private(set) var wordings: [String: String] = [:]
  /// The phase of each question when the class was interrupted.
  private var interrupted: [String: Asked.Phase] = [:]
  /// The number of changes that a browser can see.
  package private(set) var version = 1

  package static let mostSeats = 2000

  /// The time without a request after which a seat counts as away, in seconds.
  package static let longestSilence = 30.0

  package enum TeacherKey: String, CaseIterable, Sendable {
    case on, back, vote
  }

  package init(lesson: String, code: String, secret: String) {
    self.lesson = lesson
    self.code = code
    self.secret = secret
  }

  /// Restores a class that is resumed.
  mutating func restore(_ journal: Journal) {
    seats = Set(journal.seats.prefix(Self.mostSeats))
    votes = journal.votes
    wordings = journal.wordings
    frame = journal.frame
    interrupted = journal.phases
  }

  // MARK: Seats

  /// The number of seats that are here.
  package var present: Int { lastSeen.count }

  /// Returns the number of seats that can answer, or have answered, a question.
  package func audience(of question: String) -> Int {
    let voters = votes[question]?.latest.keys.count { lastSeen[$0] == nil } ?? 0
    return present + voters
  }

  /// Records that a seat is here. Seats that have been silent for too long count as away.
  ///
  /// - Parameters:
  ///   - seat: The seat; nil for a request without a seat.
  ///   - now: The time in seconds, from any origin.
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

  /// Adds a seat.
  ///
  /// - Parameter address: The client's address, which the teacher sees.
  /// - Returns: False if the room is full.
  package mutating func sit(_ seat: String, from address: String? = nil) -> Bool {
    guard seats.contains(seat) || seats.count < Self.mostSeats else { return false }
    guard seats.insert(seat).inserted else { return true }
    if let address { arrivals[address, default: 0] += 1 }
    version += 1
    return true
  }

  /// Removes every seat, with the votes on the current question. Everyone who is here takes a new
  /// seat.
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

  /// Shows the stage's content. A question that was asked before keeps its votes.
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
      // The code now marks the event that shows the answer.
      if let question { asked?.code = question.code }
      changed = asked != nil || changed
    }
    if changed { version += 1 }
  }

  /// Sets the question. A question that was changed on disk meanwhile is asked again.
  private mutating func take(_ question: Asked) {
    let wording = ([question.text] + question.choices.map(\.text)).map(\.text).joined(
      separator: "\n")
    if let old = wordings.updateValue(wording, forKey: question.id), old != wording {
      votes[question.id] = nil
      interrupted[question.id] = nil
    }
  }

  /// Closes an open question. Asks a closed one again, in a new vote.
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
    // If the stage doesn't read the keys, later ones are dropped.
    if keys.count < 32 { keys.append(key) }
  }

  package mutating func takeKeys() -> [TeacherKey] {
    defer { keys = [] }
    return keys
  }

  /// Returns, for each vote, the number of votes for each choice.
  package func counts(of question: String, choices: Int) -> [[Int]] {
    (votes[question]?.all ?? []).map { votes in
      votes.values.reduce(into: Array(repeating: 0, count: choices)) { counts, choice in
        if counts.indices.contains(choice) { counts[choice] += 1 }
      }
    }
  }
}
