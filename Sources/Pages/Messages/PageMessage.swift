import Lessons
import MessageTables
import Phrases

/// The words on the pages of lessons, besides the lessons' own text.
enum PageMessage: Message {
  // Around a lesson.
  case allLessons
  case steps
  case questions
  case lessons
  case previousLesson
  case nextLesson
  case previous
  case next
  case printQuestions
  case printWithAnswers
  case name
  case date

  /// Before a paragraph about other libraries.
  case elsewhere

  // A question.
  case question(Prediction.Kind)
  case source(lesson: Int, step: Int)
  case rule
  case right
  case wrong
  case answer
  case showWithoutAnswer
  case showEvent
  case hint(Int, of: Int)

  // An exercise.
  case exercise
  case expectedOutput
  case solution
  case taskOfExercise
  case lockedLines

  // Code.
  case code
  case copy
  case changedSince(line: Int)
  case changedSinceLastBlock
  case isRejected
  case diagnostic

  // A run.
  case toBeginning
  case back
  case forward
  case toEnd
  case momentOfRun
  case linkToMoment
  case meaningOfArrows
  case now
  case lanesOverTime
  case legend
  case lanesAndBindings(String)

  // The list of lessons.
  case aboutLessons
  case aboutProgress
  case startHere
  case minutes(Int)
  case facts(minutes: Int, questions: Int, hasExercise: Bool)
  case recaps
  case recapFacts(questions: Int)
  case aboutRecap
}

extension PageMessage {
  var sentence: Phrase<HTML> {
    switch self {
    case .allLessons: "All lessons"
    case .steps: "Steps"
    case .questions: "Questions"
    case .lessons: "Lessons"
    case .previousLesson: "Previous lesson"
    case .nextLesson: "Next lesson"
    case .previous: "← Previous"
    case .next: "Next →"
    case .printQuestions: "Print the questions"
    case .printWithAnswers: "Print with answers"
    case .name: "Name"
    case .date: "Date"

    case .elsewhere: "Elsewhere"

    case .question(.predict): "Predict"
    case .question(.look): "Look"
    case .question(.recap): "Recap"
    case .source(let lesson, let step): "Lesson \(lesson), step \(step)"
    case .rule: "Rule"
    case .right: "✓ Right:"
    case .wrong: "✗ Wrong:"
    case .answer: "Answer"
    case .showWithoutAnswer: "Show it without an answer"
    case .showEvent: "Show the event in the trace"
    case .hint(let number, let count): "Hint \(number) of \(count)"

    case .exercise: "Exercise"
    case .expectedOutput: "Expected output"
    case .solution: "Solution"
    case .taskOfExercise: "Change the code so that it prints:"
    case .lockedLines: "The lines that end in <code>// keep</code> must stay."

    case .code: "Code"
    case .copy: "Copy"
    case .changedSince(let line): "Changes since line \(line)"
    case .changedSinceLastBlock: "Changes since the last block"
    case .isRejected: "The compiler rejects this code, as it should:"
    case .diagnostic: "Diagnostic"

    case .toBeginning: "To the beginning"
    case .back: "Back"
    case .forward: "Forward"
    case .toEnd: "To the end"
    case .momentOfRun: "Moment of the run"
    case .linkToMoment: "Link to this moment"
    case .meaningOfArrows: "▶ just ran · ▷ runs next"
    case .now: "Now"
    case .lanesOverTime: "Lanes over time"
    case .legend: "Legend"
    case .lanesAndBindings(let lanes): "Lanes and their bindings: \(lanes)"

    case .aboutLessons:
      """
      Lessons about task-local values and dependencies: the values that Swift passes implicitly. Each \
      lesson asks what its code prints, runs the code, and shows where every value comes from.
      """
    case .aboutProgress: "Your progress is stored in this browser only."
    case .startHere: "Start here"
    case .minutes(let minutes): "\(minutes) min"
    case .facts(let minutes, let questions, let hasExercise):
      hasExercise
        ? "\(minutes) min, \(Self.questions(questions)), 1 exercise"
        : "\(minutes) min, \(Self.questions(questions))"
    case .recaps: "Recaps"
    case .recapFacts(let questions): "\(Self.questions(questions)) for another day."
    case .aboutRecap:
      """
      Answer these questions a few days after the lessons. Each link opens the step that a question \
      is about.
      """
    }
  }

  private static func questions(_ count: Int) -> Phrase<HTML> {
    .plural(count, one: "1 question", other: "\(count) questions")
  }
}
