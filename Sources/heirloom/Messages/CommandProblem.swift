import Lessons
import MessageTables
import Phrases
import Sessions

/// A reason why a command can't do its work: a message, and advice about what to do.
enum CommandProblem: ProblemMessage {
  case noSuchCommand(String, suggestion: String?)
  case noSuchHelp(String, suggestion: String?)
  case fileWithoutCommand(String)
  case outputIsClosed
  case cannotWriteOutput(reason: String)
  case noSuchLesson(LessonLookupError)
  /// The lessons aren't in the language that an option names.
  case noTranslation(into: LanguageTag, languages: [LanguageTag])
  case noSuchStep(String, suggestion: String?, steps: [String])

  // Checking.
  case lessonIsEmbedded
  case fileHasChanged
  case fileNotWritten(reason: String)
  case noLessonsInFolder
  case lessonExists

  // Folders with Swift files.
  case noSwiftFile
  case noEntryPoint
  case folderIsPackage(String)
  case noManifest
  case folderIsTooLarge

  // Comparing with the compiler.
  case noCompiler
  case noLibraryToLink

  // Pages and classes.
  case pageNotWritten(reason: String)
  case classNeedsTerminal
  case serverNotStarted(reason: String)
  case otherClassIsRunning(port: UInt16)
  case noClassToResume
  case countsNotWritten(reason: String)
}

extension CommandProblem {
  var sentence: Sentence {
    switch self {
    case .noSuchCommand(let name, _), .noSuchHelp(let name, _), .fileWithoutCommand(let name):
      "there is no command `\(name)`"
    case .outputIsClosed: "standard output is closed"
    case .cannotWriteOutput(let reason): "standard output could not be written: \(reason)"
    case .noSuchLesson(let error): error.sentence
    case .noTranslation(let language, _):
      "the lessons aren't translated into `\(language.description)`"
    case .noSuchStep(let name, _, _): "this lesson has no step `\(name)`"
    case .lessonIsEmbedded: "this lesson is built into the command, so it can't be changed"
    case .fileHasChanged: "the file was changed during the check, so nothing was written"
    case .fileNotWritten(let reason): "\(reason)"
    case .noLessonsInFolder: "there are no lessons in this folder"
    case .lessonExists: "there is a file with this name already, and it was not changed"
    case .noSwiftFile: "there is no Swift file in this folder"
    case .noEntryPoint: "this folder has no `main.swift` and no type with `@main`, so nothing runs"
    case .folderIsPackage: "this folder is a package, which consists of targets"
    case .noManifest: "there is no `Package.swift` in this folder"
    case .folderIsTooLarge: "this folder is too large for a module"
    case .noCompiler: "there is no Swift compiler on this machine"
    case .noLibraryToLink: "the library that the program imports was not found next to `heirloom`"
    case .pageNotWritten(let reason): "the page could not be written: \(reason)"
    case .classNeedsTerminal: "`heirloom class` needs a terminal to show the lesson on"
    case .serverNotStarted(let reason): "\(reason)"
    case .otherClassIsRunning(let port):
      "another class is running at port \(port), so this class can't be resumed later"
    case .noClassToResume:
      "no class of this lesson ended within the last hour, so a new class begins"
    case .countsNotWritten(let reason): "the counts could not be written: \(reason)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .noSuchCommand(_, let suggestion?): "Did you mean `heirloom \(suggestion)`?"
    case .noSuchHelp(_, let suggestion?): "Did you mean `heirloom help \(suggestion)`?"
    case .noSuchCommand(_, nil), .noSuchHelp(_, nil): "`heirloom --help` lists the commands."
    case .fileWithoutCommand(let file): "`heirloom eval \(file)` runs it."
    case .noSuchLesson(let error): error.advice ?? "`heirloom list` lists all lessons."
    case .noTranslation(_, []): "They are in English."
    case .noTranslation(_, let languages):
      "They are in English, and some in \(.enumerated(code: languages.map(\.description)))."
    case .noSuchStep(_, let suggestion?, _): "Did you mean `\(suggestion)`?"
    case .noSuchStep(_, nil, let steps):
      "Its steps are \(.enumerated(code: steps))."
    case .lessonIsEmbedded:
      "Check out the sources, and run `heirloom check --bless lessons` there."
    case .fileHasChanged: "Run `heirloom check --bless` again."
    case .noSwiftFile: "Pass a folder with Swift files, or a file."
    case .noEntryPoint: "Put the code to run into `main.swift`, or mark a type with `@main`."
    case .folderIsPackage(let path):
      "To run its executable target, use `heirloom eval --package \(path)`."
    case .noManifest: "Pass the folder that contains the manifest of the package."
    case .folderIsTooLarge: "Pass a folder that contains only the module's sources."
    case .noCompiler:
      "Install one from https://www.swift.org/install, and add the folder of `swiftc` to `PATH`."
    case .noLibraryToLink:
      "Check out the sources, and run `swift build && swift run heirloom verify …` there."
    case .lessonExists: "Choose another title, or another directory with `--to`."
    case .classNeedsTerminal:
      "`heirloom export` makes a page of the lesson, which needs no terminal."
    case .serverNotStarted: "Choose another port with `--port`."
    case .outputIsClosed, .cannotWriteOutput, .fileNotWritten, .noLessonsInFolder, .pageNotWritten,
      .otherClassIsRunning, .noClassToResume, .countsNotWritten:
      nil
    }
  }
}

extension Finding {
  /// - Parameter name: the file with the problem; empty for a problem of the command itself.
  init(_ problem: CommandProblem, severity: Severity = .error, name: String = "") {
    self.init(
      severity: severity, message: problem.text, name: name, advice: problem.advice?.text)
  }
}
