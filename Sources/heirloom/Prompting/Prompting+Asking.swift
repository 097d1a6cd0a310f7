import Lessons
import Recording
import Rendering
import Sessions

/// Questions about what ran, and about code that doesn't run.
extension Prompting {
  mutating func trace(_ argument: String) async {
    if !argument.isEmpty {
      let levels = RenderingOptions.Level.allCases.filter { $0.rawValue.hasPrefix(argument) }
      guard let level = levels.first, levels.count == 1 else {
        return say(.traceArgument)
      }
      console.options.level = level
      return say(level == .off ? .traceOff : .traceLevel(level.rawValue))
    }
    guard let latest, let trace = latest.trace else { return say(.nothingHasRun) }
    var options = console.options
    if options.level == .off { options.level = .full }
    let text = TraceText.render(trace, options: options)
    if text.isEmpty { say(.nothingToShow) }
    await display([text])
  }

  /// Shows the last trace in the other order, or chooses the order of this and later traces.
  mutating func order(_ argument: String) async {
    let current = console.options.order ?? (console.options.level == .outline ? .time : .line)
    var order: RenderingOptions.Order = current == .time ? .line : .time
    if !argument.isEmpty {
      let orders = RenderingOptions.Order.allCases.filter { $0.rawValue.hasPrefix(argument) }
      guard let chosen = orders.first else { return say(.orderArgument) }
      order = chosen
      console.options.order = chosen
      say(.traceOrder(isByTime: chosen == .time))
    }
    guard let trace = latest?.trace else {
      return argument.isEmpty ? say(.nothingHasRun) : ()
    }
    var options = console.options
    options.order = order
    if options.level == .off { options.level = .full }
    await display([TraceText.render(trace, options: options)])
  }

  func why(_ name: String) {
    // In the margin of all answers.
    let margin = 2
    var options = console.options
    options.width -= margin
    func show(_ answer: String) {
      let lines = answer.rows
      console.write(lines.map { String(repeating: " ", count: margin) + $0 + "\n" }.joined())
    }
    let text = latest?.trace.map { WhyText($0, options: options) }
    if name.isEmpty {
      return text.map { say(.whyWhat($0.names + $0.changedNames)) } ?? say(.nothingHasRun)
    }
    if let answer = text?.text(name) { return show(answer) }
    for result in earlier.reversed() {
      guard let trace = result.trace, let answer = WhyText(trace, options: options).text(name)
      else { continue }
      let first = result.source.lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
      say(.whyEarlier(name, in: String(first.drop(while: \.isWhitespace))))
      return show(answer)
    }
    guard let text else { return say(.nothingHasRun) }
    show(text.notRead(name))
  }

  func context(_ name: String) {
    let current = session.context?.rawValue ?? "live"
    guard !name.isEmpty else {
      let others = Provider.allCases.map(\.rawValue).filter { $0 != current }
      return say(.contextIs(current, others: others))
    }
    guard let context = Provider(rawValue: name) else { return say(.noSuchContext(name)) }
    guard context != session.context else { return say(.contextUnchanged(name)) }
    session.context = context
    say(.contextChanged(name))
  }

  mutating func type(_ expression: String) async {
    guard !expression.isEmpty else { return say(.typeOfWhat) }
    await catchUp()
    let (type, findings) = await session.type(of: expression)
    for finding in findings { console.show(finding) }
    guard findings.isEmpty else { return }
    say(type.map { .type($0) } ?? .hasNoValue)
  }

  mutating func expand(_ name: String) async {
    await catchUp()
    guard let listing = await session.expansion(of: name.isEmpty ? nil : name) else {
      return say(.noMacro(name))
    }
    let options = console.options
    let lines = listing.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      StyledText(String(line), .code).wrapped(to: options.width, hanging: 10)
    }
    await display([options.painter.paint(lines)])
  }

  mutating func members(_ text: String) async {
    guard !text.isEmpty else { return say(.membersOfWhat) }
    await catchUp()
    guard let members = await session.members(of: text) else {
      let (_, findings) = await session.type(of: text)
      for finding in findings { console.show(finding) }
      return
    }
    if members.isEmpty { return say(.hasNoMembers) }
    let options = console.options
    let lines = members.flatMap { member -> [StyledText] in
      let line: StyledText = "  \(member, .code)"
      return line.wrapped(to: options.width, hanging: 6)
    }
    await display([options.painter.paint(lines) + "\n"])
  }
}
