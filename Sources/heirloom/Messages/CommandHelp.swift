import MessageTables
import Phrases

/// The help of the commands.
enum CommandHelp: Message {
  case heirloom
  case check
  case `class`
  case demo
  case eval
  case export
  case list
  case new
  case run
  case shell
  case swift
  case tour
  case verify
}

extension CommandHelp {
  /// The command in one sentence.
  var sentence: Sentence {
    switch self {
    case .heirloom:
      "Learn task-local values and dependencies: the values that Swift passes implicitly."
    case .check: "Check that the code in lessons runs and prints what the lesson says."
    case .class: "Show a lesson to a class that votes by phone."
    case .demo: "Show a lesson to a class, with the code and its state on one screen."
    case .eval: "Run your own Swift files and show where values came from."
    case .export: "Make web pages of lessons."
    case .list: "List the lessons and your progress."
    case .new: "Write a lesson to start from."
    case .run: "Show a whole lesson and run its code, without asking questions."
    case .shell: "Open the shell at the lesson you left."
    case .swift: "List the parts of Swift and its libraries that Heirloom supports, as Markdown."
    case .tour: "Take the tour: three bugs in five minutes."
    case .verify:
      "Compile a program or lesson with this machine's Swift and compare the output."
    }
  }

  /// The details, in paragraphs; empty if there are none.
  var details: Sentence {
    switch self {
    case .heirloom:
      """
      Without a command, the shell opens at the lesson you left. `heirloom tour` shows three bugs in \
      five minutes. `heirloom help trace` explains how to read a trace.

      Exit status: 0 success; 1 a check failed, or a program was rejected, threw or trapped; 2 wrong \
      usage, or a missing or malformed file; 3 a limit was reached; 130 interrupted.
      """
    case .check:
      """
      Also checks that exercises fail at first and pass with their solution, and that recaps name \
      steps that exist. The format is described in lessons/README.md.
      """
    case .class:
      """
      Works like `demo`, with a small web server. Students open the address at the bottom of the \
      screen, see each question, and vote. Press `v` to close a vote and show the result, and again \
      for a second vote. `/wall` at the same address shows the lesson on a projector, \
      with a QR code of the address. Press `a` to show the QR code on the terminal.

      To leave, press `q` and then `y`. Within an hour, `--resume` continues a class that has ended, \
      with the same code, seats and votes.

      Only this machine can connect, unless you use `--lan`. Heirloom stores only the counts of the \
      votes, and sends nothing to other machines except for these pages.

      On a second terminal, `heirloom demo LESSON --notes` shows the teacher's notes, and an address \
      to control the demo from the teacher's phone.
      """
    case .demo:
      """
      Press Space to continue, b to go back, and ? for all keys. On a second terminal, run the same \
      command with `--notes` to see the teacher's notes for the current step: what to say, how long \
      it takes, and why the class may choose a wrong answer. `--format cast` prints a recording of \
      the whole demo.
      """
    case .export:
      """
      Writes one HTML file for each lesson, and `index.html` with a list of them. A page asks the \
      lesson's questions before it shows each result, and steps through every run. It works without \
      a network or other files.
      """
    case .new:
      """
      The lesson has one step with a question, its code and its output, and passes `heirloom check`. \
      Replace its text step by step, and run `heirloom check --watch` on it meanwhile.
      """
    case .verify:
      """
      The compiled program runs without Heirloom's limits and isolation. The exit status is 1 if \
      the outputs differ.
      """
    case .eval, .list, .run, .shell, .swift, .tour: ""
    }
  }
}
