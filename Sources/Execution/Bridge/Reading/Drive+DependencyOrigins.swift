import DependenciesCore
import Machine
import Recording

extension Drive {
  /// Returns the resolver's resolution of a read, with the way from the scope to here.
  ///
  /// - Parameter wrapper: The wrapper that was read.
  func origin(
    of reached: ReadCollector.Reached, at position: Position?, through wrapper: WrapperBox?
  ) -> DependencyOrigin? {
    guard let resolution = reached.resolution else { return nil }
    let context = Provider(resolution.context)
    if reached.key == .context {
      return contextOrigin(resolution, context, through: wrapper)
    }
    switch resolution.origin {
    case .computed where reached.isOfStore, .cached where reached.isOfStore: return .store
    case .overridden(let scope):
      let found = Provenance.chain.override(of: reached.key)
      return .overridden(
        place: Place(resolution.assignedAt) ?? Place(scope),
        journey: found.map { journey(from: $0.node) } ?? [],
        hiding: found.flatMap { wrapper?.capture(of: reached.key, hiddenBy: $0.override) })
    case .capturedOverride(let scope):
      return .captured(
        place: Place(resolution.assignedAt) ?? Place(scope),
        made: wrapper?.making.place ?? Place(resolution.wrapper), model: wrapper?.making.type)
    case .cached(let context, let firstResolvedAt):
      let first = run.world.firstReads[
        firstRead(of: reached.key, Provider(context), in: resolution.cache)]
      return .cached(context: Provider(context), firstPlace: first ?? Place(firstResolvedAt))
    case .prepared(let context, let location):
      return .prepared(context: Provider(context), place: Place(location))
    case .notADependency:
      preconditionFailure("only explanations have no key")
    case .computed(let provider):
      noteFirstRead(firstRead(of: reached.key, context, in: resolution.cache), at: position)
      return .computed(
        context: context, used: Provider(provider), keptBy: wrapper?.keptContext)
    case .missing(let provider):
      noteFirstRead(firstRead(of: reached.key, context, in: resolution.cache), at: position)
      return .missing(
        context: context, used: Provider(provider), isReported: reached.isReported)
    }
  }

  /// An override of the context without a place of the program is the tutor's, for a process with
  /// another context than the tutor's process. So the record decides who made it.
  private func contextOrigin(
    _ resolution: Resolution, _ context: Provider, through wrapper: WrapperBox?
  ) -> DependencyOrigin {
    switch resolution.origin {
    case .overridden:
      guard let found = Provenance.chain.override(of: .context) else { break }
      return .overridden(place: found.override.place, journey: journey(from: found.node))
    case .capturedOverride:
      guard let found = wrapper?.captured.first(where: { $0.key == .context }) else { break }
      return .captured(
        place: found.override.place, made: wrapper?.making.place, model: wrapper?.making.type)
    default: break
    }
    return .process(context: context)
  }

  private func noteFirstRead(_ first: FirstReads.Default, at position: Position?) {
    run.world.firstReads[first] = shownPlace(position)
    run.world.ingredients.settle(
      first, of: RunningTest.current.map { ObjectIdentifier($0) })
  }

  func firstRead(
    of key: DependencyIdentity, _ context: Provider, in cache: Int
  ) -> FirstReads.Default {
    FirstReads.Default(key: key, context: context, cache: cache)
  }

  /// Returns the nearest override that was in effect where a lane was created and isn't in effect
  /// here.
  func lostOverride(of key: DependencyIdentity, _ origin: DependencyOrigin) -> LostOverride? {
    if case .overridden = origin { return nil }
    guard Provenance.chain.override(of: key) == nil, !Provenance.chain.isReplaced else {
      return nil
    }
    // The context decides which default is used.
    let needsContext = origin.isDefault && Provenance.chain.override(of: .context) == nil
    for lane in ancestry() {
      let chain = lane.chainAtCreation
      guard let createdAt = lane.lane.createdAt,
        let lost = chain.override(of: key)
          ?? (needsContext ? chain.override(of: .context) : nil)
      else { continue }
      let place = lost.override.place ?? lost.node.place
      // If the wrapper captured it, it reached the read in another way.
      if case .captured(place, _, _) = origin { return nil }
      return LostOverride(place: place, lane: lane.id, lanePlace: createdAt)
    }
    return nil
  }
}

extension Place {
  /// Nil for places outside the program.
  fileprivate init?(_ location: SourceLocation?) {
    guard let location, location.fileID == "\(SourcePlace.fileID)", location.line > 0
    else { return nil }
    self.init(line: location.line, column: location.column)
    if isOfLibrary { return nil }
  }
}

extension Provider {
  fileprivate init(_ context: DependencyContext) {
    switch context {
    case .live: self = .live
    case .preview: self = .preview
    case .test: self = .test
    }
  }

  fileprivate init(_ provider: Resolution.Provider) {
    switch provider {
    case .live: self = .live
    case .preview: self = .preview
    case .test: self = .test
    }
  }
}

extension DependencyOrigin {
  /// Whether it is a default of the context.
  fileprivate var isDefault: Bool {
    switch self {
    case .cached, .computed(_, _, keptBy: nil), .missing: true
    case .overridden, .captured, .store, .process, .prepared, .computed: false
    }
  }
}
