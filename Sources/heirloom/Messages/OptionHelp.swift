import ArgumentParser
import MessageTables
import Phrases

/// The help of the arguments and options.
enum OptionHelp: Message {
  // Lessons.
  case lesson
  case lessonsToExport
  case pathsToCheck
  case title
  case directoryOfPages
  case directoryOfLesson
  case bless
  case watch
  case step
  case answers
  case language

  // The form of the output.
  case textFormats
  case programFormats
  case demoFormats
  case trace
  case order
  case color
  case speed
  case width

  // Programs.
  case files
  case why
  case dump
  case expand
  case limit([(name: String, unit: String, usual: Int)])
  case variable
  case module
  case library
  case package
  case target
  case filesToVerify

  // Demos and classes.
  case notes
  case openToNetwork
  case port(usual: UInt16)
  case save
  case resume
}

extension OptionHelp {
  /// The option in one sentence.
  var sentence: Sentence {
    switch self {
    case .language:
      "The language of the lessons, for example `ja`. The default is the language of your system."
    case .lesson: "A lesson's number or name, or the path of a Markdown file."
    case .lessonsToExport:
      "Numbers or names of lessons, or paths of Markdown files. Without arguments: all lessons."
    case .pathsToCheck: "Lessons, files of recaps, or folders. Without arguments: all lessons."
    case .title: "The title of the lesson."
    case .directoryOfPages: "The directory for the pages. It is created if it doesn't exist."
    case .directoryOfLesson: "The directory for the file. It is created if it doesn't exist."
    case .bless: "Write the actual output into the lessons, and show the changes."
    case .watch: "Check again whenever a file is saved. Press Ctrl-C to stop."
    case .step:
      "Show only this step, by number or name. The steps before it run without output."
    case .answers: "Show the right answers, all answers, or none."

    case .textFormats, .programFormats, .demoFormats:
      "Text, text without color, or one JSON object per line."
    case .trace:
      "Show events below each line of the source, show one line per event, or show no trace."
    case .order: "Show events by line of the source, or in the order of happening."
    case .color: "Use color on a terminal only, always, or never."
    case .speed: "Continue automatically, with this many steps per second."
    case .width: "The width in columns. The default is the width of the terminal."

    case .files: "Swift files, a folder of Swift files, or `-` for standard input."
    case .why:
      """
      Explain where the value with this name came from, or what became of a task or an effect (T1, \
      E1), instead of showing the trace.
      """
    case .dump: "Show the compiled form of the program without running it."
    case .expand: "Show the expansions of the program's macros without running it."
    case .limit: "Change a limit of the program. Repeat the option for several limits."
    case .variable:
      """
      Set a variable in the environment of the program. Repeat the option for several variables.
      """
    case .module: "A module that the files can import."
    case .library: "A library that the files can import, as source code."
    case .package: "Run a target of a Swift package instead of files."
    case .target: "The target of the package: a program or tests."
    case .filesToVerify:
      "Swift files; numbers, names or paths of lessons; or paths of files of recaps."

    case .notes: "Show the teacher's notes for the demo on another terminal."
    case .openToNetwork: "Let other machines on the network connect."
    case .port(let usual): "The port to listen at. The default is \(usual)."
    case .save: "Write the counts of the votes to this file, as JSON."
    case .resume: "Resume the last class of this lesson, with its code, seats and votes."
    }
  }

  /// The details; empty if there are none.
  var details: Sentence {
    switch self {
    case .programFormats:
      "Or a web page (html), a drawing (svg), or a recording of a terminal (cast)."
    case .demoFormats: "Or a recording of a terminal (cast)."
    case .order:
      """
      In the order of happening, each event is an entry of a list. Where there is room, each task has \
      a column.
      """
    case .files:
      """
      With several files, `main.swift` runs, or else the first file. In a folder, `main.swift` or the \
      file with `@main` runs. The other files contain declarations that it uses.
      """
    case .why:
      """
      The name of a task-local value, a dependency, or a model's property, for example `Request.id`, \
      `client` or `model.client`. Or what an action or a task changed: a part of a store's state, \
      `State.count`, or a property of an actor or object, `account.balance`.
      """
    case .dump: "`code` shows the instructions, each with its line."
    case .expand: "An expansion follows the declaration with the macro's attribute."
    case .limit(let all):
      "\(.enumerated(all.map { "`\($0.name)` (\($0.unit), \($0.usual))" }))."
    case .variable:
      """
      `ProcessInfo.processInfo.environment` contains these variables and no others. They don't choose \
      the context of dependencies.
      """
    case .module:
      """
      Repeat the option for each module. A module that nothing imports is compiled but not linked, so \
      the program doesn't have its conformances.
      """
    case .library:
      """
      Name the library's files or their directory. Only the declarations that the program uses are \
      checked, and the trace doesn't show events inside of the library.
      """
    case .package:
      """
      The folder with `Package.swift`, which is read without running or building it. The target \
      can import the package's modules that it depends on.
      """
    case .target: "The default is the package's only executable target."
    case .language:
      "The lessons that aren't translated into it stay as they are. Messages are in English."
    case .lesson, .lessonsToExport, .pathsToCheck, .title, .directoryOfPages, .directoryOfLesson,
      .bless, .watch, .step, .answers, .textFormats, .trace, .color, .speed, .width, .filesToVerify,
      .notes, .openToNetwork, .port, .save, .resume:
      ""
    }
  }
}

extension ArgumentHelp {
  init(_ help: OptionHelp, valueName: String? = nil) {
    self.init(help.text, discussion: help.details.text, valueName: valueName)
  }
}
