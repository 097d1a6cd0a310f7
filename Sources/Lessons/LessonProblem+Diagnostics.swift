extension LessonProblem {
  /// The symptom and its facts, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .nulByte(let offset): "byte \(offset) of the file is NUL, so this is not a text file"
    case .notUTF8(let byte, let offset):
      "byte \(offset) of the file (\(hexadecimal(byte))) is not UTF-8"
    case .noTitle: "the lesson has no title"
    case .secondTitle(let line): "a second title; the first is on line \(line)"
    case .noSteps: "the lesson has no steps"
    case .emptyHeading: "a step without a heading"
    case .underlinedHeading: "an underlined heading, which is not read as a step"
    case .duplicateStep(let id, let line):
      "a second step with the id `\(id)`; the first is on line \(line)"
    case .outsideStep(let what): "\(what) before the first step"
    case .unterminatedFence: "the fence that begins here is never closed"
    case .unknownFenceWord(let word, let first?, _, _): "unknown word `\(word)` after `\(first)`"
    case .unknownFenceWord(let word, nil, _, _): "unknown kind of block `\(word)`"
    case .conflictingFenceWords: "`error` and `quiet` on the same block"
    case .moduleName(let name): "`\(name)` can't be the name of a module"
    case .testWithoutName: "a test without a name in quotes"
    case .conflictingTestWord(let word): "`\(word)` and `test` on the same block"
    case .nestedCode(let word): "a block of `\(word)` inside a list or a quote"
    case .outputWithoutCode: "an `output` block without a `swift` block before it"
    case .secondOutput(let line):
      "a second `output` block for the `swift` block on line \(line)"
    case .invalidPattern(let pattern, let reason):
      "`\(pattern)` is not a regular expression: \(reason)"
    case .typeDeclaredTwice(let name, let line):
      "a second type `\(name)`; the first is on line \(line)"
    case .choicesWithoutLabel: "a quote with choices that is not read as a question"
    case .emptyQuestion: "a question that asks nothing"
    case .tooFewChoices(0): "a question without choices"
    case .tooFewChoices(let count): "a question with \(count) choice; it takes two or more"
    case .rightChoices(0): "a question without a right choice"
    case .rightChoices(let count): "a question with \(count) right choices; it takes one"
    case .choiceWithoutFeedback(let answer): "the choice `\(answer)` has no feedback"
    case .emptyAnswer: "a choice without an answer"
    case .sameAnswer(let answer, let line):
      "a second choice `\(answer)`; the first is on line \(line)"
    case .hintInsideChoice: "a hint that is read as part of the last choice"
    case .predictionWithoutCode: "a prediction that no `swift` block of its step follows"
    case .lookWithoutRun: "a `Look` without a run above it to look at"
    case .secondLook(let line): "a second `Look` in a step; the first is on line \(line)"
    case .meetsWithoutQuestion: "numbers of misunderstandings that no question follows"
    case .meetsNoNumber(""): "a comment that says `meets`, and nothing else"
    case .meetsNoNumber(let word): "`\(word)` isn't the number of a misunderstanding"
    case .editsNothing(""): "a comment that says `edit`, and nothing else"
    case .editsNothing(let text): "no `swift` block above this contains `\(text)`"
    case .editWithoutTry: "a comment `edit` that no `Try:` follows"
    case .exercise(let problem): problem.message
    case .recap(let problem): problem.message
    case .misplacedLabel(let label): "a quote of the kind `\(label)`, which has no place here"
    case .notesWithoutTime: "notes that don't say how long the step takes"
    case .secondNotes(let line): "second notes in a step; the first are on line \(line)"
    case .missingFile(let path): "the link leads to `\(path)`, which does not exist"
    case .missingAnchor(let anchor, let file?, _): "`\(file)` has no heading `#\(anchor)`"
    case .missingAnchor(let anchor, nil, _): "this lesson has no heading `#\(anchor)`"
    case .sameNumber(let number, let path): "`\(path)` is lesson \(number) too"
    case .sameSlug(let slug, let path): "`\(path)` is called `\(slug)` too"
    }
  }

  /// What to do about it, as a sentence.
  package var advice: String? {
    switch self {
    case .empty: "Begin with a title: `# Dispatch forgets`."
    case .tooLarge: "Split it into several lessons, or check that this is the file you meant."
    case .nulByte, .notUTF8: "Save the file as UTF-8 text."
    case .noTitle: "Write it as the first heading: `# Dispatch forgets`."
    case .secondTitle: "Write `##` for a step, or begin another file."
    case .noSteps: "Write a heading for each: `## A queue carries nothing`."
    case .emptyHeading: "Say what the step establishes: `## A queue carries nothing`."
    case .underlinedHeading:
      "Write `## ` before it if it is a step; leave a blank line if `---` is a line across."
    case .duplicateStep: "Give one of them another heading: progress is kept by id."
    case .outsideStep: "Write a `##` heading above it."
    case .unterminatedFence:
      "End the block with a line of as many backticks as it begins with."
    case .unknownFenceWord(_, _, _, let suggestion?): "Did you mean `\(suggestion)`?"
    case .unknownFenceWord(_, _, [], nil): "Remove it."
    case .unknownFenceWord(_, _, let allowed, nil):
      "It may be " + allowed.map { "`\($0)`" }.joined(separator: " or ") + "."
    case .conflictingFenceWords: "Keep one: a rejected block never runs, so it has no trace."
    case .moduleName: "Write `module=` and a name of letters and digits, without a space."
    case .testWithoutName: "Write `test` and its name in quotes: `test \"begins anew\"`."
    case .conflictingTestWord: "Take it away: a test is run, in the lesson's own session."
    case .nestedCode: "Move it to the margin: only there is it run and checked."
    case .outputWithoutCode: "Put it after the block that prints it, in the same step."
    case .secondOutput: "Put all the lines into one block."
    case .invalidPattern: "Correct it, or end the line in ` (re) (literal)` to have it as it is."
    case .typeDeclaredTwice: "Give it another name: the compiler sees the lesson as one file."
    case .choicesWithoutLabel: "Begin it with `> **Predict**`, or `> **Look**` after a run."
    case .emptyQuestion: "Ask after the label: `> **Predict** What does line 7 print?`"
    case .tooFewChoices: "Write them as a task list: `> - [ ] `42`: why not`."
    case .rightChoices: "Tick exactly one: `- [x]`."
    case .choiceWithoutFeedback:
      "Explain it after a colon and a space: which belief leads there, and what is true."
    case .emptyAnswer: "Write it before the colon."
    case .sameAnswer: "Give every choice an answer of its own."
    case .hintInsideChoice: "Put a line with only `>` above `**Hint**`."
    case .predictionWithoutCode: "Let the block that settles the question follow it."
    case .lookWithoutRun: "Put it behind the `output` of the block whose trace answers it."
    case .secondLook: "Keep the better one: a learner looks closely once a step."
    case .meetsWithoutQuestion:
      "Put the comment directly above a `> **Predict**`, a `> **Look**` or a `> **Recap**`."
    case .meetsNoNumber:
      "Write numbers from 1 to \(Misunderstandings.count): `<!-- meets 27 18 -->`."
    case .editsNothing: "Write a part of one line of the block that is to be changed."
    case .editWithoutTry: "Put the comment directly above the paragraph that begins with `Try:`."
    case .exercise(let problem): problem.advice
    case .recap(let problem): problem.advice
    case .misplacedLabel("Recap"), .misplacedLabel("Rule"):
      "Recaps are files of their own, in the folder `recaps` beside the lessons."
    case .misplacedLabel: "Move it into a step."
    case .notesWithoutTime: "Write `> **Notes** (4 min) …`."
    case .secondNotes: "Put both into one quote."
    case .missingFile: "Links are relative to the lesson's own folder."
    case .missingAnchor(_, _, let suggestion?): "Did you mean `#\(suggestion)`?"
    case .missingAnchor(_, _, nil): "Anchors are headings in lower case, with `-` for spaces."
    case .sameNumber: "Give every lesson a number of its own."
    case .sameSlug: "Give every lesson a name of its own."
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count == 1 ? "0" : "") + digits
}
