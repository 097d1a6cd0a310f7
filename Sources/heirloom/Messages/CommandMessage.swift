import MessageTables
import Phrases

/// The text that the commands print in addition to lessons, traces and diagnostics. One case each.
///
/// `ShellMessage` has the shell's messages, and `StageMessage` those on the screen of a demo.
enum CommandMessage: Message {
  // Listing.
  case duration(minutes: Int)
  case place(step: Int, count: Int)
  case missed(Int)
  case exerciseSolved
  case finished
  case finishedWithoutExercise

  // Checking.
  case waitingForChanges
  case moreFindings(Int, path: String, shown: Int)
  case lessonCounts(steps: Int, blocks: Int, questions: Int, hasExercise: Bool)
  case recapCounts(recaps: Int, blocks: Int)

  // Comparing with the compiler.
  case bothReject
  case onlyCompilerRejects
  case onlyHereRejected
  case firstDifference(line: Int)
  case sameOutput(lines: Int)
  case onlyHereFails
  case compiledFails
  case otherStatus(here: Int32, compiled: Int32)
  case compiledStopped(seconds: Int)
  case errorsFollow
  case testsNotRun
  case lessonTestsNotRun
  case issuesNotCompared
  case recapLine(Int)
  case outputHere
  case outputCompiled

  // A class.
  case classCanResume(lesson: String)
  case missedMost
  case missedQuestion(id: String, percent: Int, question: String, answer: String)
  case recapsFollow
}

extension CommandMessage {
  var sentence: Sentence {
    switch self {
    case .duration(let minutes): "\(minutes) min"
    case .place(let step, let count): "step \(step) of \(count)"
    case .missed(let count): "\(count) missed"
    case .exerciseSolved: "solved"
    case .finished: "finished"
    case .finishedWithoutExercise: "finished, not solved"

    case .waitingForChanges: "Waiting for changes to the files. Press Ctrl-C to stop."
    case .moreFindings(let count, let path, let shown):
      .plural(
        count, one: "1 more problem in \(path) is not shown, only the first \(shown) are.",
        other: "\(count) more problems in \(path) are not shown, only the first \(shown) are.")
    case .lessonCounts(let steps, let blocks, let questions, hasExercise: false):
      "\(Self.steps(steps)), \(Self.blocks(blocks)), \(Self.questions(questions))"
    case .lessonCounts(let steps, let blocks, let questions, hasExercise: true):
      "\(Self.steps(steps)), \(Self.blocks(blocks)), \(Self.questions(questions)), 1 exercise"
    case .recapCounts(let recaps, let blocks):
      "\(Self.recaps(recaps)), \(Self.blocks(blocks))"

    case .bothReject: "Heirloom and the compiler both reject the program. The compiler's errors:"
    case .onlyCompilerRejects:
      "The program runs here, but the compiler rejects it. The compiler's errors:"
    case .onlyHereRejected:
      "Heirloom rejects the program, but the compiler accepts it. The compiled program prints:"
    case .firstDifference(let line): "The outputs differ from line \(line) on."
    case .sameOutput(lines: 0): "Both print nothing."
    case .sameOutput(let count):
      .plural(count, one: "Both print the same line.", other: "Both print the same \(count) lines.")
    case .onlyHereFails: "The program fails here, but not when it is compiled."
    case .compiledFails: "The compiled program fails."
    case .otherStatus(let here, let compiled):
      "The program ends with status \(here) here, but with status \(compiled) when it is compiled."
    case .compiledStopped(let seconds):
      "The compiled program was stopped after \(seconds) seconds."
    case .errorsFollow: "The compiled program printed these errors:"
    case .testsNotRun: "The tests are compiled but not run."
    case .lessonTestsNotRun: "The tests of the lesson are compiled but not run."
    case .issuesNotCompared:
      """
      Issues that the library reports don't fail the compiled tests, because the tests are compiled \
      without a package.
      """
    case .recapLine(let line): "The recap at line \(line):"
    case .outputHere: "here"
    case .outputCompiled: "compiled"

    case .classCanResume(let lesson):
      "To resume this class within an hour: heirloom class \(lesson) --resume"
    case .missedMost: "The questions that the class missed most, to ask again next time:"
    case .missedQuestion(let id, let percent, let question, let answer):
      "\(id)  \(percent)% right: \(question) Answer: \(answer)"
    case .recapsFollow: "Recaps of the same steps, to begin the next class with:"
    }
  }

  private static func steps(_ count: Int) -> Sentence {
    .plural(count, one: "1 step", other: "\(count) steps")
  }

  private static func blocks(_ count: Int) -> Sentence {
    .plural(count, one: "1 block", other: "\(count) blocks")
  }

  private static func recaps(_ count: Int) -> Sentence {
    .plural(count, one: "1 recap", other: "\(count) recaps")
  }

  private static func questions(_ count: Int) -> Sentence {
    .plural(count, one: "1 question", other: "\(count) questions")
  }
}
