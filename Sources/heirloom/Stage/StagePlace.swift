import Files
import Foundation
import Lessons
import Sessions

/// The current step of a demo, for the notes on another terminal.
struct StagePlace: Codable, Equatable {
  var lesson: String
  var step: Int
  /// The element of the question on the screen.
  var question: Int?
  /// The address at which the teacher of a class controls the demo.
  var teacher: String?
  /// When the demo began, in seconds since 1970.
  var began: Double
  var isOver = false

  /// The file with the place, in the folder of the learner's progress.
  struct File {
    private let file: StateFile?

    init(environment: [String: String]) {
      file = StatePaths(environment: environment).stateDirectory
        .map { StateFile(path: $0 + "/stage.json") }
    }

    /// Nil if there is no file, or if the file is malformed.
    func read() -> StagePlace? {
      guard let data = try? file?.read() else { return nil }
      return try? JSONDecoder().decode(StagePlace.self, from: data)
    }

    /// Writes the place. Ignores errors, because a demo works without notes.
    func write(_ place: StagePlace) {
      guard let data = try? JSONEncoder().encode(place) else { return }
      try? file?.write(data)
    }
  }
}
