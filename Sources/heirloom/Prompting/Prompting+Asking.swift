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
    guard let text = await drawn(trace, options) else { return }
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
    if let text = await drawn(trace, options) { await display([text]) }
  }

  func drawn(_ trace: Trace, _ options: RenderingOptions) async -> String? {
    await untilInterrupted { TraceText.render(trace, options: options) }
  }

  /// Does work that Ctrl-C ends.
  ///
  /// - Returns: Nil if it was interrupted, which the user has been told.
  func untilInterrupted<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    let value = await session.untilInterrupted(work)
    if value == nil { sayInterrupted() }
    return value
  }

  func why(_ name: String) async {
    // In the margin of all answers.
    let margin = 2
    var options = console.options
    options.width -= margin
    func show(_ answer: String) {
      let lines = answer.rows
      console.write(lines.map { String(repeating: " ", count: margin) + $0 + "\n" }.joined())
    }
    let (latest, earlier) = (latest?.trace, earlier)
    let explanation = await untilInterrupted { [options] in
      let text = latest.map { WhyText($0, options: options) }
      if name.isEmpty { return text.map { Explanation.names($0.names + $0.changedNames) } }
      if let answer = text?.text(name) { return .answer(answer) }
      for result in earlier.reversed() {
        guard let trace = result.trace, let answer = WhyText(trace, options: options).text(name)
        else { continue }
        let first = result.source.lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
        return .earlier(answer, line: String(first.drop(while: \.isWhitespace)))
      }
      return text.map { .answer($0.notRead(name)) }
    }
    guard let explanation else { return }
    switch explanation {
    case .names(let names): say(.whyWhat(names))
    case .answer(let answer): show(answer)
    case .earlier(let answer, let line):
      say(.whyEarlier(name, in: line))
      show(answer)
    case nil: say(.nothingHasRun)
    }
  }

  /// What `:why` found out.
  private enum Explanation: Sendable {
    /// The names that it can explain.
    case names([String])
    case answer(String)
    /// An answer from the submission that begins with the line.
    case earlier(String, line: String)
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
    let expansion = await session.expansion(of: name.isEmpty ? nil : name)
    if session.isInterrupted { return sayInterrupted() }
    guard let listing = expansion else { return say(.noMacro(name)) }
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
      if session.isInterrupted { return sayInterrupted() }
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
