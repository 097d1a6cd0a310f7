import DependenciesCore
import Machine

extension Drive {
  /// Reads a key, and returns the resolver's resolution.
  func read(
    _ declaration: KeyDeclaration, of values: DependencyValues, at position: Position?,
    through property: String? = nil
  ) throws -> (Value, ReadCollector.Reached) {
    let names = IssueRecorder.names(declaration, property: property)
    for _ in 1...2 {
      let key = KeyTable.type(of: declaration)
      let (value, resolution, isReported) = try withoutCycle(of: declaration, at: position) {
        observed(
          ObjectIdentifier(key), at: position, naming: names
        ) {
          values.value(of: key, at: SourcePlace(position))
        }
      }
      try check(at: position)
      if !value.isUnresolved {
        let reached = ReadCollector.Reached(
          key: .key(ObjectIdentifier(declaration)), resolution: resolution, isReported: isReported,
          isOfStore: declaration.isOfStores)
        return (value, reached)
      }
      KeyTable.renew(declaration)
    }
    throw Trap(TrapMessage.notResolved(declaration.name), position: position)
  }

  /// Reads through the resolver, and returns the resolution of the last read of the key, and
  /// whether an issue was reported.
  func observed<Result>(
    _ key: ObjectIdentifier, at position: Position?,
    naming names: [(ours: String, program: String)], _ read: () -> Result
  ) -> (Result, Resolution?, isReported: Bool) {
    let (last, issues) = (LastResolution(), IssueCount())
    let result = asking(at: position, naming: names, counting: issues) {
      DependenciesCore.withResolutionObserver { resolution in
        if resolution.keyType == key { last.resolution = resolution }
      } operation: {
        read()
      }
    }
    return (result, last.resolution, !issues.isZero)
  }

  /// Calls the resolver so that this drive receives its callbacks and issues.
  func asking<Result>(
    at position: Position?, naming names: [(ours: String, program: String)] = [],
    counting issues: IssueCount? = nil, _ operation: () throws -> Result
  ) rethrows -> Result {
    try Ambient.$drive.withValue(self) {
      try withIssueReporters(
        [IssueRecorder(drive: self, position: position, names: names, count: issues)],
        operation: operation)
    }
  }

  func asking<Result>(
    at position: Position?, naming names: [(ours: String, program: String)] = [],
    counting issues: IssueCount? = nil, isolation: isolated (any Actor)?,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Ambient.$drive.withValue(
      self,
      operation: {
        try await withIssueReporters(
          [IssueRecorder(drive: self, position: position, names: names, count: issues)],
          isolation: isolation, operation: operation)
      }, isolation: isolation)
  }

  // MARK: Called by the resolver

  /// Computes a value of a key. The resolver needs a result even if the run is over.
  func compute(_ side: Side, of declaration: KeyDeclaration) -> Value {
    guard let getter = declaration.getter(side) else { return Unresolved.value }
    let computed = ComputedSide(
      key: ObjectIdentifier(declaration), name: declaration.name, side: side)
    let value = callback {
      try nested(at: nil, computing: computed)
        .run(Closure(function: getter.function), getter.types)
    }
    return value ?? Unresolved.value
  }

  /// Returns the value of a wrapper's target, in the values that the resolver found.
  func value(of accessor: DependencyAccessor, in values: DependencyValues) -> Value {
    let value = callback {
      switch accessor {
      case .path(let path):
        let arguments = [Value.native(ValuesBox(values))]
        return try nested(at: nil, reading: reading).run(path.getter, arguments)
      case .key(let declaration):
        let (value, reached) = try read(declaration, of: values, at: reading?.position)
        reading?.reached = reached
        return value
      }
    }
    return value ?? Unresolved.value
  }

  func set(_ value: Value, of accessor: DependencyAccessor, in values: inout DependencyValues) {
    guard case .path(let path) = accessor, let setter = path.setter else { return }
    let cell = Cell(.native(ValuesBox(values)))
    let done = callback {
      try nested(at: nil).run(setter, [.cell(cell), value])
    }
    if done != nil, case .native(let native) = cell.value, let box = native as? ValuesBox {
      values = box.values
    }
  }

  /// Runs the program's code for a caller that can't receive errors; returns nil after an error.
  func callback(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let trap as Trap {
      _ = stop(trap, at: nil)
    } catch let thrown as Thrown {
      _ = stop(Trap(DefectMessage.unexpectedError), at: thrown.position)
    } catch {
      // The run was stopped. Its outcome contains the reason.
    }
    return nil
  }
}

/// The location parameters of the subscript, with positions of the program.
struct SourcePlace {
  static let fileID: StaticString = "lesson"

  let line: UInt
  let column: UInt

  init(_ position: Position?) {
    line = UInt(clamping: position?.line ?? 0)
    column = UInt(clamping: position?.column ?? 0)
  }
}

extension DependencyValues {
  fileprivate func value<Key: InterpretedKey>(of key: Key.Type, at place: SourcePlace) -> Value {
    self[
      key, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
      column: place.column, function: ""]
  }
}
