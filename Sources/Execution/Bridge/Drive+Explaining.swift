import DependenciesCore
import Machine

extension Drive {
  /// Explains what a read of a property or a key would return, without computing or caching
  /// anything.
  ///
  /// The property's getter runs until it reads its key, because only the getter knows the key.
  func explain(_ request: Request) throws -> Value {
    let accessor = try accessor(request)
    let place = SourcePlace(request.position)
    noteUseOfScopes()
    switch try reached(by: accessor, at: request.position) {
    case .key(let declaration):
      let key = KeyTable.type(of: declaration)
      return account(explanation(of: key, at: place), naming: declaration)
    case .context:
      return account(
        DependencyValues.explain(
          { $0.context }, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID,
          line: place.line, column: place.column))
    case nil:
      return account(
        DependencyValues.explain(
          { _ in 0 }, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
          column: place.column))
    }
  }

  func reached(
    by accessor: DependencyAccessor, at position: Position?
  ) throws -> ReadCollector.Probed? {
    switch accessor {
    case .key(let declaration): return .key(declaration)
    case .path(let path):
      let collector = ReadCollector(position: position, isProbe: true)
      let values = Value.native(ValuesBox(._current))
      do {
        _ = try quietly.nested(at: position, reading: collector).run(path.getter, [values])
      } catch is ReadCollector.Found {
        return collector.probed
      }
      return collector.probed
    }
  }

  private func explanation<Key: InterpretedKey>(
    of key: Key.Type, at place: SourcePlace
  ) -> Resolution {
    DependencyValues.explain(
      key, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
      column: place.column)
  }

  // MARK: Observing

  func withResolutionObserver(_ request: Request) throws -> Value {
    let (observer, operation) = (
      try request.closure(request.arguments.count - 2), try request.lastClosure
    )
    let drive = try nested(at: request.position)
    return try DependenciesCore.withResolutionObserver {
      drive.tell(observer, of: $0)
    } operation: {
      try drive.run(operation)
    }
  }

  func withResolutionObserver(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let (observer, operation) = (
      try request.closure(request.arguments.count - 2), try request.lastClosure
    )
    let drive = try nested(at: request.position)
    return try await DependenciesCore.withResolutionObserver(
      isolation: isolation, { drive.tell(observer, of: $0) },
      operation: { try await drive.run(operation, isolation: isolation) })
  }

  /// Calls the program's observer in the reading lane. The resolver can't receive errors.
  private func tell(_ observer: Closure, of resolution: Resolution) {
    // The library's own dependencies are read only through the prelude's dependencies.
    let declaration = KeyTable.declaration(of: resolution.keyType)
    guard declaration != nil || resolution.isOfContext else { return }
    let drive = Ambient.drive ?? self
    guard !drive.isSilent else { return }
    _ = drive.callback {
      try drive.nested(at: nil).run(observer, [account(resolution, naming: declaration)])
    }
  }

  // MARK: Parts

  /// Returns the parts of a resolution, as text by name.
  private func account(_ resolution: Resolution, naming declaration: KeyDeclaration? = nil) -> Value
  {
    var parts = [
      "key": resolution.key, "valueType": resolution.valueType, "context": "\(resolution.context)",
      "providers": resolution.providers.map(\.rawValue).joined(separator: ","),
      "cycle": resolution.cycle.joined(separator: ","), "description": resolution.description,
    ]
    parts["wrapper"] = resolution.wrapper?.description
    parts["readAt"] = resolution.readAt?.description
    parts["assignedAt"] = resolution.assignedAt?.description
    let (kind, side, place): (String, String?, SourceLocation?) =
      switch resolution.origin {
      case .overridden(let place): ("overridden", nil, place)
      case .capturedOverride(let place): ("captured", nil, place)
      case .cached(let context, let place): ("cached", "\(context)", place)
      case .prepared(let context, let place): ("prepared", "\(context)", place)
      case .computed(let provider): ("computed", provider.rawValue, nil)
      case .missing(let provider): ("missing", provider.rawValue, nil)
      case .notADependency: ("notADependency", nil, nil)
      }
    parts["origin"] = kind
    parts["originSide"] = side
    parts["originPlace"] = place?.description
    if let declaration, declaration.qualifiedName != declaration.name {
      parts["key"] = declaration.qualifiedName
      parts["description"] = resolution.description.replacing(
        "`\(declaration.name)`:", with: "`\(declaration.qualifiedName)`:")
    }
    for name in declaration.map({ IssueRecorder.names($0) }) ?? [] {
      parts["valueType"] = parts["valueType"]?.replacing(name.ours, with: name.program)
      parts["description"] = parts["description"]?.replacing(name.ours, with: name.program)
    }
    return .dictionary(
      Dictionary(uniqueKeysWithValues: parts.map { (.string($0), .string($1)) }))
  }
}

extension Resolution {
  fileprivate var isOfContext: Bool { key == "context" }
}
