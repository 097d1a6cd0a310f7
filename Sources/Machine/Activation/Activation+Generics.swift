extension Activation {
  mutating func executeGeneric(_ instruction: Instruction) throws(Trap) {
    switch instruction {
    case .makeDynamicObject:
      push(try makeObject(of: pop()))
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

  private mutating func makeObject(of value: Value) throws(Trap) -> Value {
    guard case .nominal(let instance) = try type(value), instance.descriptor.kind == .class else {
      throw Trap(unexpected: value, wanted: "a class")
    }
    let count = instance.descriptor.fieldNames.count
    let object = Object(instance, fields: Values(repeating: .uninitialized, count: count))
    noteMade(object)
    return .object(object)
  }

  /// Tells the driver about an object whose end the program notices.
  private mutating func noteMade(_ object: Object) {
    guard let owner, object.deinitializer != nil, owner.notesObjects else { return }
    owner.noteMade(object, by: calls(innermost: 8) { owner.makeActivation() })
  }

  /// Makes a value of the type whose arguments precede the fields.
  mutating func makeInstance(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    let (first, count) = (instruction.pointee.a, instruction.pointee.c)
    let site = code.pointee.makings[Int(instruction.pointee.b)].takeUnretainedValue()
    let instance = try site.instance(registers.place(first))
    let types = Int32(site.typeCount)
    if types > 0 { registers.drop(first, count: types) }
    switch site.kind {
    case .structure:
      return .structure(
        Structure(instance, fields: registers.take(from: first + types, count: count)))
    case .enumeration(let index):
      let payload = count == 0 ? [] : registers.take(from: first + types, count: count)
      return .enumeration(Enumeration(instance, index: index, payload: payload))
    case .object(let count):
      let object = Object(instance, fields: Values(repeating: .uninitialized, count: count))
      if releases != nil {
        pc = instruction + 1 - code.pointee.instructions
        noteMade(object)
      }
      return .object(object)
    }
  }

  /// Returns a type argument of a value's type.
  mutating func typeArgument(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    let wanted = code.pointee.typeArguments + Int(instruction.pointee.b)
    let index = wanted.pointee.index
    if let object = registers.place(instruction.pointee.a).object {
      let quick = object._withUnsafeGuaranteedRef { object -> RuntimeType? in
        object.instance.descriptor === wanted.pointee.descriptor
          ? object.instance.arguments[index] : nil
      }
      if let quick { return .type(quick) }
    }
    let value = registers[instruction.pointee.a]
    guard let arguments = value.instance?.ancestor(wanted.pointee.descriptor)?.arguments,
      arguments.indices.contains(index)
    else {
      throw wrong(instruction, registers, "an instance of `\(wanted.pointee.descriptor.name)`")
    }
    return .type(arguments[index])
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
