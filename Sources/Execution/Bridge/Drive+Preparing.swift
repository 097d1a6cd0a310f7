import DependenciesCore
import Machine

extension Drive {
  /// `DependencyValues()` and the values that the library makes for a context, or has bound.
  func makeValues(_ request: Request) throws -> Value {
    let values: DependencyValues =
      switch try request.string(0) {
      case "live": .live
      case "preview": .preview
      case "test": .test
      case "current": ._current
      default: DependencyValues()
      }
    return .native(ValuesBox(values))
  }

  func prepareDependencies(_ request: Request) throws -> Value {
    let closure = try request.lastClosure
    let place = SourcePlace(request.position)
    let drive = try nested(at: request.position, overrides: OverrideCollector(isPreparing: true))
    return try asking(at: request.position) {
      try DependenciesCore.prepareDependencies(
        { values in
          let cell = Cell(.native(ValuesBox(values)))
          let result = try drive.run(closure, [.cell(cell)])
          values = try ValuesBox.values(in: cell)
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
    let drive = try nested(at: request.position, overrides: OverrideCollector(isPreparing: true))
    return try await asking(at: request.position, isolation: isolation) {
      try await DependenciesCore.prepareDependencies(
        isolation: isolation,
        { values in
          let cell = Cell(.native(ValuesBox(values)))
          let result = try await drive.run(closure, [.cell(cell)], isolation: isolation)
          values = try ValuesBox.values(in: cell)
          return result
        }, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
        column: place.column)
    }
  }
}
