#if INTERPRETED
  extension StoreObserver {
    /// Prints nothing here, because the tutor's own trace shows the same events.
    public static let trace = StoreObserver { _ in }

    @available(
      *, unavailable,
      message: """
        it writes no lines here, because the tutor's own trace shows the same events; pass `.trace`, \
        or no observer
        """
    )
    public static func trace(to write: (_ line: String) -> Void) -> StoreObserver { trace }
  }
#else
  internal import DependenciesCore
  internal import Differences
  internal import Phrases

  extension StoreObserver {
    /// Prints the events of a store to standard error, in plain words.
    ///
    /// ```swift
    /// let store = Store(initialState: Search.State(), observer: .trace) { Search() }
    /// store.send(.typed("te"))
    /// store.send(.typed("tea"))
    /// ```
    ///
    /// Actions are `A1`, `A2` and so on, with the numbers of the store's journal; effects are `E1`,
    /// `E2`. The lines below an action are its changes. The origin or the reason follows `↳`:
    ///
    /// ```
    /// action   A1 .typed("te")  ↳ Search.swift:40
    ///            query: "" → "te"
    /// effect   E1 run, id "load"  ↳ from A1, Search.swift:21
    /// action   A2 .typed("tea")  ↳ Search.swift:41
    ///            query: "te" → "tea"
    /// cancel   E1  ↳ A2 starts another effect with the same id, "load"
    /// effect   E2 run, id "load"  ↳ from A2, Search.swift:21
    /// action   A3 .loaded(["tea"])  ↳ sent by E2, which A2 started
    ///            results: [] → ["tea"]
    /// end      E2
    /// ```
    ///
    /// `withDependencyTrace` prints the origins of dependencies' values. A line costs some tens of
    /// microseconds.
    public static var trace: StoreObserver {
      trace { writeToStandardError("\($0)\n") }
    }

    /// Passes each line of a store's trace to a closure; see ``trace``.
    ///
    /// - `write`: Called on the main actor with one line, without a line feed.
    public static func trace(
      to write: @escaping @Sendable (_ line: String) -> Void
    ) -> StoreObserver {
      let printer = StoreTracePrinter(write)
      return StoreObserver { printer.tell($0) }
    }
  }

  /// Writes the events of stores in words.
  private final class StoreTracePrinter: Sendable {
    private typealias Words = Phrase<String>

    private let write: @Sendable (String) -> Void
    /// The stores in the order of their first events.
    @MainActor private var stores: [Int] = []
    private typealias InFlight = (
      store: Int, effect: EffectRecord, unsent: String?, hasBegun: Bool
    )

    /// The effects in flight that weren't cancelled.
    @MainActor private var inFlight: [InFlight] = []

    /// The actions that a test must receive, with their changes.
    @MainActor private var unreceived: [(store: Int, number: Int, changes: Differences)] = []
    /// The changes that tests expected and that no action has made yet.
    @MainActor private var expected: [(store: Int, changes: Differences)] = []

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    @MainActor func tell(_ event: StoreEvent) {
      if !stores.contains(event.store) { stores.append(event.store) }
      let store = event.store
      switch event.kind {
      case .reduced(let action): tell(action, store)
      case .effectStarted(let effect):
        tell(effect, store)
        if let sequence = effect.sequence { noteBegin(of: sequence, store) }
        inFlight.append((store, effect, effect.delayedAction.map(text), false))
      case .effectBegan: break
      case .effectCancelled(let number, let cause):
        var reason = reason(cause, store)
        if let found = forget(number, store), case .delay = found.effect.kind {
          if let unsent = found.unsent {
            reason += "; \(Words.notSent(unsent))"
          } else if !found.hasBegun {
            reason += "; \(Words.nothingBegins)"
          }
        }
        write("cancel", name(effect: number, store), reason)
      case .effectEnded(let number, let status):
        let found = forget(number, store)
        let sends = found?.unsent != nil
        switch status {
        case .running: break
        case .cancelled:
          // Nothing has cancelled it.
          if found != nil, found?.effect.kind == .run {
            let ending = Words.ignoresCancellation(name(effect: number, store))
            write("throw", "CancellationError()", ending)
          }
        // The end of a delayed action is the action.
        case .ended: if !sends { write("end", name(effect: number, store)) }
        case .failed(let error): write("throw", error, "ends \(name(effect: number, store))")
        }
      case .nothingToCancel(let id, let cause, let pending, let part, let missed):
        let phrase =
          pending == nil && !missed.isEmpty
          ? self.missed(missed, by: cause, store)
          : nothingToCancel(id, pending: pending, part: part, store)
        write("cancel", "id \(id)", phrase)
      case .dropped(let action, let effect):
        write("drop", text(action), .dropped(by: name(effect: effect, store)))
      case .throttled(let action, let id, let waiting):
        let dropped = action.map(text) ?? Words.effect(withID: id).plain
        write("drop", dropped, .throttled(by: waiting.map { name(effect: $0, store) }))
      case .waiting(let entry, let effects):
        let names = Words.list(effects.map { name(effect: $0, store) })
        let phrase = Words.waiting(for: names, of: entry.map { name(action: $0, store) })
        write("await", phrase.plain)
      case .received(let entry, let skipped):
        let numbers = skipped + [entry]
        unreceived.removeAll { $0.store == store && numbers.contains($0.number) }
        let names = skipped.map { name(action: $0, store) }
        write(
          "receive", name(action: entry, store), names.isEmpty ? nil : .skipped(Words.list(names)))
      case .unmet(let entry, let expected, let actual):
        write("expect", "another state", unmet(entry, from: actual, to: expected, store))
      }
    }

    /// Returns which action makes the changes that a test expects.
    @MainActor private func unmet(
      _ entry: Int?, from actual: Any, to expected: Any, _ store: Int
    ) -> Words {
      if let entry { return .unmet(satisfiedBy: name(action: entry, store)) }
      let changes = differences(from: actual, to: expected)
      let found = unreceived.first { $0.store == store && $0.changes.include(changes) }
      if let found {
        return .unmet(changedBy: name(action: found.number, store), isLater: false)
      }
      self.expected.append((store, changes))
      return .unmet(satisfiedBy: nil)
    }

    /// Writes that an action makes changes that a test has expected too early.
    @MainActor private func tellExpected(_ changes: Differences, _ store: Int) {
      let index = expected.firstIndex { $0.store == store && changes.include($0.changes) }
      guard let index else { return }
      expected.remove(at: index)
      write(detail: Words.expectedEarlier.plain)
    }

    @MainActor private func forget(_ number: Int, _ store: Int) -> InFlight? {
      let index = inFlight.firstIndex { $0.store == store && $0.effect.number == number }
      return index.map { inFlight.remove(at: $0) }
    }

    /// Records that a delayed effect has sent an action, or started what it delays.
    @MainActor private func noteBegin(of number: Int, _ store: Int) {
      guard
        let index = inFlight.firstIndex(where: { $0.store == store && $0.effect.number == number })
      else { return }
      inFlight[index].hasBegun = true
    }

    @MainActor private func tell(_ action: ReducedAction, _ store: Int) {
      var phrases: [Words] = []
      switch action.cause {
      case .caller(let location): phrases.append("\(location.place)")
      case .effect(let number, let entry, _):
        noteBegin(of: number, store)
        phrases.append(
          .sent(byEffect: name(effect: number, store), of: name(action: entry, store)))
      case .reducer(let entry):
        phrases.append(.sent(byReducerAt: name(action: entry, store)))
      }
      if action.isReentrant { phrases.append(.sentMeanwhile) }
      if action.isToBeReceived { phrases.append(.isToBeReceived) }
      write(
        "action", "\(name(action: action.number, store)) \(text(action.action))",
        "\(phrases.map(\.plain).joined(separator: "; "))")
      for change in action.changes {
        write(detail: Words.observed(text(change.old), text(change.new), arrow: "→").plain)
        let differences = differences(from: change.before, to: change.after)
        for line in lines(differences) { write(detail: "  " + line) }
      }
      let differences = differences(from: action.before, to: action.after)
      let lines = lines(differences)
      for line in lines.isEmpty ? [Words.noChange.plain] : lines { write(detail: line) }
      guard action.isToBeReceived else { return }
      unreceived.append((store, action.number, differences))
      tellExpected(differences, store)
    }

    @MainActor private func tell(_ effect: EffectRecord, _ store: Int) {
      var place: String? = effect.location.place
      if case .sequence = effect.kind { place = nil }
      let origin = Words.effectOrigin(
        action: name(action: effect.entry, store),
        sequence: effect.sequence.map { name(effect: $0, store) },
        position: effect.position, at: place, part: effect.part)
      let what = Words.effect(
        name(effect: effect.number, store), work(of: effect), named: effect.name, ids: effect.ids)
      let twins = twins(of: effect, store).map { name(effect: $0.number, store) }
      var goOn: Words = ""
      if !twins.isEmpty {
        goOn = "; \(Words.sameID(.list(twins), count: twins.count))"
      } else if let other = otherID(of: effect, store) {
        goOn = "; \(Words.otherID(name(effect: other.number, store), other.ids[0]))"
      }
      write("effect", what.plain, "\(origin)\(goOn)")
    }

    /// Returns the effects of earlier actions that continue although an effect with their id starts.
    @MainActor private func twins(of effect: EffectRecord, _ store: Int) -> [EffectRecord] {
      if effect.ids.isEmpty || effect.sequence != nil { return [] }
      return inFlight.filter { $0.store == store }.map(\.effect).filter { other in
        other.entry != effect.entry && other.part == effect.part && other.sequence == nil
          && !Set(other.ids).isDisjoint(with: effect.ids)
      }
    }

    /// Returns the last effect of an earlier action from the same place that continues because a part of
    /// its id differs: `Search(text: "a")` and `Search(text: "ab")`.
    @MainActor private func otherID(of effect: EffectRecord, _ store: Int) -> EffectRecord? {
      guard effect.sequence == nil, effect.ids.count == 1, let head = effect.ids[0].beforeParts
      else { return nil }
      return inFlight.filter { $0.store == store }.map(\.effect).last { other in
        other.entry != effect.entry && other.part == effect.part
          && other.location == effect.location && other.sequence == nil && other.ids.count == 1
          && other.ids != effect.ids && other.ids[0].beforeParts == head
      }
    }

    private func work(of effect: EffectRecord) -> Words.Work {
      switch effect.kind {
      case .run: .run
      case .source: .source
      case .sequence(let count): .sequence(count)
      case .part: .part
      case .delay(let duration, let function):
        .delay(
          function.rawValue, seconds: duration / .seconds(1),
          sends: effect.delayedAction.map(text), count: effect.delayedEffects)
      }
    }

    @MainActor private func nothingToCancel(
      _ id: String, pending: Int?, part: [String], _ store: Int
    ) -> Words {
      let others = inFlight.filter { $0.store == store && !$0.effect.ids.isEmpty }
      let elsewhere = part.isEmpty ? nil : others.last { $0.effect.ids.contains(id) }
      return .nothingToCancel(
        pending: pending.map { name(effect: $0, store) }, part: part.joined(separator: " "),
        elsewhere: elsewhere.map { name(effect: $0.effect.number, store) },
        others: others.map { (name(effect: $0.effect.number, store), $0.effect.ids) })
    }

    /// Returns which effects a cancellation doesn't reach, although their ids are similar.
    @MainActor private func missed(
      _ effects: [MissedEffect], by cause: CancellationCause, _ store: Int
    ) -> Words {
      var elements: [(effect: String, id: String)] = []
      var others: [(store: Int, name: String)] = []
      for effect in effects {
        switch effect {
        case .withElement(let id, let number): elements.append((name(effect: number, store), id))
        case .ofStore(let other, let number): others.append((other, name(effect: number, other)))
        }
      }
      var action: String?
      if case .id(_, let entry) = cause { action = name(action: entry, store) }
      guard elements.isEmpty, let other = others.first?.store else {
        return .idIsCollection(elements, isInEffect: action == nil)
      }
      let names = others.filter { $0.store == other }.map(\.name)
      return .idInOtherStore(
        .list(names), count: names.count, of: name(ofStore: other), instead: name(ofStore: store),
        action: action)
    }

    /// `Store #2`
    @MainActor private func name(ofStore number: Int) -> String {
      "Store #\((stores.firstIndex(of: number) ?? stores.count) + 1)"
    }

    @MainActor private func reason(_ cause: CancellationCause, _ store: Int) -> Words {
      switch cause {
      case .id(let id, let entry): .cancelled(byID: id, from: name(action: entry, store))
      case .cancelInFlight(let id, let entry, let location):
        .cancelled(
          inFlight: id, by: name(action: entry, store), starting: nil, at: location?.place)
      case .effect(let id, let number):
        .cancelled(byID: id, in: name(effect: number, store))
      case .partGone(let part, let entry):
        .cancelled(withPart: part, by: name(action: entry, store))
      case .storeGone: .cancelledWithStore
      case .task: .cancelledTask
      case .sequence: .cancelledWithWhole(nil)
      case .skipped: .cancelledBySkipping
      }
    }

    private func differences(from old: Any, to new: Any) -> Differences {
      Differences(from: MirrorTree(value: old), to: MirrorTree(value: new))
    }

    private func lines(_ differences: Differences) -> [String] {
      let lines = differences.shown.map {
        Words.change($0.path, from: $0.old, to: $0.new, arrow: "→").plain
      }
      return differences.hidden == 0
        ? lines : lines + ["… \(differences.hidden) more changes"]
    }

    private func text(_ value: Any) -> String { ShortDescription.of(value) }

    @MainActor private func name(action: Int, _ store: Int) -> String {
      name("A\(action)", store)
    }

    @MainActor private func name(effect: Int, _ store: Int) -> String {
      name("E\(effect)", store)
    }

    /// `A1`, or `S2.A1` in the second store.
    @MainActor private func name(_ name: String, _ store: Int) -> String {
      guard let index = stores.firstIndex(of: store), index > 0 else { return name }
      return "S\(index + 1).\(name)"
    }

    private func write(_ verb: String, _ what: String, _ origin: Words? = nil) {
      let padded = verb + String(repeating: " ", count: max(0, 9 - verb.count))
      write("\(padded)\(what)\(origin.map { "  ↳ \($0.plain)" } ?? "")")
    }

    private func write(detail: String) {
      write(String(repeating: " ", count: 11) + detail)
    }
  }
#endif
