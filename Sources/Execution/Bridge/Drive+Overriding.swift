import DependenciesCore
import Machine
import Recording

extension Drive {
  func setDependency(_ request: Request, of fiber: Fiber) throws -> Value {
    let cell = try request.cell(0)
    let declaration = try key(request, 1)
    let value = try request.argument(2)
    let (name, position) = fiber.propertyUse("set") ?? (declaration.name, request.position)
    var values = try ValuesBox.values(in: cell)
    values.set(value, for: KeyTable.type(of: declaration), at: SourcePlace(position))
    cell.value = .native(ValuesBox(values))
    collect(.key(ObjectIdentifier(declaration)), name, summary(of: value), at: position)
    return .void
  }

  func setContext(_ request: Request, of fiber: Fiber) throws -> Value {
    let cell = try request.cell(0)
    let name = try request.string(1)
    let position = fiber.propertyUse("set")?.position ?? request.position
    guard let context = DependencyContext.allCases.first(where: { "\($0)" == name }) else {
      throw Trap(.custom("`\(name)` is no context"), position: position)
    }
    if overrides?.isPreparing == true {
      throw Trap(
        .custom(
          "the context can't be prepared here, where one process runs many programs; "
            + "override it with `withDependencies { $0.context = .\(name) }`"), position: position)
    }
    var values = try ValuesBox.values(in: cell)
    values.context = context
    cell.value = .native(ValuesBox(values))
    collect(.context, "context", ".\(name)", at: position)
    return .void
  }

  /// Notes an override for the scope whose first closure this drive runs.
  private func collect(
    _ key: DependencyIdentity, _ name: String, _ value: String, at position: Position?
  ) {
    guard let overrides else { return }
    overrides.add(
      ProvenanceNode.KeyOverride(
        key: key,
        override: Scope.Override(
          name: name, value: value, place: position.map(Place.init))))
  }
}

extension Fiber {
  /// The property of `DependencyValues` whose accessor is being executed, and where it is used:
  /// a person looks for the line of the assignment, not for that of the property's setter.
  func propertyUse(_ accessor: String) -> (name: String, position: Position?)? {
    let frames = backtrace()
    let prefix = accessor + " "
    guard let index = frames.firstIndex(where: { $0.function.hasPrefix(prefix) }),
      frames.indices.contains(index + 1)
    else { return nil }
    return (String(frames[index].function.dropFirst(prefix.count)), frames[index + 1].position)
  }
}

extension ValuesBox {
  /// The values in a variable of the program.
  static func values(in cell: Cell) throws -> DependencyValues {
    guard case .native(let native) = cell.value, let box = native as? ValuesBox else {
      throw Trap(.custom("a variable of type `DependencyValues` holds something else"))
    }
    return box.values
  }
}

extension DependencyValues {
  fileprivate mutating func set<Key: InterpretedKey>(
    _ value: Value, for key: Key.Type, at place: SourcePlace
  ) {
    self[
      key, fileID: SourcePlace.fileID, filePath: SourcePlace.fileID, line: place.line,
      column: place.column, function: ""] = value
  }
}
