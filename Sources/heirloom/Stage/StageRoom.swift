import Classroom
import Files
import Foundation
import Lessons
import Sessions

/// The class that sees a stage: its questions, its votes, and the file to resume it from.
final class StageRoom: Sendable {
  /// The time between two looks at the votes, in seconds.
  static let interval = 0.5

  /// The last frame of a class that is resumed.
  let lastFrame: Int?
  private let server: ClassServer
  private let address: String
  private let journal: JournalWriter

  init(_ server: ClassServer, address: String, lastFrame: Int?, journal: StateFile?) {
    self.server = server
    self.address = address
    self.lastFrame = lastFrame
    self.journal = JournalWriter(file: journal)
  }

  /// The address and the state of the vote: `http://192.168.1.5:8420/K7QP  17 of 30 have answered`.
  var status: String {
    server.room { room in
      let votes = room.asked.flatMap { room.votes[$0.id]?.last?.count } ?? 0
      let phase: StageMessage =
        switch room.asked?.phase {
        case .open?: .answered(votes, of: room.seats.count)
        case .closed?: .voteClosed(votes, of: room.seats.count)
        case .answered?, nil: .present(room.seats.count)
        }
      return "http://\(address)/\(room.code)  \(phase.text)"
    }
  }

  /// The secret address at which the teacher can continue and go back.
  var teacherAddress: String { server.room { "http://\(address)/teach/\($0.secret)" } }

  /// Updates the pages of the class to show the stage.
  ///
  /// - Parameters:
  ///   - columns: the width of the stage.
  ///   - isInSight: whether the question itself is on the screen, not only the text before it.
  func show(_ stage: Stage, rows: [String], columns: Int, isInSight: Bool) {
    let asked = isInSight ? stage.asked.flatMap { stage.asks($0) } : nil
    let isQuestion = if case .question = stage.frame { true } else { false }
    server.room { room in
      room.show(
        stage: rows, columns: columns, frame: stage.index, asks: asked, isClosed: !isQuestion,
        isAnswered: stage.isAnswered)
    }
  }

  /// Saves the state of the class, so that it can be resumed.
  func keep() { journal.write(server.room { $0 }, port: server.port) }

  func closeOrAskAgain() { server.room { $0.closeOrAskAgain() } }

  func takeKeys() -> [Room.TeacherKey] { server.room { $0.takeKeys() } }

  /// The votes of each round. Empty while the vote is open, so that votes don't influence others.
  func shownVotes(of question: Stage.Question, in stage: Stage) -> [[Int]] {
    guard let prediction = stage.prediction(question) else { return [] }
    return server.room { room in
      guard room.asked?.phase != .open else { return [] }
      return room.counts(of: question.name, choices: prediction.choices.count)
    }
  }

  /// The counts of all votes, without the voters.
  func summary(of lesson: Lesson) -> Room.Summary {
    server.room { room in
      let questions = lesson.steps.enumerated().flatMap { step, content in
        content.elements.enumerated().compactMap { element, kind -> Room.Summary.Question? in
          guard case .prediction(let prediction) = kind else { return nil }
          let id = Stage.Question(step: step, element: element, block: nil).name
          return Room.Summary.Question(
            id: id, question: prediction.question.plainText,
            choices: prediction.choices.map(\.text),
            right: prediction.choices.firstIndex(where: \.isRight) ?? 0,
            votes: room.counts(of: id, choices: prediction.choices.count))
        }
      }
      return Room.Summary(lesson: lesson.slug, seats: room.seats.count, questions: questions)
    }
  }

  func stop() {
    server.stop()
    journal.remove()
  }
}

extension Stage.Question {
  /// The question's place in the lesson, counted from 1: `2.3`.
  var name: String { "\(step + 1).\(element + 1)" }
}

extension Stage {
  /// A question in the form that the class pages show.
  func asks(_ question: Stage.Question) -> Room.Asked? {
    guard let prediction = prediction(question) else { return nil }
    return Room.Asked(
      id: question.name, text: prediction.question.plainText,
      code: question.block.flatMap { block($0)?.code } ?? "",
      choices: prediction.choices.enumerated().map { index, choice in
        Room.Asked.Choice(
          label: Prediction.label(at: index), text: choice.text,
          feedback: choice.feedback.plainText, isRight: choice.isRight)
      })
  }
}
