import Machine
import Recording

extension Drive {
  func readTaskLocal(_ request: Request) throws -> Value {
    let declaration: TaskLocalDeclaration = try request.native(0)
    let bound = TaskLocalTable.local(of: declaration).get()
    let value =
      try bound?.value ?? initialized(declaration.defaultValue, at: request.position)
    if !isSilent, !declaration.isOfLibrary {
      let origin = origin(of: declaration, bound: bound)
      let text = summary(of: value)
      noteIngredient(
        .taskLocal(declaration), .taskLocal, declaration.name, text, at: bound?.node.place)
      record(
        .taskLocalRead(name: declaration.name, value: text, origin: origin),
        at: request.position)
      noteChanges(of: value, at: request.position)
      let source = EndedScopes.Source.taskLocal(ObjectIdentifier(declaration))
      switch origin {
      case .bound:
        noteUse(of: bound?.node)
        _ = noteDeparture(from: source, .taskLocal, declaration.name, text, at: request.position)
      case .defaultValue(.neverBound):
        if noteDeparture(from: source, .taskLocal, declaration.name, text, at: request.position) {
          break
        }
        noteEnded(source, .taskLocal, declaration.name, at: request.position)
      case .defaultValue, .disagreement: break
      }
    }
    return value
  }

  /// The task-local itself. Its default value is computed when the program first mentions it.
  func projectTaskLocal(_ request: Request) throws -> Value {
    let declaration: TaskLocalDeclaration = try request.native(0)
    _ = try initialized(declaration.defaultValue, at: request.position)
    return .native(declaration)
  }

  func bindTaskLocal(_ request: Request) throws -> Value {
    let binding = try binding(request)
    return try leaving(binding.bound.node, at: request.position) {
      try binding.local.withValue(binding.bound) {
        try Provenance.$chain.withValue(binding.bound.node) {
          try binding.drive.run(binding.closure)
        }
      }
    }
  }

  func bindTaskLocal(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let binding = try binding(request)
    return try await leaving(binding.bound.node, at: request.position, isolation: isolation) {
      try await binding.local.withValue(
        binding.bound,
        operation: {
          try await Provenance.$chain.withValue(
            binding.bound.node,
            operation: { try await binding.drive.run(binding.closure, isolation: isolation) },
            isolation: isolation)
        }, isolation: isolation)
    }
  }

  // MARK: Parts

  private struct Binding {
    let drive: Drive
    let local: TaskLocal<Bound?>
    let bound: Bound
    let closure: Closure
  }

  /// Enters the scope and records it.
  private func binding(_ request: Request) throws -> Binding {
    let declaration: TaskLocalDeclaration = try request.native(0)
    let value = try request.argument(1)
    let closure = try request.closure(2)
    let drive = try nested(at: request.position)
    let text = summary(of: value)
    let node = node(
      .taskLocal(declaration, value: text), outer: Provenance.chain, at: request.place)
    record(
      .scopeEntered(
        Scope(
          id: node.scope, content: .taskLocal(name: declaration.name, value: text),
          lane: lane.id, place: request.place)),
      at: request.position)
    return Binding(
      drive: drive, local: TaskLocalTable.local(of: declaration),
      bound: Bound(value: value, node: node), closure: closure)
  }
}
