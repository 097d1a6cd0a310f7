import Lessons
import MessageTables
import Phrases
import Sessions

/// The shell's own messages, in whole sentences.
///
/// Everything that the shell prints at its prompt and that is neither a lesson, a trace nor a diagnostic
/// is here.
enum ShellMessage: Message {
  // The first screen, and the last.
  case welcome
  case welcomeKeys
  case returning(lesson: String, step: Int, count: Int, heading: String)
  case returningKeys
  case finishedBefore(lesson: String)
  case goodbye
  case howToLeave

  // Commands.
  case noSuchCommand(String, suggestion: ColonCommand?)
  case ambiguousCommand(String, [ColonCommand])
  case bareWord(ColonCommand)
  case commandWithoutColon(String)
  case commandUse(ColonCommand)
  case helpKeys
  /// Names of the glossary of which one is to be typed in full.
  case severalTerms([String])
  case noSuchTopic(String)
  case terms([String])

  // Lessons.
  case lessonName
  case noLesson(LessonLookupError)
  case lessonFileHasMistakes(path: String)
  case noLessonOpen
  case pickLesson
  case nextLesson(String)
  case lastLesson
  case tourIsMissing
  case tourKeys
  case lessonsUnchanged
  case lessonFileGone(path: String)
  case lessonFileChanged(path: String)
  case resetSession
  case resetLesson
  case resetWithOldText
  case resetWithMistakes(path: String)
  case findWhat
  case notFound(String, suggestion: String?)
  case foundKeys

  // Questions.
  case noSuchAnswer(String, letters: [String])
  case canAnswer(letters: [String])
  case canAnswerAgain(letters: [String])
  case canContinue
  case canTry
  case canSolve
  case canAskAboutTrace
  case canLookBack
  case recapHasNoHints
  case canAnswerRecap(letters: [String])

  // Running.
  case nothingHasRun
  case interrupted
  /// Something else than code was interrupted.
  case workInterrupted
  /// Checking a block of the lesson was stopped.
  case interruptedBeforeRun
  case nothingToShow
  case morePages(Int)

  // Editing.
  case noSuchBlock(String, suggestion: String?)
  case nothingChanged
  case editorFailed(EditorProblem)
  case editHere
  case editHereAfterFailure
  case cannotEdit
  case editRejected
  case editForgotten
  case exerciseForgotten
  case exerciseArgument
  case noExercise
  case blocksHaveRun
  case questionFirst
  case nothingToUndo
  case lessonsOwn
  case undone(String)
  case undoneEdit(ClosedRange<Int>)

  // Traces and contexts.
  case traceArgument
  case traceOff
  case traceLevel(String)
  case orderArgument
  case traceOrder(isByTime: Bool)
  case whyWhat([String])
  case whyEarlier(String, in: String)
  case contextIs(String, others: [String])
  case contextChanged(String)
  case contextUnchanged(String)
  case noSuchContext(String)

  // Types and files.
  case typeOfWhat
  case membersOfWhat
  /// `:expand` with the name of a declaration, or empty for any.
  case noMacro(String)
  case hasNoValue
  case type(String)
  case hasNoMembers
  case loadWhat
  case verifyWhat
  case verifying
  case cannotCompile(String)

  // Recaps.
  case noRecaps
  case allRecapsRetired
  case noRecapsDue
  case recapEnded
  case recapEndedWithoutLesson

  // State.
  case placeNotSaved(String)
  case terminalUnreadable

  // Parts of the screen.
  /// The name of a lesson in other sentences.
  case lesson(number: Int?, title: String)
  /// Before output of earlier code.
  case fromLine(Int)
  case recapPrompt(Int)
  case tourPrompt
  case tryPrompt(place: String)
  case exercisePrompt(place: String)
}

extension ShellMessage {
  var sentence: Sentence {
    switch self {
    case .welcome:
      "Heirloom teaches task-local values and dependencies: the values that Swift passes implicitly."
    case .welcomeKeys:
      """
      Press Enter to continue in lesson 1, or type `:tour` for a tour of three bugs in five minutes. \
      You can type or paste Swift at any time. `:help` lists the commands.
      """
    case .returning(let lesson, let step, let count, let heading):
      "Welcome back to \(lesson), step \(step) of \(count): \(heading)."
    case .returningKeys:
      "Press Enter to continue there. `:start` begins another lesson, and `:help` lists the commands."
    case .finishedBefore(let lesson): "You have finished \(lesson)."
    case .goodbye: "Goodbye. Your progress is saved."
    case .howToLeave: "To leave, press Ctrl-D or type `:quit`."

    case .noSuchCommand("", _): "Type a command after the colon. `:help` lists the commands."
    case .noSuchCommand(let name, let suggestion?):
      "There is no command `:\(name)`. Did you mean `:\(suggestion.rawValue)`?"
    case .noSuchCommand(let name, nil):
      "There is no command `:\(name)`. `:help` lists the commands."
    case .ambiguousCommand(let name, let commands):
      """
      `:\(name)` is the beginning of several commands: \(.several(code: commands.map { ":\($0.rawValue)" })).
      """
    case .bareWord(.quit): "To leave, type `:quit` or press Ctrl-D."
    case .bareWord(let command):
      "Commands begin with a colon. `:\(command.rawValue)` is the command: \(command.sentence)."
    case .commandWithoutColon(let text): "Commands begin with a colon. Type `:\(text)`."
    case .commandUse(let command): "`:\(command.use)`: \(command.sentence)."
    case .helpKeys:
      """
      Press Enter to continue in the lesson. Type or paste Swift to run it in the lesson's session. \
      Type `?` to see what you can do at this point. A command can be shortened, as in `:le` for \
      `:lessons`. Alt-Enter begins a new line, and Ctrl-R searches earlier entries.
      """

    case .noSuchTopic(let topic):
      """
      There is no command and no term `\(topic)`. `:help` lists the commands, and `:help glossary` lists the \
      terms.
      """
    case .severalTerms(let terms):
      "Several terms match: \(terms.joined(separator: ", ")). Type `:help` and one of them."
    case .terms(let terms):
      """
      To explain a term, type `:help` and the term. The lessons introduce these, in this order: \
      \(terms.joined(separator: ", ")).
      """

    case .noLesson(.unknown(let name, _)): "There is no lesson `\(name)`."
    case .noLesson(.noSuchNumber(let number, _)): "There is no lesson \(number)."
    case .noLesson(.ambiguous(let name, _)):
      "Several lessons have names that begin with `\(name)`."
    case .lessonName: "Which lesson? For example `:start 1`. `:lessons` lists them."
    case .lessonFileHasMistakes(let path):
      "The lesson's file has mistakes. To see them, run `heirloom check \(path)`."
    case .noLessonOpen: "No lesson is open. `:start 1` begins the first."
    case .pickLesson: "No lesson is open. `:lessons` lists them, and `:start 1` begins the first."
    case .nextLesson(let lesson): "Press Enter to begin \(lesson)."
    case .lastLesson: "This was the last lesson. `:lessons` lists all of them."
    case .tourKeys:
      "Press Enter to continue. To answer a question, type its letter and press Enter."
    case .tourIsMissing: "These lessons have no tour: there is no file `tour.md` among them."
    case .lessonsUnchanged: "The shell keeps the lessons that it read before."
    case .lessonFileGone(let path):
      "The file of this lesson was removed: \(path). The lesson continues with the text from before."
    case .lessonFileChanged(let path):
      """
      The file of this lesson has changed: \(path). The lesson continues with the text from before. \
      `:reset` begins it with the new text and keeps your progress.
      """
    case .resetSession: "All declarations are removed."
    case .resetLesson: "All declarations are removed. The lesson begins again."
    case .resetWithOldText: "The lesson's file was removed, so this is the text from before."
    case .resetWithMistakes(let path):
      """
      The lesson's file has mistakes now, so this is the text from before. To see the mistakes, run \
      `heirloom check \(path)`.
      """
    case .findWhat: "Find what? For example `:find child`."
    case .notFound(let word, let suggestion?):
      "No lesson contains `\(word)`. Did you mean `:find \(suggestion)`?"
    case .notFound(let word, nil): "No lesson contains `\(word)`."
    case .foundKeys: "`:start` with a lesson's number begins that lesson."

    case .noSuchAnswer(let answer, let letters):
      "There is no answer `\(answer)`. To answer, type \(.several(code: letters, .or))."
    case .canAnswer(let letters):
      """
      To answer, type \(.several(code: letters, .or)). `:hint` shows a hint, `:answers` shows the right answer, and \
      `:skip` continues without your answer.
      """
    case .canAnswerAgain(let letters):
      "To answer again, type \(.several(code: letters, .or)). Enter shows the answer and continues. `:hint` shows a hint."
    case .canContinue:
      """
      Press Enter to continue. `:back` shows the previous page, and `:help` lists all commands. \
      Anything else that you type or paste is Swift and runs in the lesson's session.
      """
    case .canTry:
      """
      Press Enter to continue. `:edit` opens the code to try this, and `:undo` takes the change back. \
      Anything else that you type or paste is Swift and runs in the lesson's session.
      """
    case .canSolve:
      """
      `:exercise` opens the code. `:hint` shows a hint, and the last hint is the solution. `:skip` \
      continues without a solution.
      """
    case .canAskAboutTrace:
      """
      `:why NAME` explains a value in the trace, `:help trace` explains how to read one, and \
      `:again` runs the code again.
      """
    case .canLookBack: "This is an earlier page. Press Enter to go forward again."
    case .canAnswerRecap(let letters):
      """
      To answer, type \(.several(code: letters, .or)). `:answers` shows the right answer, `:skip` continues without your answer, \
      and `:back` returns to the lesson.
      """
    case .recapHasNoHints: "Recaps have no hints. `:answers` shows the answer."

    case .nothingHasRun: "Nothing has run yet."
    case .interrupted: "Interrupted. `:again` runs the code again."
    case .workInterrupted: "Interrupted."
    case .interruptedBeforeRun: "Interrupted before the code ran. Press Enter to run the code."
    case .nothingToShow: "Nothing happened that a trace could show."
    case .morePages(let count):
      .plural(
        count, one: "1 more line: press Enter ", other: "\(count) more lines: press Enter ")

    case .noSuchBlock(let name, let suggestion?):
      "No code that has run contains `\(name)`. Did you mean `:edit \(suggestion)`?"
    case .noSuchBlock(let name, nil):
      Int(name) == nil
        ? "No code that has run contains `\(name)`." : "No code that has run has a line \(name)."
    case .nothingChanged: "You changed nothing, so nothing ran."
    case .editorFailed(let problem): problem.sentence
    case .editHere:
      """
      Here is the code. Change it and press Enter to run it. Up and Down move between its lines, \
      Alt-Enter begins a new line, and Ctrl-C leaves it as it was.
      """
    case .editHereAfterFailure: "Here is the code instead. Change it and press Enter to run it."
    case .cannotEdit:
      "The code can't be edited here, because no editor was found. Set `EDITOR` to the editor to use."
    case .editRejected: "The block stays as it was. `:edit` opens your version again."
    case .editForgotten: "The block stays as it was."
    case .exerciseForgotten: "Nothing ran. `:exercise` opens the code again."
    case .exerciseArgument:
      "`:exercise` opens your last version, and `:exercise new` opens the code from the lesson."
    case .noExercise: "This lesson has no exercise."
    case .blocksHaveRun: "The code of the earlier steps has run. `:exercise` opens this code:"
    case .questionFirst: "Answer this question first, or type `:skip`."
    case .nothingToUndo: "There is nothing to take back."
    case .lessonsOwn:
      "Nothing of yours is left to undo. The last code that ran is the lesson's."
    case .undone(let first):
      "Removed what you entered: `\(first)`. Values that it changed keep their new value."
    case .undoneEdit(let lines):
      """
      Your edit is undone. The code is the lesson's own again (\(.lines(lines))). Values that your \
      code changed keep their new value.
      """

    case .traceArgument: "Type `:trace full`, `:trace outline` or `:trace off`."
    case .traceOff: "From now on, only what the code prints is shown."
    case .orderArgument: "Type `:order line` or `:order time`."
    case .traceOrder(true): "From now on, traces are shown in the order of happening."
    case .traceOrder(false): "From now on, traces are shown by line of the source."
    case .traceLevel(let level): "From now on, traces are shown in the form `\(level)`."
    case .whyWhat([]): "The last run read nothing, so there is nothing to explain."
    case .whyWhat(let names):
      "Type `:why` with a name. The last run read or changed \(.several(code: names))."
    case .whyEarlier(let name, let line):
      "The last run has no value of the name `\(name)`. The entry that begins with `\(line)` has one."
    case .contextIs(let context, let others):
      """
      Dependencies resolve in the `\(context)` context. To change that for what you run from now on, \
      type \(.several(code: others.map { ":context \($0)" }, .or)).
      """
    case .contextChanged(let name): "From now on, dependencies resolve in the `\(name)` context."
    case .contextUnchanged(let name): "Dependencies already resolve in the `\(name)` context."
    case .noSuchContext(let name):
      "There is no context `\(name)`. The contexts are `live`, `preview` and `test`."

    case .typeOfWhat: "Type an expression after it, for example `:type [1, 2].map(String.init)`."
    case .membersOfWhat: "Type a type or an expression after it, for example `:members [Int]`."
    case .hasNoValue: "It has no value."
    case .type(let type): "`\(type)`"
    case .noMacro(""): "No code in this session uses macros."
    case .noMacro(let name):
      """
      No declaration `\(name)` in this session has a macro. Type `:expand` alone to see the last \
      code with macros.
      """
    case .hasNoMembers: "It has no members."
    case .loadWhat: "Type a file name after it, for example `:load Sketch.swift`."
    case .verifyWhat: "Open a lesson, or type a file name, for example `:verify Sketch.swift`."
    case .verifying: "Compiling the lesson with this machine's Swift takes a few seconds."
    case .cannotCompile(let reason): "The code could not be compiled: \(reason)"

    case .noRecaps: "These lessons have no recaps."
    case .allRecapsRetired:
      "No recap is left: you answered each of them right on two different days."
    case .noRecapsDue:
      "No recap is due today. A recap asks about steps that you have seen, once a day."
    case .recapEnded: "Press Enter to continue in the lesson."
    case .recapEndedWithoutLesson: "`:start 1` begins a lesson."

    case .placeNotSaved(let reason): "\(reason). Your progress is not saved this time."
    case .terminalUnreadable: "the terminal can't be read"

    case .lesson(let number?, let title): "lesson \(number), \(title)"
    case .lesson(nil, let title): "\(title)"
    case .fromLine(let line): "from line \(line)"
    case .recapPrompt(let number): "recap \(number)"
    case .tourPrompt: "tour"
    case .tryPrompt(let place): "\(place) try"
    case .exercisePrompt(let place): "\(place) exercise"
    }
  }
}

extension ColonCommand {
  /// The command with what it takes.
  var use: String { rawValue + (argument.map { " " + $0 } ?? "") }
}
