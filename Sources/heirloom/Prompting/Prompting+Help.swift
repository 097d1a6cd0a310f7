import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions
import SwiftText

extension Prompting {
  /// Lists the commands, or explains one thing.
  mutating func help(_ topic: String) async {
    let word = topic.hasPrefix(":") ? String(topic.dropFirst()) : topic
    switch word {
    case "": await listCommands()
    case "swift":
      for sentence in SupportedPage.summary { say(sentence) }
    case "trace": await display([TraceHelp.text])
    case "glossary": await listTerms()
    default:
      let entries = topic.hasPrefix(":") ? [] : Glossary.ofLessons.entries(for: topic)
      let line = ColonLine(":" + word)
      if case .command(let command, _) = line, command.rawValue == word || entries.isEmpty {
        say(.commandUse(command))
      }
      if !entries.isEmpty { return await explain(entries) }
      switch line {
      case .command: break
      case .ambiguous(let name, let commands): say(.ambiguousCommand(name, commands))
      case .unknown(let name, let suggestion?): say(.noSuchCommand(name, suggestion: suggestion))
      case .unknown, nil: say(.noSuchTopic(word))
      }
    }
  }

  /// Shows up to three terms with their definitions, or the names of more.
  private mutating func explain(_ entries: [Glossary.Entry]) async {
    guard entries.count <= 3 else { return say(.severalTerms(entries.map(\.term))) }
    let text = LessonText(options: console.options)
    await display(
      entries.map { text.prose([.heading(level: 3, [.text($0.term)])] + $0.definition) })
  }

  private mutating func listTerms() async {
    await display([
      ViewText(options: console.options).line(
        ShellMessage.terms(Glossary.ofLessons.entries.map(\.term)).text)
    ])
  }

  private mutating func listCommands() async {
    let options = console.options
    let lines = ColonCommand.allCases.flatMap { command -> [StyledText] in
      var line: StyledText = "  \(":" + command.use, .code)"
      let indent = 32
      line.append(line.width < indent - 1 ? .spaces(indent - line.width) : "  ")
      line.append(command.text)
      return line.wrapped(to: options.width, hanging: options.width > 70 ? indent : 6)
    }
    await display([
      options.painter.paint(lines) + "\n",
      ViewText(options: options).line(ShellMessage.helpKeys.text),
    ])
  }

  /// Says what can be typed at what is on view; of an answered question, what is wrong with the others.
  mutating func explainInput() async {
    if let question = questionToAnswer, recap?.isAsking ?? player?.question?.isAsking ?? false {
      if recap != nil { return say(.canAnswerRecap(letters: question.letters)) }
      return say(
        player?.question?.state == .open
          ? .canAnswer(letters: question.letters) : .canAnswerAgain(letters: question.letters))
    }
    if recap != nil || player?.question != nil { return await answers() }
    guard let player else { return say(.welcomeKeys) }
    switch player.whereabouts {
    case .exercise: say(.canSolve)
    case .trying: say(.canTry)
    case .reading, .asked: say(.canContinue)
    }
    if latest?.isWorthTracing == true { say(.canAskAboutTrace) }
    if player.isLookingBack { say(.canLookBack) }
  }

  /// Lists the lessons and steps that contain a word.
  mutating func find(_ word: String) async {
    guard !word.isEmpty else { return say(.findWhat) }
    reload()
    let matches = library.matches(of: word)
    guard !matches.isEmpty else {
      let near = closestMatches(to: word.lowercased(), in: library.words.sorted(), limit: 2).first
      return say(.notFound(word, suggestion: near))
    }
    let options = console.options
    let shown = matches.prefix(8)
    let lines = shown.flatMap { match -> [StyledText] in
      let number = match.lesson.number.map(String.init) ?? "-"
      let title: StyledText =
        "  \(number, .dim)\(StyledText.spaces(max(1, 4 - number.count)))\(match.lesson.title, .strong)"
      let steps = match.steps.prefix(4).flatMap { step -> [StyledText] in
        let place = "\(number).\(step + 1)"
        let heading: StyledText =
          "      \(place, .dim)  \(match.lesson.steps[step].heading.plainText, .plain)"
        return heading.wrapped(to: options.width, hanging: 12)
      }
      return title.wrapped(to: options.width, hanging: 6) + steps
    }
    await display([
      options.painter.paint(lines), ViewText(options: options).line(ShellMessage.foundKeys.text),
    ])
  }

  mutating func beginTour() async {
    guard let tour = library.tour, tour.diagnostics.isEmpty else { return say(.tourIsMissing) }
    await begin(tour.lesson)
    say(.tourKeys)
  }
}
