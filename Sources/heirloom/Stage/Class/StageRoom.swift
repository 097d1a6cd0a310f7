import Classroom
import Files
import Foundation
import Lessons
import MessageTables
import Phrases
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
      let votes = room.asked.flatMap { room.votes[$0.id]?.latest.count } ?? 0
      let audience = room.asked.map { room.audience(of: $0.id) } ?? room.present
      let phase: StageMessage =
        switch room.asked?.phase {
        case .open?: .answered(votes, of: audience)
        case .closed?: .voteClosed(votes, of: audience)
        case .answered?, nil: .present(room.present)
        }
      return "http://\(address)/\(room.code)  \(phase.text)"
    }
  }

  /// The address at which students come in.
  var joiningAddress: String { server.room { "http://\(address)/\($0.code)" } }

  /// The secret address at which the teacher can continue and go back.
  var teacherAddress: String { server.room { "http://\(address)/teach/\($0.secret)" } }

  /// Updates the pages of the class to show the stage.
  ///
  /// - Parameters:
  ///   - slide: the wall's picture of the stage.
  ///   - isInSight: whether the question itself is on the screen, not only the text before it.
  func show(_ stage: Stage, _ slide: StageSlide, isInSight: Bool) {
    let asked =
      isInSight
      ? stage.asked.flatMap { stage.asks($0, about: slide.about($0, isAnswered: stage.isAnswered)) }
      : nil
    let isQuestion = if case .question = stage.frame { true } else { false }
    let (picture, teaching) = (slide.slide, slide.teaching)
    server.room { room in
      room.teach(teaching)
      room.show(
        stage: picture, frame: stage.index, asks: asked, isClosed: !isQuestion,
        isAnswered: stage.isAnswered)
    }
  }

  /// Saves the state of the class, so that it can be resumed.
  func keep() { journal.write(server.room { $0 }, port: server.port) }

  /// Whether a journal is kept, from which the class can be resumed.
  var canResume: Bool { journal.isKept }

  /// Whether seats can vote.
  var isOpen: Bool { server.room { $0.asked?.phase == .open } }

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

  /// Ends the class. It can be resumed for an hour.
  func stop() {
    server.stop()
    journal.write(server.room { $0 }, port: server.port, isOver: true)
  }
}
