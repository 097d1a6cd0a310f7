package import Recording

/// Explains the value of a read in one or two sentences, from the record.
package struct WhyText {
  /// A read of the requested name, or of one of several possible names.
  private struct Reading {
    var name: String
    var happening: Happening
    /// The sentence about the read, without its place.
    var account: StyledText
  }

  let happenings: Happenings
  let source: SourceLines
  private let models: [Place: String]
  let wording: Wording
  private let options: RenderingOptions

  package init(_ trace: Trace, options: RenderingOptions) {
    source = SourceLines(trace.sources)
    happenings = Happenings(trace, source)
    models = Self.models(happenings)
    wording = Wording(glyphs: options.glyphs, happenings: happenings)
    self.options = options
  }

  /// The names of all reads, in the order of the first reads.
  package var names: [String] {
    var names: [String] = []
    for happening in happenings.all {
      if let name = happening.event.kind.readName, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Explains the values that were read under a name, and the values that were lost; nil if there
  /// is no read or loss of that name.
  ///
  /// - Parameter name: `Request.id`, `$id`, `client.fetch`, `\.client`, `model.client`,
  ///   `Config.prefix`, `State.count` for the changes by a store's actions, or `account.balance` for
  ///   the changes of an actor or object, `T1` or `E2` for what became of a task or an effect.
  package func text(_ name: String) -> String? {
    let readings = readings(of: name)
    let losses = losses(of: name, isOwn: isOfOwner(readings, name))
    let state =
      stateSentence(name) ?? changeSentence(name) ?? courseSentence(name)
      ?? unchangedSentence(name) ?? cancellationSentence(name) ?? observationSentence(name)
      ?? actionSentence(name)
    guard !readings.isEmpty || !losses.isEmpty || state != nil else { return nil }
    var lines: [StyledText] = []
    var shown = readings
    if readings.count > Self.mostReadings {
      shown = ways(readings)
      if shown.count > Self.mostWays {
        let head = WhyMessage.differentWays(shown.count, shown: Self.mostWays)
        lines += head.styled.wrapped(to: options.width)
        // The last ones come last, as in the trace.
        shown = Array(ways(readings.reversed()).prefix(Self.mostWays).reversed())
      }
    }
    var told: [StyledText] = []
    for sentence in shown.map(sentence) + losses + (state.map { [$0] } ?? [])
    where !told.contains(sentence) {
      told.append(sentence)
      lines += sentence.wrapped(to: options.width)
    }
    return options.painter.paint(lines)
  }

  /// The number of readings up to which all are shown, even with equal explanations.
  private static let mostReadings = 5
  /// For more readings, the number of the latest explanations that are shown.
  private static let mostWays = 3

  /// Returns the first reading for each explanation.
  private func ways(_ readings: [Reading]) -> [Reading] {
    var accounts: [StyledText] = []
    return readings.filter { reading in
      guard !accounts.contains(reading.account) else { return false }
      accounts.append(reading.account)
      return true
    }
  }

  /// Returns the message for a name without reads.
  package func notRead(_ name: String) -> String {
    let bound = happenings.all.lazy.compactMap { happening -> Happening? in
      guard case .scopeEntered(let scope) = happening.event.kind else { return nil }
      return scope.values.keys.contains { Self.isMeant($0, by: name) } ? happening : nil
    }.first
    var messages: [WhyMessage] = []
    if let bound, let place = bound.place {
      let own = overridePlace(bound, name).map { wording.at($0) }
      messages.append(
        .setNeverRead(name: name, at: own ?? wording.place(of: bound, or: place)))
    } else if Self.isNumbered(name) {
      messages.append(.noTask(name))
    } else {
      messages.append(name.allSatisfy(\.isWhitespace) ? .emptyName : .nothingRead(name: name))
    }
    let names = names
    if !names.isEmpty { messages.append(.whatWasRead(names)) }
    if !stateNames.isEmpty { messages.append(.whatActionsChanged(stateNames)) }
    if !propertyNames.isEmpty { messages.append(.whatTasksChanged(propertyNames)) }
    let text = messages.map(\.styled).joined(by: " ")
    return options.painter.paint(text.wrapped(to: options.width))
  }

  /// The place in a scope's closure where the override was made.
  private func overridePlace(_ scope: Happening, _ name: String) -> Place? {
    guard case .scopeEntered(let entered) = scope.event.kind else { return nil }
    return entered.overrides.last { Self.isMeant($0.name, by: name) }?.place
  }

  /// Returns why a read returned its value; nil if it isn't a read.
  func sentence(about happening: Happening) -> StyledText? {
    guard let name = happening.event.kind.readName else { return nil }
    return sentence(Reading(name: name, happening: happening, account: account(happening)))
  }

  // MARK: Finding

  private func readings(of name: String) -> [Reading] {
    var found = readings(meaning: name)
    if found.isEmpty, let dot = name.lastIndex(of: ".") {
      // The last component of a read's path may be the name of a model's property.
      found = readings(meaning: String(name[name.index(after: dot)...]))
    }
    // The reads of its parts: `date` is read as `date.now`.
    let whole = name.drop { $0 == "\\" || $0 == "." } + "."
    if found.isEmpty { found = readings { $0.hasPrefix(whole) } }
    let spelled = readings(found, spelled: name)
    if !spelled.isEmpty { return spelled }
    let own = found.filter { isOfOwner([$0], name) }
    guard !own.isEmpty else { return found }
    return found.filter { isOfOwner([$0], name) || isOfUnknownModel($0) }
  }

  /// Returns the reads that the source spells as in the path, and those of the model's own code;
  /// none if the source never spells the path.
  private func readings(_ found: [Reading], spelled name: String) -> [Reading] {
    let base = name.drop { $0 == "\\" || $0 == "." }.split(separator: ".").map(String.init)
      .dropLast()
    guard !base.isEmpty, !found.contains(where: { $0.name == name }) else { return [] }
    let bases = found.map { $0.happening.event.place.flatMap(source.base) }
    guard bases.contains(where: { $0?.ends(in: base) ?? false }) else { return [] }
    return zip(found, bases).compactMap { reading, found in
      guard let found else { return nil }
      let isOwn = found == .own && isOfOwner([reading], name)
      return isOwn || found.ends(in: base) ? reading : nil
    }
  }

  private func readings(meaning name: String) -> [Reading] {
    happenings.all.compactMap { happening in
      reading(happening) {
        Self.isMeant($0, by: name) || happening.event.isMeant(property: name)
      }
    }
  }

  private func readings(where isMeant: (_ name: String) -> Bool) -> [Reading] {
    happenings.all.compactMap { reading($0, where: isMeant) }
  }

  private func reading(
    _ happening: Happening, where isMeant: (_ name: String) -> Bool
  ) -> Reading? {
    guard let found = happening.event.kind.readName, !happening.event.isForChange, isMeant(found)
    else { return nil }
    return Reading(name: found, happening: happening, account: account(happening))
  }

  /// Returns whether all the readings belong to models that the beginning of the path may mean.
  private func isOfOwner(_ readings: [Reading], _ name: String) -> Bool {
    guard let owner = Self.owner(in: name), !readings.isEmpty else { return false }
    return readings.allSatisfy {
      Self.isNamed($0.happening.event.model(models), after: owner)
    }
  }

  /// Returns whether the model of a reading is unknown.
  private func isOfUnknownModel(_ reading: Reading) -> Bool {
    guard case .dependencyRead = reading.happening.event.kind else { return false }
    return reading.happening.event.model(models) == nil
  }

  /// Returns `detail` for `detail.client`.
  static func owner(in name: String) -> String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().last.map(String.init) : nil
  }

  /// Returns whether the name may mean a model of the type: `detail` for a `DetailModel`.
  static func isNamed(_ model: String?, after owner: String) -> Bool {
    model?.lowercased().contains(owner.lowercased()) ?? false
  }

  /// The types of models by the places of their wrappers.
  private static func models(_ happenings: Happenings) -> [Place: String] {
    happenings.all.reduce(into: [:]) { models, happening in
      guard case .wrapperCreated = happening.event.kind, let call = happening.event.calls.last,
        let place = call.function.place, let type = Making(happening.event.calls).type
      else { return }
      models[place] = type
    }
  }

  // MARK: Losses

  /// Returns the losses under a name, without duplicate sentences.
  ///
  /// - Parameter isOwn: Whether only losses of the models at the beginning of the path count.
  private func losses(of name: String, isOwn: Bool) -> [StyledText] {
    let found = happenings.all.compactMap { happening -> (loss: Loss, happening: Happening)? in
      guard case .lost(let loss) = happening.event.kind,
        Self.isMeant(loss, by: name) || happening.event.isMeant(property: name)
      else { return nil }
      return (loss, happening)
    }
    let owner = Self.owner(in: name)
    let own = found.filter { found in
      guard case .child(let child) = found.loss, let owner else { return true }
      return Self.isNamed(child.model, after: owner)
    }
    var told: [StyledText] = []
    for (loss, happening) in own.isEmpty && !isOwn ? found : own {
      let sentences = sentences(loss, happening)
      if !sentences.isEmpty, !told.contains(sentences) { told.append(sentences) }
    }
    return told
  }

  private static func isMeant(_ loss: Loss, by name: String) -> Bool {
    let names: [String] =
      switch loss {
      case .child(let child): [child.wrapper, child.override.name]
      case .computed(let computed): [computed.name]
      case .tooLate(let late): [late.name, late.then.name]
      case .ended(let ended): [ended.name, ended.override.name]
      case .around(let around): [around.name, around.override.name]
      case .otherKey(let other): [other.name]
      case .outlived, .droppedError: []
      case .ownOverride(let own): [own.name]
      case .uncontrolled(let uncontrolled): [uncontrolled.dependency]
      case .startedAgain(let again): [again.name]
      }
    return names.contains { isMeant($0, by: name) }
  }

  private func sentences(_ loss: Loss, _ happening: Happening) -> StyledText {
    if case .computed(let computed) = loss {
      let place =
        happening.place.map { wording.place(of: happening, or: $0) } ?? PlaceMessage.noLine.styled
      let message = WhyMessage.computedOnce(
        name: computed.name, value: wording.value(computed.value), at: place,
        computed.ingredients, values: computed.ingredients.map { wording.value($0.value) })
      return message.styled
    }
    return wording.told(loss, in: happening.event.lane).joined(by: " ")
  }

  /// Returns whether `name` may mean a read: its whole name, its last components, or a model's
  /// property of that name.
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
    let place = reading.happening.place.map { wording.place(of: reading.happening, or: $0) }
    let message = WhyMessage.wasRead(
      name: reading.name, value: wording.value(event.kind.readValue ?? ""), by: event.lane,
      at: place, because: reading.account)
    return message.styled
  }

  private func account(_ happening: Happening) -> StyledText {
    switch happening.event.kind {
    case .taskLocalRead(let name, _, let origin):
      happenings.laterBinding(of: name, origin, happening.event).map(wording.reasonTooEarly)
        ?? wording.reason(origin, reader: happening.event.lane)
    case .dependencyRead(_, _, let origin, let lost):
      account(
        ofMember: happening.event,
        wording.reason(origin, lost: lost, read: happening.number))
    default: ""
    }
  }

  private func account(ofMember read: Event, _ reason: StyledText) -> StyledText {
    read.whole.map { WhyMessage.member(of: $0, because: reason).styled } ?? reason
  }
}

extension Event.Kind {
  /// The name that was read, if the event is a read.
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

extension Event {
  /// Returns whether it reads or makes the wrapper of a property with this name: `client`,
  /// `model.client`.
  fileprivate func isMeant(property name: String) -> Bool {
    guard let property = calls.last?.wrappedProperty else { return false }
    return name == property || name.hasSuffix("." + property)
  }

  /// Returns the type of the model whose wrapper was read.
  fileprivate func model(_ models: [Place: String]) -> String? {
    if case .dependencyRead(_, _, .captured(_, _, let model?), _) = kind { return model }
    return calls.last?.function.place.flatMap { models[$0] }
  }
}
