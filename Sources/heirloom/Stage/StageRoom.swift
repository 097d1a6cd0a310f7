import Classroom
import Files
import Foundation
import Lessons
import Sessions

/// A stage's room: what the class is asked, what it answered, and the file from which it goes on.
final class StageRoom: Sendable {
  /// In seconds; so late at most the stage sees what happens in the room.
  static let interval = 0.5

  /// The frame at which a class was that is taken up again.
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

  /// `http://192.168.1.5:8420/K7QP · 17 of 30`
  var status: String {
    server.room { room in
      let votes = room.asked.flatMap { room.votes[$0.id]?.last?.count } ?? 0
      let phase =
        switch room.asked?.phase {
        case .open?: "\(votes) of \(room.seats.count) have answered"
        case .closed?: "closed, \(votes) of \(room.seats.count)"
        case .answered?, nil: "\(room.seats.count) here"
        }
      return "http://\(address)/\(room.code)  \(phase)"
    }
  }

  /// For the teacher alone, who may go on and back with it.
  var teacherAddress: String { server.room { "http://\(address)/teach/\($0.secret)" } }

  /// Shows the room what is on the stage.
  ///
  /// - Parameters:
  ///   - columns: how wide the stage is.
  ///   - isInSight: whether what is asked is on it, and not only what is read before.
  func show(_ stage: Stage, rows: [String], columns: Int, isInSight: Bool) {
    let asked = isInSight ? stage.asked.flatMap { stage.asks($0) } : nil
    let isQuestion = if case .question = stage.frame { true } else { false }
    server.room { room in
      room.show(
        stage: rows, columns: columns, frame: stage.index, asks: asked, isClosed: !isQuestion,
        isAnswered: stage.isAnswered)
    }
  }

  /// Writes down where the class is, to go on from there.
  func keep() { journal.write(server.room { $0 }, port: server.port) }

  func closeOrAskAgain() { server.room { $0.closeOrAskAgain() } }

  func takeKeys() -> [Room.TeacherKey] { server.room { $0.takeKeys() } }

  /// None while the class still answers, so that nobody is led by the others.
  func shownVotes(of question: Stage.Question, in stage: Stage) -> [[Int]] {
    guard let prediction = stage.prediction(question) else { return [] }
    return server.room { room in
      guard room.asked?.phase != .open else { return [] }
      return room.counts(of: question.name, choices: prediction.choices.count)
    }
  }

  /// What the class answered, without who did.
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
  /// By its place in the lesson, counted from 1: `2.3`.
  var name: String { "\(step + 1).\(element + 1)" }
}

extension Stage {
  /// A question as a room asks it.
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
