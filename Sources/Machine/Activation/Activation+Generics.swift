extension Activation {
  mutating func executeGeneric(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .makeGenericStructure(let descriptor, let typeCount, let count):
      let fields = popLast(count)
      let instance = descriptor.instance(try popTypes(typeCount))
      push(.structure(Structure(instance, fields: fields)))
    case .makeGenericObject(let descriptor, let typeCount, let count):
      let instance = descriptor.instance(try popTypes(typeCount))
      let fields = Values(repeating: .uninitialized, count: count)
      push(.object(Object(instance, fields: fields)))
    case .makeDynamicObject:
      push(try makeObject(of: pop()))
    case .makeGenericEnumeration(let descriptor, let typeCount, let index, let count):
      let payload = popLast(count)
      let instance = descriptor.instance(try popTypes(typeCount))
      let value = Enumeration(instance, index: index, payload: payload)
      push(.enumeration(value))
    case .makeType(let template, let count):
      let types = try popTypes(count)
      try template.extent(in: types.map { $0.extent() }).check()
      push(.type(template.substituting(RuntimeSubstitution(types))))
    case .associatedType(let declaring, let index):
      let type = try type(pop())
      guard let result = declaring.associatedType(index, of: type) else {
        throw Trap(.missingConformance(type: type.description, to: declaring.name))
      }
      push(.type(result))
    case .typeArgument(let descriptor, let index):
      push(.type(try argument(index, of: descriptor, in: pop())))
    case .isDynamicType, .castDynamicallyIfPossible, .castDynamicallyOrTrap:
      let type = try type(pop())
      switch instruction {
      case .isDynamicType: try executeType(.isType(type))
      case .castDynamicallyIfPossible: try executeType(.castIfPossible(type))
      default: try executeType(.castOrTrap(type))
      }
    default:
      preconditionFailure("run passes each instruction to its group")
    }
  }

  func type(_ value: Value) throws(Trap) -> RuntimeType {
    guard case .type(let type) = value else { throw Trap(unexpected: value, wanted: "a type") }
    return type
  }

  // MARK: Parts

  private mutating func popTypes(_ count: Int) throws(Trap) -> [RuntimeType] {
    var types: [RuntimeType] = []
    types.reserveCapacity(count)
    for index in top - count..<top {
      types.append(try type(exchange(at: index, with: .uninitialized)))
    }
    top -= count
    return types
  }

  private func makeObject(of value: Value) throws(Trap) -> Value {
    guard case .nominal(let instance) = try type(value), instance.descriptor.kind == .class else {
      throw Trap(unexpected: value, wanted: "a class")
    }
    let count = instance.descriptor.fieldNames.count
    return .object(
      Object(instance, fields: Values(repeating: .uninitialized, count: count)))
  }

  private func argument(
    _ index: Int, of descriptor: TypeDescriptor, in value: Value
  ) throws(Trap) -> RuntimeType {
    guard let arguments = value.instance?.ancestor(descriptor)?.arguments,
      arguments.indices.contains(index)
    else { throw Trap(unexpected: value, wanted: "an instance of `\(descriptor.name)`") }
    return arguments[index]
  }
}

extension Value {
  /// The type of an object, or of a metatype, with its arguments.
  var instance: TypeInstance? {
    switch self {
    case .object(let object): object.instance
    case .structure(let structure): structure.instance
    case .enumeration(let enumeration): enumeration.instance
    case .type(.nominal(let instance)): instance
    case .cell(let cell): cell.value.instance
    default: nil
    }
  }
}
