import DependenciesCore
import Machine
import Recording
import Synchronization

extension Drive {
  func setDependency(_ request: Request, of fiber: Fiber) throws -> Value {
    let cell = try request.cell(0)
    let declaration = try key(request, 1)
    let value = try request.argument(2)
    var (name, position) = fiber.propertyUse("set") ?? (declaration.name, request.position)
    let box = try ValuesBox.box(in: cell)
    if box.hasAssigned(name, at: position.map(Place.init), butNot: declaration) {
      // The property's setter sets another dependency as well.
      name =
        run.world.propertyNames.withLock { $0[ObjectIdentifier(declaration)] } ?? declaration.name
    }
    var values = box.values
    // Issues of a preparation belong to the assignment.
    let issues = IssueCount()
    asking(at: position, counting: issues) {
      values.set(value, for: KeyTable.type(of: declaration), at: SourcePlace(position))
    }
    if case .preparing = box.root, issues.isZero {
      record(.dependencyPrepared(name: name, value: summary(of: value)), at: position)
    }
    cell.value = .native(
      box.assigning(
        values, .key(ObjectIdentifier(declaration)), name, summary(of: value), at: position))
    return .void
  }

  func setContext(_ request: Request, of fiber: Fiber) throws -> Value {
    let cell = try request.cell(0)
    let name = try request.string(1)
    let position = fiber.propertyUse("set")?.position ?? request.position
    guard let context = DependencyContext.allCases.first(where: { "\($0)" == name }) else {
      throw Trap(TrapMessage.noContext(name), position: position)
    }
    let box = try ValuesBox.box(in: cell)
    if case .preparing = box.root {
      throw Trap(
        TrapMessage.contextNotPrepared(name), position: position)
    }
    var values = box.values
    values.context = context
    cell.value = .native(box.assigning(values, .context, "context", ".\(name)", at: position))
    return .void
  }
}

extension Fiber {
  /// Returns the property of `DependencyValues` whose accessor is executing, and the place where it
  /// is used. A reader expects the line of the assignment, not that of the property's setter.
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
  /// Returns whether the same use of a property has already set another dependency.
  fileprivate func hasAssigned(
    _ name: String, at place: Place?, butNot key: KeyDeclaration
  ) -> Bool {
    guard let place else { return false }
    return assigned.contains { other in
      other.override.name == name && other.override.place == place
        && other.key != .key(ObjectIdentifier(key))
    }
  }

  fileprivate func assigning(
    _ values: DependencyValues, _ key: DependencyIdentity, _ name: String, _ value: String,
    at position: Position?
  ) -> ValuesBox {
    let place = position.map(Place.init)
    var override = Scope.Override(
      name: name, value: value, place: place, isPart: partlyChanged == key)
    let earlier = assigned.first { $0.key == key }?.override
    if !override.isPart, earlier?.place != place { override.replaced = earlier?.place }
    return assigning(values, ProvenanceNode.KeyOverride(key: key, override: override))
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
