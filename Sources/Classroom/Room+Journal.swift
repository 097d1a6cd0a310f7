package import Foundation

extension Room {
  /// What a class needs to go on after its process ended: in one file, which is written whole.
  package struct Journal: Codable, Equatable, Sendable {
    package var lesson: String
    package var code: String
    package var secret: String
    package var port: UInt16
    package var frame: Int
    package var seats: [String]
    package var votes: [String: Rounds]
    /// The texts of what was asked, with those of its choices.
    package var wordings: [String: String]
    /// How far the question is that is asked.
    package var phases: [String: Asked.Phase]
    /// In seconds since 1970.
    package var written: Double
    /// Whether the teacher has ended the class. Such a class is resumed only on request.
    package var isOver: Bool?
  }

  /// How old a journal may be to go on from, in seconds.
  package static let longestBreak: Double = 3600

  package func journal(port: UInt16, at now: Double) -> Journal {
    Journal(
      lesson: lesson, code: code, secret: secret, port: port, frame: frame, seats: seats.sorted(),
      votes: votes, wordings: wordings, phases: asked.map { [$0.id: $0.phase] } ?? [:], written: now
    )
  }

  package init(_ journal: Journal) {
    self.init(lesson: journal.lesson, code: journal.code, secret: journal.secret)
    restore(journal)
  }

  /// What a file holds, if a class of this lesson can go on from it.
  package static func journal(in data: Data, lesson: String, at now: Double) -> Journal? {
    guard let journal = try? JSONDecoder().decode(Journal.self, from: data),
      journal.lesson == lesson, now - journal.written < longestBreak, journal.written <= now + 60,
      journal.seats.count <= mostSeats,
      journal.votes.values.allSatisfy({ $0.all.allSatisfy { $0.count <= mostSeats } })
    else { return nil }
    return journal
  }
}

extension Room {
  /// Anonymous counts, and what the class missed most.
  package struct Summary: Codable, Equatable, Sendable {
    package struct Question: Codable, Equatable, Sendable {
      package var id: String
      package var question: String
      package var choices: [String]
      package var right: Int
      /// For each vote, how many chose which.
      package var votes: [[Int]]

      package init(id: String, question: String, choices: [String], right: Int, votes: [[Int]]) {
        self.id = id
        self.question = question
        self.choices = choices
        self.right = right
        self.votes = votes
      }

      /// Of those who answered the last time, how many were right: from 0 to 1.
      package var share: Double? {
        guard let last = votes.last(where: { $0.contains { $0 > 0 } }), last.indices.contains(right)
        else { return nil }
        return Double(last[right]) / Double(last.reduce(0, +))
      }
    }

    package var lesson: String
    package var seats: Int
    package var questions: [Question]

    package init(lesson: String, seats: Int, questions: [Question]) {
      self.lesson = lesson
      self.seats = seats
      self.questions = questions
    }

    /// The questions that fewest got right, those first that need it most; none that all but a few
    /// got right.
    package var missed: [Question] {
      questions.filter { ($0.share ?? 1) < 0.8 }
        .sorted { ($0.share ?? 1) < ($1.share ?? 1) }.prefix(3).map { $0 }
    }
  }
}
