import DependenciesCore
import Machine
import Recording

/// One call of `withDependencies`: its update, its operation, and its events.
struct DependencyScope: Sendable {
  let drive: Drive
  let model: Value?
  let changes: Closure?
  let body: Closure
  let position: Position?
  /// Counts the issues before the program's code runs: a refused model.
  let issues = IssueCount()
  private let updated = UpdatedValues()

  /// - Parameter hasModel: Whether the arguments begin with a model. Then the update closure may be
  ///   missing.
  init(_ request: Request, hasModel: Bool, in drive: Drive) throws {
    self.drive = try drive.nested(at: request.position)
    position = request.position
    model = hasModel ? try request.argument(0) : nil
    body = try request.lastClosure
    if request.arguments.count > (hasModel ? 2 : 1),
      case .closure(let closure) = try request.argument(hasModel ? 1 : 0)
    {
      changes = closure
    } else {
      changes = nil
    }
  }

  var place: SourcePlace { SourcePlace(position) }

  /// Runs the program's update closure.
  func update(_ values: inout DependencyValues) throws {
    updated.isRefused = !issues.isZero
    guard let changes else { return }
    let cell = begin(values)
    _ = try drive.nested(at: position).run(changes, [.cell(cell)])
    values = try finish(in: cell)
  }

  func update(
    _ values: inout DependencyValues, isolation: isolated (any Actor)?
  ) async throws {
    updated.isRefused = !issues.isZero
    guard let changes else { return }
    let cell = begin(values)
    _ = try await drive.nested(at: position).run(changes, [.cell(cell)], isolation: isolation)
    values = try finish(in: cell)
  }

  private func begin(_ values: DependencyValues) -> Cell {
    Cell(
      .native(ValuesBox(values, root: .kept(Provenance.chain, at: position.map(Place.init)))))
  }

  private func finish(in cell: Cell) throws -> DependencyValues {
    let box = try ValuesBox.box(in: cell)
    updated.box = box
    return box.values
  }

  /// Runs the program's operation, inside the real scope.
  func run() throws -> Value {
    let node = enter()
    return try drive.leaving(node, at: position) {
      try Provenance.$chain.withValue(node) { handDown(through: try drive.run(body)) }
    }
  }

  func run(isolation: isolated (any Actor)?) async throws -> Value {
    let node = enter()
    return try await drive.leaving(node, at: position, isolation: isolation) {
      try await Provenance.$chain.withValue(
        node,
        operation: { handDown(through: try await drive.run(body, isolation: isolation)) },
        isolation: isolation)
    }
  }

  /// Lets an object without a wrapper, which the program's operation returns, pass on the
  /// dependencies in effect.
  ///
  /// The library does that for an object that its own operation returns. Here, that operation
  /// returns a value that contains the object. So another operation, in the same scope, returns the
  /// object.
  private func handDown(through value: Value) -> Value {
    guard case .object(let object) = value, Self.wrapper(in: object.snapshot) == nil
    else { return value }
    drive.run.world.returnedModels.add(object, Provenance.chain.visibleOverrides)
    DependenciesCore.withDependencies({ _ in }, operation: { object })
    return value
  }

  private static func wrapper(in fields: Values) -> WrapperBox? {
    for case .native(let native) in fields {
      if let box = native as? WrapperBox { return box }
    }
    return nil
  }

  private func enter() -> ProvenanceNode {
    let overrides = updated.box?.assigned ?? []
    let place = position.map(Place.init) ?? .unknown
    let replacement = replacement
    let node = drive.node(
      replacement.map { .replaced(overrides, by: $0.base) }
        ?? .dependencies(overrides, handedDown: handedDown),
      outer: Provenance.chain, at: place)
    let content: Scope.Content =
      if let model {
        .dependenciesFrom(
          model: modelName(model), isRefused: updated.isRefused, overrides.map(\.override))
      } else {
        .dependencies(overrides.map(\.override))
      }
    let scope = Scope(
      id: node.scope, content: content, lane: drive.lane.id, place: place,
      replacement: replacement?.recorded,
      winners: replacement == nil ? winners(besides: overrides) : [])
    drive.record(.scopeEntered(scope), at: position)
    return node
  }

  /// The values by which the program replaced all values in effect, if it did.
  private var replacement: (base: ProvenanceNode?, recorded: Scope.Replacement)? {
    switch updated.box?.root {
    case .inEffect, .preparing, nil: return nil
    case .made(let made): return (nil, .made(at: made.place, isNew: made.bind()))
    case .kept(let chain, let place):
      return chain === Provenance.chain ? nil : (chain, .kept(at: place))
    }
  }

  /// Returns the overrides in effect that win over other ones that the model captured.
  private func winners(besides own: [ProvenanceNode.KeyOverride]) -> [Scope.Override] {
    handedDown.compactMap { captured in
      guard !own.contains(where: { $0.key == captured.key }),
        let found = Provenance.chain.override(of: captured.key)?.override,
        found != captured.override
      else { return nil }
      return found
    }
  }

  /// The overrides that the model's first wrapper captured, as the library finds them. For an
  /// object without a wrapper, the overrides in effect where it was returned.
  private var handedDown: [ProvenanceNode.KeyOverride] {
    switch model {
    case .object(let object)?:
      Self.wrapper(in: object.snapshot)?.captured
        ?? drive.run.world.returnedModels.overrides(of: object)
    case .structure(let structure)?: Self.wrapper(in: structure.fields)?.captured ?? []
    default: []
    }
  }

  private func modelName(_ model: Value) -> String {
    switch model {
    case .object(let object): object.descriptor.name
    case .structure(let structure): structure.descriptor.name
    case .enumeration(let enumeration): enumeration.descriptor.name
    default: drive.summary(of: model)
    }
  }
}
