import MessageTables
import Phrases

/// The reason why a folder of lessons isn't used.
enum FolderProblem: ProblemMessage {
  enum Reason {
    case missing, isFile, unreadable, withoutLessons
  }

  /// Which lessons are used instead.
  enum Substitute {
    case embedded, lessonsHere
  }

  case notUsable(Reason)
  /// A variable of the environment names the folder.
  case namedNotUsable(Reason, variable: String, Substitute)
  /// A variable of the environment names another folder.
  case otherIsNamed(path: String, variable: String)
}

extension FolderProblem {
  var sentence: Sentence {
    switch self {
    case .notUsable(.missing): "there is no such folder"
    case .notUsable(.isFile): "this is a file, not a folder"
    case .notUsable(.unreadable): "the folder can't be read"
    case .notUsable(.withoutLessons): "there are no lessons in this folder"
    case .namedNotUsable(.missing, let variable, _):
      "there is no such folder, but `\(variable)` names it"
    case .namedNotUsable(.isFile, let variable, _):
      "this is a file, not a folder, but `\(variable)` names it"
    case .namedNotUsable(.unreadable, let variable, _):
      "the folder can't be read, but `\(variable)` names it"
    case .namedNotUsable(.withoutLessons, let variable, _):
      "there are no lessons in this folder, but `\(variable)` names it"
    case .otherIsNamed: "the lessons in this folder are not used"
    }
  }

  var advice: Sentence? {
    switch self {
    case .notUsable: nil
    case .namedNotUsable(_, let variable, .embedded):
      """
      The built-in lessons are used. Set `\(variable)` to a folder with Markdown files, or unset it.
      """
    case .namedNotUsable(_, let variable, .lessonsHere):
      """
      The lessons in `lessons` are used. Set `\(variable)` to a folder with Markdown files, or \
      unset it.
      """
    case .otherIsNamed(let path, let variable): "`\(variable)` names another folder: \(path)."
    }
  }
}
