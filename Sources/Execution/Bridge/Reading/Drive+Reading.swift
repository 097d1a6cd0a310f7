import DependenciesCore
import Machine
import Recording
import Synchronization

extension Drive {
  func makeWrapper(_ request: Request) throws -> Value {
    let accessor = try accessor(request)
    let place = SourcePlace(request.position)
    let wrapper = Dependency(
      \DependencyValues.[accessor], fileID: SourcePlace.fileID, filePath: SourcePlace.fileID,
      line: place.line, column: place.column)
    let captured = Provenance.chain.visibleOverrides
    if !captured.isEmpty { run.world.hasCaptures = true }
    noteUseOfScopes()
    let making = Making(calls)
    let event = Event.Kind.wrapperCreated(name: accessor.name, captured: captured.map(\.override))
    if isNews(event, at: request.position) { record(event, at: request.position) }
    noteIngredient(captured, of: accessor)
    let missed = try noteLoss(
      missedOverrides(by: making, captured), of: accessor, making, captured, at: request.position)
    if let model = Receiver(making, captured: captured) { run.world.makers.add(model) }
    let cast = request.operation == .makeCastingWrapper ? try request.lastClosure : nil
    return .native(
      WrapperBox(
        wrapper, name: accessor.name, captured: captured, missed: missed, making: making,
        cast: cast))
  }

  /// Whether the record doesn't have the same capture at the same place in a reducer. A store makes the
  /// reducers in a `body` again for each action, and their wrappers capture the same again.
  private func isNews(_ event: Event.Kind, at position: Position?) -> Bool {
    guard isInCallback else { return true }
    let capture = ReducerCapture(event: event, position: position)
    let isNew = run.notedCaptures.withLock { $0.insert(capture).inserted }
    return isNew || run.notedStores.withLock { $0.isEmpty }
  }

  /// Whether code that isn't the program's, such as a store, called the program's current code.
  var isInCallback: Bool { calls.contains { $0.entrance != $0.activation } }

  /// Reads through the real wrapper. The path's getter calls back through `getDependency`.
  func readWrapper(_ request: Request) throws -> Value {
    let box: WrapperBox = try request.native(0)
    let collector = ReadCollector(position: request.position)
    let drive = try nested(at: request.position, reading: collector)
    let value = Provenance.$chain.withValue(box.chain(in: run, lane.id, at: request.place)) {
      drive.asking(at: request.position) { box.wrapper.wrappedValue }
    }
    try check(at: request.position)
    if let reached = collector.reached {
      recordRead(box.name, value, reached, at: request.position, through: box)
    }
    guard let cast = box.cast else { return value }
    return try nested(at: request.position).run(cast, [value])
  }

  func getDependency(_ request: Request, of fiber: Fiber) throws -> Value {
    let box = try request.native(0, as: ValuesBox.self)
    let values = box.values
    let declaration = try key(request, 1)
    if let reading, reading.isProbe {
      reading.probed = .key(declaration)
      throw ReadCollector.Found()
    }
    var (name, position) = fiber.propertyUse("get") ?? (declaration.name, request.position)
    if run.recorder.isTraced {
      run.world.propertyNames.withLock { $0[ObjectIdentifier(declaration)] = name }
    }
    // For a read through a wrapper, the place is that of the wrapper's read.
    position = reading?.position ?? position
    let (value, reached) = try read(
      declaration, of: values, at: position, through: name == declaration.name ? nil : name)
    if let reading {
      reading.reached = reached
      reading.reached?.name = name
    } else {
      let isForChange = run.recorder.isTraced && fiber.isReadingOldValue
      if isForChange { box.partlyChanged = reached.key }
      recordRead(name, value, reached, at: position, isForChange: isForChange)
    }
    return value
  }

  func getContext(_ request: Request) throws -> Value {
    let values = try request.native(0, as: ValuesBox.self).values
    if let reading, reading.isProbe {
      reading.probed = .context
      throw ReadCollector.Found()
    }
    let last = LastResolution()
    let context = DependenciesCore.withResolutionObserver {
      last.resolution = $0
    } operation: {
      values.context
    }
    reading?.reached = ReadCollector.Reached(key: .context, resolution: last.resolution)
    return .string("\(context)")
  }

  /// Returns a key argument: its type, or the declaration itself.
  func key(_ request: Request, _ index: Int) throws -> KeyDeclaration {
    guard case .type(let type) = try request.argument(index) else {
      return try request.native(index)
    }
    let declaration = try run.world.keys.declaration(of: type) { getter in
      let name = try quietly.nested(at: request.position)
        .run(Closure(function: getter.function), getter.types)
      guard case .string(let text) = name else { return type.description }
      return text
    }
    guard let declaration else {
      throw Trap(
        .missingConformance(type: type.description, to: "TestDependencyKey"),
        position: request.position)
    }
    return declaration
  }

  // MARK: Parts

  func accessor(_ request: Request) throws -> DependencyAccessor {
    switch try request.argument(0) {
    case .native(let path as DependencyPath): return .path(path)
    case .native(let keyPath as KeyPathValue): return .path(DependencyPath(keyPath))
    case .native(is KeyDeclaration), .type: return .key(try key(request, 0))
    default:
      throw Trap(DefectMessage.notADependency, position: request.position)
    }
  }

  private func recordRead(
    _ name: String, _ value: Value, _ reached: ReadCollector.Reached, at position: Position?,
    through wrapper: WrapperBox? = nil, isForChange: Bool = false
  ) {
    guard !isSilent, let origin = origin(of: reached, at: position, through: wrapper) else {
      return
    }
    let text = summary(of: value)
    defer { noteChanges(of: value, at: position) }
    if isForChange {
      // The value isn't used, but a default is cached from now on.
      guard origin.isFirst else { return }
      return record(
        .dependencyRead(name: name, value: text, origin: origin, lost: nil), at: position,
        isForChange: true)
    }
    noteIngredient(
      .dependency(reached.key), .dependency, name, text, at: origin.overridePlace,
      in: Provenance.chain.override(of: reached.key)?.node.scope)
    let lost = lostOverride(of: reached.key, origin)
    record(
      .dependencyRead(name: name, value: text, origin: origin, lost: lost), at: position,
      whole: reached.name.flatMap { name.hasPrefix($0 + ".") ? $0 : nil })
    if let place = origin.overridePlace {
      noteOwnOverride(name, value, at: position)
      noteNewGenerator(name, value, setAt: place, through: wrapper, at: position)
    }
    switch origin {
    case .overridden:
      noteUse(of: Provenance.chain.override(of: reached.key)?.node)
      if noteAround(reached.key, name, at: position) { break }
      _ = noteDeparture(from: .dependency(reached.key), .dependency, name, text, at: position)
    case .cached(let context, _):
      noteUse(
        ofCached: name,
        firstRead(of: reached.key, context, in: reached.resolution?.cache ?? 0),
        through: wrapper, at: position)
      noteDefault(reached.key, name, text, lost, at: position)
    case .computed, .missing: noteDefault(reached.key, name, text, lost, at: position)
    case .captured, .process, .prepared, .store: break
    }
    if origin.overridePlace == nil {
      noteOtherKey(
        name, reached.key, captured: wrapper?.captured ?? [], at: position)
    }
  }
}

extension Drive {
  /// Records why a default was read, if an override could be expected.
  private func noteDefault(
    _ key: DependencyIdentity, _ name: String, _ value: String, _ lost: LostOverride?,
    at position: Position?
  ) {
    if noteAround(key, name, at: position) { return }
    if lost == nil,
      noteDeparture(from: .dependency(key), .dependency, name, value, at: position)
    {
      return
    }
    noteEnded(.dependency(key), .dependency, name, at: position)
  }
}

extension DependencyOrigin {
  /// Whether this read has cached the value.
  fileprivate var isFirst: Bool {
    switch self {
    case .computed, .missing: true
    case .overridden, .captured, .process, .cached, .prepared, .store: false
    }
  }

  /// Where the override that was read was made.
  fileprivate var overridePlace: Place? {
    switch self {
    case .overridden(let place, _, _), .captured(let place, _, _): place
    case .process, .cached, .prepared, .computed, .missing, .store: nil
    }
  }
}
