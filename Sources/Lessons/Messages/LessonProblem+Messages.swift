package import MessageTables
import Phrases

extension LessonProblem: ProblemMessage {
  package var sentence: Sentence {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .nulByte(let offset): "byte \(offset) of the file is NUL, so this is not a text file"
    case .notUTF8(let byte, let offset):
      "byte \(offset) of the file (\(hexadecimal(byte))) is not UTF-8"
    case .noLanguage(let name): "`\(name)` isn't the tag of a language"
    case .translatesNothing(let name): "there is no `\(name)` that this file translates"
    case .translatedSteps(let count, let original):
      .plural(
        count, one: "the translation has \(count) step, the original \(original)",
        other: "the translation has \(count) steps, the original \(original)")
    case .noTitle: "the lesson has no title"
    case .secondTitle(let line): "the lesson has a second title; the first is on line \(line)"
    case .noSteps: "the lesson has no steps"
    case .emptyHeading: "the step has no heading"
    case .underlinedHeading: "an underlined heading doesn't begin a step"
    case .duplicateStep(let id, let line):
      "another step has the id `\(id)`; it is on line \(line)"
    case .outsideStep(.exercise): "an exercise is before the first step"
    case .outsideStep(.question): "a question is before the first step"
    case .outsideStep(.notes): "notes are before the first step"
    case .outsideStep(.code): "a `swift` block is before the first step"
    case .outsideStep(.output): "an `output` block is before the first step"
    case .unterminatedFence: "the code block that begins here has no end"
    case .unknownFenceWord(let word, let first?, _, _): "unknown word `\(word)` after `\(first)`"
    case .unknownFenceWord(let word, nil, _, _): "unknown kind of block `\(word)`"
    case .conflictingFenceWords: "the block has both `error` and `quiet`"
    case .moduleName(let name): "`\(name)` can't be the name of a module"
    case .testWithoutName: "the test has no name in quotation marks"
    case .conflictingTestWord(let word): "the block has both `\(word)` and `test`"
    case .nestedCode(let word): "the `\(word)` block is inside of a list or a quote"
    case .outputWithoutCode: "the `output` block has no `swift` block before it"
    case .secondOutput(let line):
      "the `swift` block on line \(line) has a second `output` block"
    case .invalidPattern(let pattern, let reason):
      "`\(pattern)` is not a regular expression: \(reason)"
    case .typeDeclaredTwice(let name, let line):
      "another type has the name `\(name)`; it is on line \(line)"
    case .choicesWithoutLabel: "the quote has choices but doesn't begin like a question"
    case .emptyQuestion: "the question has no text"
    case .tooFewChoices(0): "the question has no choices"
    case .tooFewChoices(let count): "the question has only \(count) choice; it needs at least two"
    case .rightChoices(0): "the question has no right choice"
    case .rightChoices(let count): "the question has \(count) right choices; it needs exactly one"
    case .choiceWithoutFeedback(let answer): "the choice `\(answer)` has no feedback"
    case .emptyAnswer: "the choice has no answer"
    case .sameAnswer(let answer, let line):
      "another choice is `\(answer)`; it is on line \(line)"
    case .hintInsideChoice: "the hint is a part of the last choice"
    case .predictionWithoutCode: "the prediction has no `swift` block after it in its step"
    case .lookWithoutRun: "the `Look` has no block that runs before it in its step"
    case .secondLook(let line): "the step has a second `Look`; the first is on line \(line)"
    case .meetsWithoutQuestion: "no question follows the numbers of misunderstandings"
    case .meetsNoNumber(""): "the comment `meets` has no number"
    case .meetsNoNumber(let word): "there is no misunderstanding with the number `\(word)`"
    case .formerlyNothing: "the comment `formerly` has no name"
    case .formerlyFarFromHeading: "the comment `formerly` isn't directly below a heading"
    case .formerNameInUse(let name): "`\(name)` is the anchor of a heading in this lesson"
    case .proofWithoutLook: "no `Look` follows the comment `proof`"
    case .proofWithoutWords: "the comment `proof` has no text"
    case .editsNothing(""): "the comment `edit` has no text"
    case .editsNothing(let text): "no `swift` block before the comment contains `\(text)`"
    case .editWithoutTry: "no `Try:` follows the comment `edit`"
    case .exercise(let problem): problem.sentence
    case .recap(let problem): problem.sentence
    case .misplacedLabel(let label): "a quote with the label `\(label)` is not allowed here"
    case .notesWithoutTime: "the notes don't contain the duration of the step"
    case .secondNotes(let line):
      "the step has a second quote of notes; the first is on line \(line)"
    case .missingFile(let path): "the link leads to `\(path)`, which does not exist"
    case .missingAnchor(let anchor, let file?, _): "`\(file)` has no heading `#\(anchor)`"
    case .missingAnchor(let anchor, nil, _): "this lesson has no heading `#\(anchor)`"
    case .sameNumber(let number, let path): "another lesson has the number \(number): `\(path)`"
    case .sameSlug(let slug, let path): "another lesson has the name `\(slug)`: `\(path)`"
    }
  }

  package var advice: Sentence? {
    switch self {
    case .empty: "Begin with a title: `# Task-locals on a queue`."
    case .tooLarge: "Split the lesson, or check that you named the right file."
    case .nulByte, .notUTF8: "Save the file as UTF-8 text."
    case .noTitle: "Begin with a title: `# Task-locals on a queue`."
    case .secondTitle: "Write `##` to begin a step, or move this part to another file."
    case .noSteps: "Write a heading for each step: `## A queue carries nothing`."
    case .emptyHeading: "Write what the step shows: `## A queue carries nothing`."
    case .underlinedHeading:
      "To begin a step, write `## ` before it. To draw a line, leave a blank line above `---`."
    case .duplicateStep: "Change one of the two headings. Progress is stored by the step's id."
    case .outsideStep: "Write a `##` heading above it."
    case .unterminatedFence:
      "End the block with a line that has the same backticks as its first line."
    case .unknownFenceWord(_, _, _, let suggestion?): "Did you mean `\(suggestion)`?"
    case .unknownFenceWord(_, _, [], nil): "Remove the word."
    case .unknownFenceWord(_, _, let allowed, nil):
      "The word can be \(.any(code: allowed))."
    case .conflictingFenceWords:
      "Remove one of them. A rejected block never runs, so it has no trace to hide."
    case .moduleName: "Write `module=` and a name of letters and digits, without spaces."
    case .testWithoutName: "Write `test` and the name: `test \"begins at zero\"`."
    case .conflictingTestWord(let word):
      "Remove `\(word)`. A test runs in the lesson's own session."
    case .nestedCode:
      "Move the block out of it. Only a block at the left margin is run and checked."
    case .outputWithoutCode: "Move it after the block that prints the text, in the same step."
    case .secondOutput: "Put all lines into one `output` block."
    case .invalidPattern:
      "Correct the pattern. To compare the text itself, end the line in ` (re) (literal)`."
    case .typeDeclaredTwice: "Rename one of them. A lesson is compiled as one file."
    case .choicesWithoutLabel:
      "Begin the quote with `> **Predict**`, or with `> **Look**` after a block that runs."
    case .emptyQuestion: "Write it after the label: `> **Predict** What does line 7 print?`"
    case .tooFewChoices: "Write the choices as a task list: `> - [ ] `42`: feedback`."
    case .rightChoices: "Mark exactly one choice as right: `- [x]`."
    case .choiceWithoutFeedback:
      "Write a colon and a space, then why somebody chooses this answer and what is true."
    case .emptyAnswer: "Write the answer before the colon."
    case .sameAnswer: "Change one of the two answers."
    case .hintInsideChoice: "Insert a line with only `>` before `**Hint**`."
    case .predictionWithoutCode: "Put the block that answers the question after it."
    case .lookWithoutRun: "Move it after the `output` of the block whose trace answers it."
    case .secondLook: "Remove one of them. A step has at most one `Look`."
    case .meetsWithoutQuestion:
      "Move the comment directly above `> **Predict**`, `> **Look**` or `> **Recap**`."
    case .meetsNoNumber:
      "Write numbers from 1 to \(Misunderstandings.count): `<!-- meets 27 18 -->`."
    case .formerlyNothing, .formerNameInUse:
      "Write the anchor that the heading above the comment had before."
    case .formerlyFarFromHeading: "Move the comment below the heading that was changed."
    case .proofWithoutLook: "Move the comment directly above `> **Look**`."
    case .proofWithoutWords:
      "Write a part of the event's line in the trace: `<!-- proof T1 read Request.id -->`."
    case .editsNothing: "Write a part of one line of the block to change."
    case .editWithoutTry: "Move the comment directly above the paragraph that begins with `Try:`."
    case .exercise(let problem): problem.advice
    case .recap(let problem): problem.advice
    case .misplacedLabel("Recap"), .misplacedLabel("Rule"):
      "Move it to a file of recaps, in the folder `recaps` next to the lessons."
    case .misplacedLabel: "Move the quote into a step."
    case .notesWithoutTime: "Write the duration after the label: `> **Notes** (4 min) …`."
    case .secondNotes: "Put all notes into one quote."
    case .missingFile: "Write the path relative to the folder of the lesson."
    case .missingAnchor(_, _, let suggestion?): "Did you mean `#\(suggestion)`?"
    case .missingAnchor(_, _, nil): "Write the heading in lower case, with `-` in place of spaces."
    case .sameNumber: "Change one of the two numbers."
    case .sameSlug: "Rename one of the two files."
    case .noLanguage: "Write a tag such as `ja` or `pt-BR`: `<!-- language ja -->`."
    case .translatesNothing: "Give it the name of the file that it translates."
    case .translatedSteps:
      "Write the same steps in the same order, so that progress is the same in each language."
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count == 1 ? "0" : "") + digits
}
