import Synchronization

extension Activation {
  // MARK: Methods of classes

  mutating func callMethod(
    _ site: Unmanaged<DispatchSite>, from start: Int, count: Int, result: Int32
  ) throws(Trap) {
    let generation = DispatchSite.generation.load(ordering: .acquiring)
    let selfIndex = start + site._withUnsafeGuaranteedRef { $0.selfIndex }
    if let object = stack.place(selfIndex).object,
      let entry = site._withUnsafeGuaranteedRef({ site in
        site.entry(for: object._withUnsafeGuaranteedRef { $0.instance.identity }, generation)
      }), let callee = entry._withUnsafeGuaranteedRef({ $0.callee })
    {
      try enter(callee, from: start, captures: 0, argumentCount: count, result: result)
      return
    }
    try findMethod(
      site.takeUnretainedValue(), generation, from: start, count: count, result: result)
  }

  private mutating func findMethod(
    _ site: DispatchSite, _ generation: Int, from start: Int, count: Int, result: Int32
  ) throws(Trap) {
    let value = stack[start + site.selfIndex]
    guard let slot = site.slot, let instance = value.instance,
      let method = instance.descriptor.method(slot)
    else {
      throw Trap(
        unexpected: value, wanted: "an object with the method `\(site.slot?.name ?? "")`")
    }
    site.add(.function(method, types: [], opensSelf: false), for: instance, generation)
    try enter(
      .passUnretained(method), isHeld: true, from: start, captures: 0, argumentCount: count,
      result: result)
  }

  // MARK: Requirements of protocols

  /// - Parameter valueIndex: The index of a value of the type, if the type itself isn't at `index`.
  mutating func callWitness(
    _ site: Unmanaged<DispatchSite>, at index: Int, argumentCount: Int, result: Int32,
    valueIndex: Int?
  ) throws(Trap) {
    top = index + 1 + argumentCount
    var valueIndex = valueIndex
    if let index = valueIndex, case .typed(_, let type) = stack[index] {
      valueIndex = nil
      open(type, at: top - argumentCount - 1)
    } else if argumentCount > 0, case .typed(let inner, _) = stack.place(index + 1).pointee {
      // The accessed place still records the class of the object.
      stack[index + 1] = inner
    }
    let generation = DispatchSite.generation.load(ordering: .acquiring)
    if let entry = site._withUnsafeGuaranteedRef({
      knownEntry(of: $0, generation, at: index, valueIndex: valueIndex)
    }), let callee = entry._withUnsafeGuaranteedRef({ $0.callee }) {
      let (hasTypes, opensSelf) = entry._withUnsafeGuaranteedRef { ($0.hasTypes, $0.opensSelf) }
      if !hasTypes, !opensSelf {
        stack[index] = .uninitialized
        try enter(
          callee, from: index + 1, captures: 0, argumentCount: argumentCount, result: result)
        return
      }
      if case .function(_, let types, _) = entry.takeUnretainedValue().target {
        try call(
          callee, types, opensSelf: opensSelf, at: index, argumentCount: argumentCount,
          result: result)
        return
      }
    }
    if let valueIndex { stack[index] = .type(stack[valueIndex].runtimeType) }
    try findWitness(
      site.takeUnretainedValue(), at: index, argumentCount: argumentCount, result: result)
  }

  /// Passes the type that an existential records, and `self` without it.
  private mutating func open(_ type: RuntimeType, at index: Int) {
    stack[index] = .type(type)
    if let selfIndex = firstValue(from: index + 1) { stack[selfIndex] = stack[selfIndex].untyped }
  }

  /// The result of a cached witness that only computes an operation on two integers.
  @inline(__always) mutating func resultOfIntegers(
    _ call: UnsafePointer<RegisterCode.VariableCall>, _ registers: Registers
  ) -> Value? {
    guard case .int(let x) = registers[call.pointee.first],
      case .int(let y) = registers[call.pointee.second],
      case .type(let type) = registers[call.pointee.type]
    else { return nil }
    let generation = DispatchSite.generation.load(ordering: .acquiring)
    return call.pointee.site._withUnsafeGuaranteedRef { site in
      site.entry(for: type.identity, generation)?._withUnsafeGuaranteedRef { entry in
        guard !entry.hasTypes, !entry.opensSelf, let callee = entry.callee else { return nil }
        return callee._withUnsafeGuaranteedRef { $0.registerCode?.pointee.ofIntegers }?
          .applied(to: x, y)
      }
    }
  }

  /// Copies the type and the arguments to the registers of a call.
  mutating func copyVariables(
    of call: UnsafePointer<RegisterCode.VariableCall>,
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    for (offset, variable) in call.pointee.registers.enumerated() {
      if case .uninitialized = registers[variable] { throw uninitialized(variable, instruction) }
      registers.set(instruction.pointee.a + Int32(offset), registers[variable])
    }
  }

  /// Returns the cached entry for the type, or for an existential's value.
  @inline(__always) private mutating func knownEntry(
    of site: DispatchSite, _ generation: Int, at index: Int, valueIndex: Int?
  ) -> Unmanaged<DispatchSite.Entry>? {
    let key: UInt
    if let valueIndex {
      guard let identity = stack[valueIndex].typeIdentity else { return nil }
      key = identity
    } else {
      guard case .type(let type) = stack[index] else { return nil }
      key = type.identity
    }
    guard let entry = site.entry(for: key, generation) else { return nil }
    if entry._withUnsafeGuaranteedRef({ $0.callee }) != nil { return entry }
    guard let selfIndex = firstValue(from: index + 1),
      let identity = stack[selfIndex].instanceIdentity
    else { return nil }
    return site.entry(for: identity, generation)
  }

  private mutating func call(
    _ callee: Unmanaged<Function>, isHeld: Bool = false, _ types: [Value], opensSelf: Bool,
    at index: Int, argumentCount: Int, result: Int32
  ) throws(Trap) {
    if opensSelf, let selfIndex = firstValue(from: index + 1) {
      stack[selfIndex] = try initialized(cell(stack[selfIndex]).value, name: "self").untyped
    } else if let selfIndex = firstValue(from: index + 1), case .cell(let cell) = stack[selfIndex],
      case .typed(.object, _) = cell.value
    {
      cell.value = cell.value.untyped
    }
    let start = replaceType(at: index, by: types)
    try enter(
      callee, isHeld: isHeld, from: start, captures: 0,
      argumentCount: argumentCount + types.count, result: result)
  }

  /// Finds the witness in the conformance tables, and caches it at the site.
  private mutating func findWitness(
    _ site: DispatchSite, at index: Int, argumentCount: Int, result: Int32
  ) throws(Trap) {
    guard let requirement = site.requirement else {
      preconditionFailure("a site calls a method or a requirement")
    }
    let generation = DispatchSite.generation.load(ordering: .acquiring)
    let type = try type(stack[index])
    let instance = firstValue(from: index + 1).flatMap { stack[$0].ownInstance }
    let (entry, isOfValue) = try entry(of: requirement, for: type, arguments: index + 1)
    switch entry.implementation {
    case .function(let function):
      let target = DispatchSite.Target.function(
        function, types: entry.types, opensSelf: entry.opensSelf)
      if !isOfValue {
        site.add(target, for: type, generation)
      } else if let instance {
        site.add(.byInstance, for: type, generation)
        site.add(target, for: instance, generation)
      }
      try call(
        .passUnretained(function), isHeld: true, entry.types, opensSelf: entry.opensSelf,
        at: index, argumentCount: argumentCount, result: result)
    case .method(let slot):
      if entry.opensSelf, let selfIndex = firstValue(from: index + 1) {
        stack[selfIndex] = try initialized(cell(stack[selfIndex]).value, name: "self").untyped
      }
      let start = replaceType(at: index, by: entry.types)
      let count = argumentCount + entry.types.count
      guard let selfIndex = firstValue(from: start) ?? (count > 0 ? start : nil) else {
        throw Trap(.custom("the machine wanted `self` for `\(requirement.name)`"))
      }
      let value = stack[selfIndex]
      guard let method = value.instance?.descriptor.method(slot) else {
        throw Trap(unexpected: value, wanted: "an object with the method `\(slot.name)`")
      }
      if let instance, entry.types.isEmpty {
        site.add(.byInstance, for: type, generation)
        site.add(
          .function(method, types: [], opensSelf: entry.opensSelf), for: instance, generation)
      }
      try enter(
        .passUnretained(method), isHeld: true, from: start, captures: 0, argumentCount: count,
        result: result)
    }
  }

  // MARK: Parts

  /// Replaces the self type by the types that the witness takes, and returns the index of the first
  /// argument.
  private mutating func replaceType(at index: Int, by types: [Value]) -> Int {
    switch types.count {
    case 0:
      stack[index] = .uninitialized
      return index + 1
    case 1:
      stack[index] = types[0]
    default:
      let shift = types.count - 1
      stack.reserve(top + shift)
      for place in (index + 1..<top).reversed() {
        stack[place + shift] = exchange(at: place, with: .uninitialized)
      }
      for (offset, type) in types.enumerated() { stack[index + offset] = type }
      top += shift
    }
    return index
  }

  /// Returns the implementation of the requirement, and whether it depends on the type of `self`.
  private mutating func entry(
    of requirement: Requirement, for type: RuntimeType, arguments start: Int
  ) throws(Trap) -> (ResolvedConformance.Entry, isOfValue: Bool) {
    let declaring = requirement.declaring
    if let entry = declaring.conformance(of: type)?.entry(requirement.index) {
      return (entry, false)
    }
    var found = type
    if type.isExistential, let index = firstValue(from: start) {
      found = stack[index].runtimeType
      if let entry = declaring.conformance(of: found)?.entry(requirement.index) {
        return (entry, true)
      }
    }
    throw Trap(.missingConformance(type: found.description, to: declaring.name))
  }

  /// Returns the index of `self` among the arguments, after the types; nil if all are types.
  private mutating func firstValue(from start: Int) -> Int? {
    var index = start
    while index < top {
      guard case .type = stack[index] else { return index }
      index += 1
    }
    return nil
  }
}

extension Value {
  /// The type of an object, a structure or an enumeration.
  fileprivate var ownInstance: TypeInstance? {
    switch self {
    case .object(let object): object.instance
    case .structure(let structure): structure.instance
    case .enumeration(let enumeration): enumeration.instance
    default: nil
    }
  }

  /// Identifies the type of an existential's value at a site.
  fileprivate var instanceIdentity: UInt? {
    switch self {
    case .object(let object): object.instance.identity
    case .structure(let structure): structure.instance.identity
    case .enumeration(let enumeration): enumeration.instance.identity
    default: nil
    }
  }

  /// Identifies the value's type, if that is fast to find.
  fileprivate var typeIdentity: UInt? {
    switch self {
    case .object(let object): RuntimeType.identity(of: object.instance)
    case .structure(let structure): RuntimeType.identity(of: structure.instance)
    case .enumeration(let enumeration): RuntimeType.identity(of: enumeration.instance)
    default: nil
    }
  }
}
