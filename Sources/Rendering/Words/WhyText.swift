package import Recording

/// Why something that was read had the value it had, in a sentence or two, from the record.
package struct WhyText {
  /// What was read under one name, or several that are meant by what somebody asked for.
  private struct Reading {
    var name: String
    var happening: Happening
    /// What one sentence says of it, but for where it was read.
    var account: StyledText
  }

  private let happenings: Happenings
  private let wording: Wording
  private let options: RenderingOptions

  package init(_ trace: Trace, options: RenderingOptions) {
    happenings = Happenings(trace, SourceLines(trace.sources))
    wording = Wording(glyphs: options.glyphs, happenings: happenings)
    self.options = options
  }

  /// The names of all that was read, in the order of the first reads.
  package var names: [String] {
    var names: [String] = []
    for happening in happenings.all {
      if let name = happening.event.kind.readName, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What is known of the values that were read under a name, each way to come by one once; nil if
  /// nothing of that name was read.
  ///
  /// - Parameter name: `Request.id`, `$id`, `client.fetch`, `\.client` or `model.client`.
  package func text(_ name: String) -> String? {
    let readings = readings(of: name)
    guard !readings.isEmpty else { return nil }
    // The last ones are what somebody who asks has seen last.
    let most = 3
    var told: [StyledText] = []
    var lines: [StyledText] = []
    for reading in readings where !told.contains(reading.account) {
      told.append(reading.account)
      lines += sentence(reading).wrapped(to: options.width)
    }
    if told.count > most {
      let shown = readings.reversed().reduce(into: [Reading]()) { shown, reading in
        if shown.count < most, !shown.contains(where: { $0.account == reading.account }) {
          shown.insert(reading, at: 0)
        }
      }
      let head: StyledText =
        "It was read in \(told.count) different ways; these are the last \(most)."
      lines =
        head.wrapped(to: options.width)
        + shown.flatMap { sentence($0).wrapped(to: options.width) }
    }
    return options.painter.paint(lines)
  }

  /// What to say where nothing of a name was read.
  package func notRead(_ name: String) -> String {
    let bound = happenings.all.lazy.compactMap { happening -> Happening? in
      guard case .scopeEntered(let scope) = happening.event.kind else { return nil }
      return scope.values.keys.contains { Self.isMeant($0, by: name) } ? happening : nil
    }.first
    var text: StyledText
    if let bound, let place = bound.place {
      text = "\(name, .name) was set at \(wording.place(of: bound, or: place)), and never read."
    } else {
      text = "Nothing was read under the name \(name, .name)."
    }
    let names = names
    if !names.isEmpty {
      text += " What was read: \(names.joined(separator: ", "), .plain)."
    }
    return options.painter.paint(text.wrapped(to: options.width))
  }

  /// Why something was read as it was; nil for what is no read.
  func sentence(about happening: Happening) -> StyledText? {
    guard let name = happening.event.kind.readName else { return nil }
    return sentence(Reading(name: name, happening: happening, account: account(happening)))
  }

  // MARK: Finding

  private func readings(of name: String) -> [Reading] {
    let exact = readings { Self.isMeant($0, by: name) }
    guard exact.isEmpty, let dot = name.lastIndex(of: ".") else { return exact }
    // A model's property may be called as the last part of what it reads.
    let property = String(name[name.index(after: dot)...])
    return readings { Self.isMeant($0, by: property) }
  }

  private func readings(where isMeant: (String) -> Bool) -> [Reading] {
    happenings.all.compactMap { happening in
      guard let found = happening.event.kind.readName, isMeant(found) else { return nil }
      return Reading(name: found, happening: happening, account: account(happening))
    }
  }

  /// Whether somebody who asks for `name` means what was read: the whole of its name, its end, or a
  /// model's property of that name.
  private static func isMeant(_ found: String, by name: String) -> Bool {
    var name = name.drop { $0 == "\\" || $0 == "." }
    if let dollar = name.firstIndex(of: "$") {
      name = name[..<dollar] + name[name.index(after: dollar)...]
    }
    guard !name.isEmpty else { return false }
    return found == name || found.hasSuffix("." + name) || name.hasSuffix("." + found)
  }

  // MARK: Words

  private func sentence(_ reading: Reading) -> StyledText {
    let event = reading.happening.event
    var text: StyledText = "\(reading.name, .name) was \(wording.value(event.kind.readValue ?? ""))"
    text += " when \(event.lane) read it"
    if let place = reading.happening.place {
      text += " at \(wording.place(of: reading.happening, or: place))"
    }
    return text + ": " + reading.account + "."
  }

  private func account(_ happening: Happening) -> StyledText {
    switch happening.event.kind {
    case .taskLocalRead(_, _, let origin): wording.reason(origin)
    case .dependencyRead(_, _, let origin, let lost): wording.reason(origin, lost: lost)
    default: ""
    }
  }
}

extension Event.Kind {
  /// What was read, if it is a read.
  fileprivate var readName: String? {
    switch self {
    case .taskLocalRead(let name, _, _), .dependencyRead(let name, _, _, _): name
    default: nil
    }
  }

  fileprivate var readValue: String? {
    switch self {
    case .taskLocalRead(_, let value, _), .dependencyRead(_, let value, _, _): value
    default: nil
    }
  }
}
