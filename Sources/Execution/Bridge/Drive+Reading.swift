import Dependencies
import Machine
import Recording

extension Drive {
  func makeWrapper(_ request: Request) throws -> Value {
    let accessor: DependencyAccessor
    switch try request.native(0, as: (any NativeValue).self) {
    case let path as DependencyPath: accessor = .path(path)
    case let declaration as KeyDeclaration: accessor = .key(declaration)
    default:
      throw Trap(.custom("`@Dependency` takes a key path or a key"), position: request.position)
    }
    let place = SourcePlace(request.position)
    let wrapper = Dependency(
      \DependencyValues.[accessor], fileID: SourcePlace.fileID, filePath: SourcePlace.fileID,
      line: place.line, column: place.column)
    let captured = Provenance.chain.visibleOverrides
    record(
      .wrapperCreated(name: accessor.name, captured: captured.map(\.override)),
      at: request.position)
    return .native(WrapperBox(wrapper, name: accessor.name, captured: captured))
  }

  /// Reads through the real wrapper; the path's getter comes back here by `getDependency`.
  func readWrapper(_ request: Request) throws -> Value {
    let box: WrapperBox = try request.native(0)
    let collector = ReadCollector(position: request.position)
    let drive = try nested(at: request.position, reading: collector)
    let value = drive.asking(at: request.position) { box.wrapper.wrappedValue }
    try check(at: request.position)
    if let reached = collector.reached {
      recordRead(box.name, value, reached, at: request.position)
    }
    return value
  }

  func getDependency(_ request: Request, of fiber: Fiber) throws -> Value {
    let values = try request.native(0, as: ValuesBox.self).values
    let declaration: KeyDeclaration = try request.native(1)
    let (name, position) = fiber.propertyUse("get") ?? (declaration.name, request.position)
    let (value, resolution) = try read(declaration, of: values, at: position)
    let reached = ReadCollector.Reached(
      key: .key(ObjectIdentifier(declaration)), resolution: resolution)
    if let reading {
      reading.reached = reached
    } else {
      recordRead(name, value, reached, at: position)
    }
    return value
  }

  func getContext(_ request: Request) throws -> Value {
    let values = try request.native(0, as: ValuesBox.self).values
    let last = LastResolution()
    let context = withResolutionObserver {
      last.resolution = $0
    } operation: {
      values.context
    }
    reading?.reached = ReadCollector.Reached(key: .context, resolution: last.resolution)
    return .string("\(context)")
  }

  // MARK: Parts

  private func recordRead(
    _ name: String, _ value: Value, _ reached: ReadCollector.Reached, at position: Position?
  ) {
    guard !isSilent, let resolution = reached.resolution else { return }
    let origin = origin(resolution, of: reached.key)
    record(
      .dependencyRead(
        name: name, value: summary(of: value), origin: origin,
        lost: lostOverride(of: reached.key, origin)),
      at: position)
  }
}
