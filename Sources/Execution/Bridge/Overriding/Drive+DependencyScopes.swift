import DependenciesCore
import Machine
import Recording

extension Drive {
  func withDependencies(_ request: Request) throws -> Value {
    let scope = try DependencyScope(request, hasModel: false, in: self)
    return try asking(at: request.position) {
      try DependenciesCore.withDependencies(
        { try scope.update(&$0) }, operation: { try scope.run() },
        fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: scope.place.line,
        column: scope.place.column)
    }
  }

  func withDependencies(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let scope = try DependencyScope(request, hasModel: false, in: self)
    return try await asking(at: request.position, isolation: isolation) {
      try await DependenciesCore.withDependencies(
        isolation: isolation,
        { try await scope.update(&$0, isolation: isolation) },
        operation: { try await scope.run(isolation: isolation) },
        fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: scope.place.line,
        column: scope.place.column)
    }
  }

  // MARK: From a model

  func withDependenciesFrom(_ request: Request) throws -> Value {
    let scope = try DependencyScope(request, hasModel: true, in: self)
    return switch try request.argument(0) {
    case .object(let object): try inherit(from: object, naming: object.descriptor, scope)
    case .structure(let structure):
      try inherit(
        from: StructureModel(structure: structure), naming: structure.descriptor, scope)
    case let other: try inherit(from: other, naming: nil, scope)
    }
  }

  func withDependenciesFrom(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let scope = try DependencyScope(request, hasModel: true, in: self)
    return switch try request.argument(0) {
    case .object(let object):
      try await inherit(
        from: object, naming: object.descriptor, scope, isolation: isolation)
    case .structure(let structure):
      try await inherit(
        from: StructureModel(structure: structure), naming: structure.descriptor, scope,
        isolation: isolation)
    case let other:
      try await inherit(from: other, naming: nil, scope, isolation: isolation)
    }
  }

  private func inherit<Model>(
    from model: Model, naming descriptor: TypeDescriptor?, _ scope: DependencyScope
  ) throws -> Value {
    let names = descriptor.map(IssueRecorder.names) ?? []
    return try asking(at: scope.position, naming: names, counting: scope.issues) {
      try DependenciesCore.withDependencies(
        from: model, { try scope.update(&$0) }, operation: { try scope.run() },
        fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: scope.place.line,
        column: scope.place.column)
    }
  }

  private func inherit<Model: Sendable>(
    from model: Model, naming descriptor: TypeDescriptor?, _ scope: DependencyScope,
    isolation: isolated (any Actor)?
  ) async throws -> Value {
    let names = descriptor.map(IssueRecorder.names) ?? []
    return try await asking(
      at: scope.position, naming: names, counting: scope.issues, isolation: isolation
    ) {
      try await DependenciesCore.withDependencies(
        isolation: isolation, from: model,
        { try await scope.update(&$0, isolation: isolation) },
        operation: { try await scope.run(isolation: isolation) },
        fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: scope.place.line,
        column: scope.place.column)
    }
  }

  // MARK: Escaping

  func withEscapedDependencies(_ request: Request) throws -> Value {
    let closure = try request.lastClosure
    let drive = try nested(at: request.position)
    return try DependenciesCore.withEscapedDependencies { continuation in
      try drive.run(closure, [escaped(continuation, request)])
    }
  }

  func withEscapedDependencies(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let closure = try request.lastClosure
    let drive = try nested(at: request.position)
    return try await DependenciesCore.withEscapedDependencies(isolation: isolation) {
      continuation in
      try await drive.run(closure, [escaped(continuation, request)], isolation: isolation)
    }
  }

  func yieldEscaped(_ request: Request) throws -> Value {
    let (box, closure) = (try request.native(0, as: EscapedBox.self), try request.lastClosure)
    let drive = try nested(at: request.position)
    let node = enterYield(box, request)
    return try leaving(node, at: request.position) {
      try box.continuation.yield {
        try Provenance.$chain.withValue(node) { try drive.run(closure) }
      }
    }
  }

  func yieldEscaped(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let (box, closure) = (try request.native(0, as: EscapedBox.self), try request.lastClosure)
    let drive = try nested(at: request.position)
    let node = enterYield(box, request)
    return try await leaving(node, at: request.position, isolation: isolation) {
      try await box.continuation.yield(isolation: isolation) {
        try await Provenance.$chain.withValue(
          node, operation: { try await drive.run(closure, isolation: isolation) },
          isolation: isolation)
      }
    }
  }

  private func escaped(
    _ continuation: DependencyValues.Continuation, _ request: Request
  ) -> Value {
    let place = shownPlace(request.position) ?? calls.innermostPlace
    noteUseOfScopes()
    return .native(EscapedBox(continuation, chain: Provenance.chain, place: place, lane: lane.id))
  }

  private func enterYield(_ box: EscapedBox, _ request: Request) -> ProvenanceNode {
    let node = node(
      .yielded(
        escaped: box.chain,
        by: ProvenanceNode.Yield(escapedAt: box.place, isOfStore: isInLibrary)),
      outer: Provenance.chain, at: request.place)
    let scope = Scope(
      id: node.scope, content: .yielded(escapedAt: box.place, in: box.lane), lane: lane.id,
      place: request.place)
    record(.scopeEntered(scope), at: request.position)
    return node
  }
}
