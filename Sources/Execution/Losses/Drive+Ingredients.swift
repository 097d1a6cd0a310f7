import Machine
import Recording

// A value that is computed once, in a static variable or in a cache, keeps the values in effect at
// that time. Reads made during the computation are recorded. When the value is used later, the
// recorded values are compared with the values in effect there.

extension Drive {
  /// Whether events of the program's own code are recorded.
  var isNoting: Bool { run.recorder.isTraced && !isSilent && !isInLibrary }

  /// Records a read as an ingredient of all values that are being computed.
  func noteIngredient(
    _ source: Ingredients.Entry.Source, _ kind: Loss.Ingredient.Kind, _ name: String,
    _ value: @autoclosure () -> String, at place: Place?, in scope: ScopeID? = nil
  ) {
    guard isNoting else { return }
    let lazy = calls.filter(\.keepsValue)
    guard !lazy.isEmpty || !initializing.isEmpty || !computing.isEmpty else { return }
    run.world.ingredients.add(
      Ingredients.Entry(
        source: source,
        recorded: Loss.Ingredient(kind: kind, name: name, value: value(), place: place),
        scope: scope),
      to: initializing.map { .variable($0) } + lazy.map { .execution($0.activation) },
      toDefaults: computing.map(\.key),
      of: RunningTest.current.map { ObjectIdentifier($0) })
  }

  /// Records the override of a dependency that a wrapper captures as an ingredient of the variables that are
  /// being computed.
  func noteIngredient(
    _ captured: [ProvenanceNode.KeyOverride], of accessor: DependencyAccessor
  ) {
    guard isNoting, !initializing.isEmpty else { return }
    for override in captured where override.override.isNamed(after: accessor) {
      run.world.ingredients.add(
        Ingredients.Entry(
          source: .dependency(override.key),
          recorded: Loss.Ingredient(
            kind: .dependency, name: override.override.name, value: override.override.value,
            place: override.override.place),
          isCaptured: true),
        to: initializing.map { .variable($0) }, toDefaults: [],
        of: RunningTest.current.map { ObjectIdentifier($0) })
    }
  }

  // MARK: Variables

  /// Records the ingredients of a static or global variable, if it has any.
  func noteComputed(_ storage: StaticStorage, _ value: Value, at position: Position?) {
    guard isNoting else { return }
    let entries = run.world.ingredients.entries(of: .variable(ObjectIdentifier(storage)))
    guard !entries.isEmpty, !value.isWrapper else {
      noteKept(storage, value, at: position)
      return
    }
    storage.isWatched = true
    noteComputed(
      .variable(ObjectIdentifier(storage)), storage.name, value, of: entries, at: position)
  }

  /// Records that a variable keeps the overrides which its wrapper captured, or the result of a function
  /// of the program.
  private func noteKept(_ storage: StaticStorage, _ value: Value, at position: Position?) {
    var ingredients: [Loss.Ingredient] = []
    var name = storage.name
    if case .native(let native) = value, let wrapper = native as? WrapperBox {
      guard !wrapper.captured.isEmpty else { return }
      // The storage of a property with a wrapper has a name of its own.
      name.replace("._", with: ".", maxReplacements: 1)
      ingredients = wrapper.captured.map(\.override).map {
        Loss.Ingredient(kind: .dependency, name: $0.name, value: $0.value, place: $0.place)
      }
    } else if !storage.initializer.returnsResultOfProgram {
      return
    }
    let computed = Loss.Computed(
      name: name, value: summary(of: value), ingredients: ingredients)
    record(.lost(.computed(computed)), at: position)
  }

  private func noteComputed(
    _ product: Ingredients.Product, _ name: String, _ value: Value, of entries: [Ingredients.Entry],
    at position: Position?
  ) {
    run.world.ingredients.note(product, computedAt: position.map(Place.init))
    let computed = Loss.Computed(
      name: name, value: summary(of: value), ingredients: entries.map(\.recorded))
    record(.lost(.computed(computed)), at: position)
  }

  func noteUse(of storage: StaticStorage, at position: Position?) {
    noteUse(of: .variable(ObjectIdentifier(storage)), storage.name, at: position)
  }

  /// Records that a stored value is used where other values are in effect than at its computation.
  private func noteUse(
    of product: Ingredients.Product, _ name: String, at position: Position?
  ) {
    guard isNoting else { return }
    let ingredients = run.world.ingredients
    for entry in ingredients.entries(of: product) {
      guard let now = change(of: entry, captured: []) else { continue }
      let path = [position.map(Place.init), now.place] + calls.map(\.place)
      guard ingredients.isNew(path) else { return }
      let late = Loss.TooLate(
        store: .variable, name: name, computed: ingredients.place(of: product),
        then: entry.recorded, now: now)
      return record(.lost(.tooLate(late)), at: position)
    }
  }

  // MARK: Lazy properties

  func keepLazy(_ request: Request, of fiber: Fiber) throws -> Value {
    guard isNoting, let execution = calls.last?.activation else { return .void }
    let product = try lazyProperty(request, of: fiber)
    let entries = run.world.ingredients.settle(product, computedBy: execution)
    if !entries.isEmpty {
      fiber.function.isWatched = true
      noteComputed(
        product, try request.string(0), try request.argument(1), of: entries,
        at: request.position)
    }
    return .void
  }

  func noteLazy(_ request: Request, of fiber: Fiber) throws -> Value {
    noteUse(
      of: try lazyProperty(request, of: fiber), try request.string(0), at: request.position)
    return .void
  }

  private func lazyProperty(_ request: Request, of fiber: Fiber) throws -> Ingredients.Product {
    var object: ObjectIdentifier?
    if request.arguments.count > 2, case .object(let found) = try request.argument(2) {
      object = ObjectIdentifier(found)
    }
    return .lazy(ObjectIdentifier(fiber.function), of: object)
  }

  // MARK: Defaults

  /// Records that a cached default has an ingredient that is overridden here.
  func noteUse(
    ofCached name: String, _ cached: FirstReads.Default, through wrapper: WrapperBox?,
    at position: Position?
  ) {
    guard isNoting else { return }
    var seen: Set<FirstReads.Default> = []
    var rest = [cached]
    while let product = rest.popLast() {
      guard seen.insert(product).inserted else { continue }
      for entry in run.world.ingredients.entries(of: .cached(product)) {
        if let now = change(of: entry, captured: wrapper?.captured ?? []) {
          let late = Loss.TooLate(
            store: .cache(cached.context), name: name, computed: run.world.firstReads[cached],
            then: entry.recorded, now: now)
          return record(.lost(.tooLate(late)), at: position)
        }
        if case .dependency(let key) = entry.source, entry.recorded.place == nil {
          var lower = product
          lower.key = key
          rest.append(lower)
        }
      }
    }
  }

  /// Returns the value in effect here, if it differs from the value at the computation.
  private func change(
    of entry: Ingredients.Entry, captured: [ProvenanceNode.KeyOverride]
  ) -> Loss.Ingredient? {
    var now = entry.recorded
    switch entry.source {
    case .taskLocal(let declaration):
      let bound = TaskLocalTable.local(of: declaration).get()?.value
      guard let value = bound ?? declaration.defaultValue.value else { return nil }
      now.value = summary(of: value)
      now.place = Provenance.chain.newestBinding(of: declaration)?.place
      return now.value == entry.recorded.value ? nil : now
    case .dependency(let key):
      if Provenance.chain.isReplaced { return nil }
      let visible = Provenance.chain.visibleOverrides + captured
      let override = visible.first { $0.key == key }?.override
      if entry.isCaptured, override != nil { return nil }
      now.place = override?.place
      now.value = override?.value ?? ""
      // One line may override with a different value each time.
      let isSame =
        override?.name != entry.recorded.name
        || now.value == entry.recorded.value && !isMadeAgain(entry, key)
      return now.place == entry.recorded.place && isSame ? nil : now
    }
  }
}

extension Drive {
  /// Returns whether the override in effect is another one than at the computation, although its
  /// description is the same. One line may override with a closure that captures another value.
  private func isMadeAgain(_ entry: Ingredients.Entry, _ key: DependencyIdentity) -> Bool {
    guard let then = entry.scope, entry.recorded.value.contains("closure at "),
      let now = Provenance.chain.override(of: key)?.node.scope
    else { return false }
    return now != then
  }
}

extension Function {
  /// Whether the value that it returns is made by a function of the program, not by an initializer.
  fileprivate var returnsResultOfProgram: Bool {
    code.contains { instruction in
      guard case .call(let callee, _) = instruction, callee.position != nil, !callee.isOfLibrary
      else { return false }
      return Call.typeMade(by: callee.name) == nil
    }
  }
}

extension Value {
  fileprivate var isWrapper: Bool {
    if case .native(let native) = self { native is WrapperBox } else { false }
  }
}

extension StaticStorage {
  /// Nil before the computation.
  fileprivate var value: Value? { isInitialized ? cell.value : nil }
}
