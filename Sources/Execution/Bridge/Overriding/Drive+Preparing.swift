import DependenciesCore
import Machine
import Recording

extension Drive {
  /// Makes `DependencyValues()`, the values of a context, or the current values.
  func makeValues(_ request: Request) throws -> Value {
    let place = request.position.map(Place.init)
    func box(_ values: DependencyValues, in context: String? = nil) -> ValuesBox {
      let override = context.map { context in
        ProvenanceNode.KeyOverride(
          key: .context,
          override: Scope.Override(name: "context", value: ".\(context)", place: place))
      }
      return ValuesBox(
        values, root: .made(MadeValues(at: place)), assigned: override.map { [$0] } ?? [])
    }
    let name = try request.string(0)
    let made =
      switch name {
      case "live": box(.live, in: name)
      case "preview": box(.preview, in: name)
      case "test": box(.test, in: name)
      case "current": ValuesBox(._current, root: .kept(Provenance.chain, at: place))
      default: box(newValues)
      }
    return .native(made)
  }

  /// New values as in a process of the program's context.
  private var newValues: DependencyValues {
    if run.tests.isRunning { return .ofTest }
    return run.world.context.map { .inProcess(of: $0) } ?? DependencyValues()
  }

  func prepareDependencies(_ request: Request) throws -> Value {
    let closure = try request.lastClosure
    let place = SourcePlace(request.position)
    let drive = try nested(at: request.position)
    return try asking(at: request.position) {
      try DependenciesCore.prepareDependencies(
        { values in
          let cell = Cell(.native(ValuesBox(values, root: .preparing)))
          let result = try drive.run(closure, [.cell(cell)])
          values = try ValuesBox.box(in: cell).values
          return result
        }, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
        column: place.column)
    }
  }

  func prepareDependencies(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let closure = try request.lastClosure
    let place = SourcePlace(request.position)
    let drive = try nested(at: request.position)
    return try await asking(at: request.position, isolation: isolation) {
      try await DependenciesCore.prepareDependencies(
        isolation: isolation,
        { values in
          let cell = Cell(.native(ValuesBox(values, root: .preparing)))
          let result = try await drive.run(closure, [.cell(cell)], isolation: isolation)
          values = try ValuesBox.box(in: cell).values
          return result
        }, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
        column: place.column)
    }
  }
}
