import Files
import Foundation
import Lessons
import Sessions

/// Where a demo is, for the notes on another terminal.
struct StagePlace: Codable, Equatable {
  var lesson: String
  var step: Int
  /// The element of the question that is on view.
  var question: Int?
  /// Where the teacher of a class finds the stage's keys.
  var teacher: String?
  /// When the demo began, in seconds since 1970.
  var began: Double
  var isOver = false

  /// A small file beside the learner's progress, which is written as that is.
  struct File {
    private let file: StateFile?

    init(environment: [String: String]) {
      file = StatePaths(environment: environment).stateDirectory
        .map { StateFile(path: $0 + "/stage.json") }
    }

    /// Nil when there is none, or nothing that could be understood.
    func read() -> StagePlace? {
      guard let data = try? file?.read() else { return nil }
      return try? JSONDecoder().decode(StagePlace.self, from: data)
    }

    /// A demo goes on without notes where nothing can be written.
    func write(_ place: StagePlace) {
      guard let data = try? JSONEncoder().encode(place) else { return }
      try? file?.write(data)
    }
  }
}
