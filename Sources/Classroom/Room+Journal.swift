package import Foundation

extension Room {
  /// The state that a class needs to continue after its process ended, in one file that is written
  /// atomically.
  package struct Journal: Codable, Equatable, Sendable {
    package var lesson: String
    package var code: String
    package var secret: String
    package var port: UInt16
    package var frame: Int
    package var seats: [String]
    package var votes: [String: Rounds]
    /// The texts of the questions and of their choices.
    package var wordings: [String: String]
    /// The phase of each question.
    package var phases: [String: Asked.Phase]
    /// The time of writing, in seconds since 1970.
    package var written: Double
    /// Whether the teacher has ended the class. Such a class is resumed only on request.
    package var isOver: Bool?
  }

  /// The maximum age of a journal to continue from, in seconds.
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

  /// Returns the journal in a file, if a class of this lesson can continue from it.
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
  /// Anonymous counts, and the questions that the class missed most.
  package struct Summary: Codable, Equatable, Sendable {
    package struct Question: Codable, Equatable, Sendable {
      package var id: String
      package var question: String
      package var choices: [String]
      package var right: Int
      /// For each vote, the number of votes for each choice.
      package var votes: [[Int]]

      package init(id: String, question: String, choices: [String], right: Int, votes: [[Int]]) {
        self.id = id
        self.question = question
        self.choices = choices
        self.right = right
        self.votes = votes
      }

      /// The share of right answers in the last vote, from 0 to 1.
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

    /// The questions with the fewest right answers, the worst first; none that nearly everyone
    /// answered right.
    package var missed: [Question] {
      questions.filter { ($0.share ?? 1) < 0.8 }
        .sorted { ($0.share ?? 1) < ($1.share ?? 1) }.prefix(3).map { $0 }
    }
  }
}
