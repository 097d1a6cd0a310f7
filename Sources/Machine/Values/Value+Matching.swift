extension Value {
  /// Returns the result of `is`.
  package func matches(_ type: RuntimeType) -> Bool {
    cast(to: type) != nil
  }

  /// Returns the result of `as?` without its optional. Optionals are unwrapped and wrapped as the
  /// type requires, and collections are cast element by element.
  package func cast(to type: RuntimeType) -> Value? {
    if case .any = type { return withoutClass }
    if case .typed(let inner, let own) = self { return inner.cast(to: type, from: own) }
    if case .some = self {
      // A loop, because there may be many optionals.
      switch type {
      case .optional: break
      // Conformances of the optional itself take precedence.
      case .existential where runtimeType.isOrInherits(from: type): return self
      default: return innermost.cast(to: type)
      }
    }
    if case .optional(let wrappedType) = type {
      switch self {
      case .none: return Value.none
      case .some(let wrapped):
        if let inner = wrapped.cast(to: wrappedType) { return Value.some(inner) }
        // The existential may contain the optional itself.
        guard case .typed = wrapped else { return nil }
        return wrapped.cast(to: type)
      default: return cast(to: wrappedType).map(Value.some) ?? boxed?.cast(to: type)
      }
    }
    if case .none = self { return nil }
    return castOpened(to: type)
  }

  /// Returns the result of `as?` for a value whose type is `own`, which the value itself doesn't
  /// determine.
  private func cast(to type: RuntimeType, from own: RuntimeType) -> Value? {
    let parts = erasingParts(of: own)
    switch (type, own) {
    case (.optional, .optional):
      guard case .none = self else { return parts.cast(to: type) }
      // The nil is at the same depth, counted from the innermost type.
      return (0..<max(0, type.optionalDepth - own.optionalDepth))
        .reduce(Value.none) { value, _ in .some(value) }
    case (.optional(let wrapped), _):
      return Value.typed(self, own).cast(to: wrapped).map(Value.some)
    // The optional's own conformance takes precedence.
    case (.existential, .optional) where own.isOrInherits(from: type): return .typed(self, own)
    case (_, .optional):
      guard case .some(let wrapped) = parts else { return nil }
      return wrapped.cast(to: type)
    case (.functionType(let wanted), .functionType(let own)):
      return own.isUsable(as: wanted) ? self : nil
    case (.functionType, _): return nil
    case (.existential(let existential), _):
      // The class as which an object was converted takes precedence over the object's own.
      if case .object = self, existential.holdsObjects || !own.isOrInherits(from: type) {
        return castOpened(to: type)
      }
      guard own.isOrInherits(from: type) else { return nil }
      return .typed(self, own)
    case (.nominal(let instance), _):
      if let wanted = instance.descriptor.boxed {
        return wanted.isConformed(by: own)
          ? .structure(Structure(instance, fields: [self])) : nil
      }
      return parts.castOpened(to: type)
    default: return parts.castOpened(to: type)
    }
  }

  /// The value without its optionals.
  private var innermost: Value {
    var value = self
    while case .some(let wrapped) = value { value = wrapped }
    return value
  }

  /// Casts to a type-erased box, or from one.
  private func castOpened(to type: RuntimeType) -> Value? {
    if let boxed { return castUnwrapped(to: type) ?? boxed.cast(to: type) }
    if case .nominal(let instance) = type, let wanted = instance.descriptor.boxed {
      return wanted.isConformed(by: runtimeType)
        ? .structure(Structure(instance, fields: [self])) : nil
    }
    return castUnwrapped(to: type)
  }

  /// The content of a type-erased box.
  private var boxed: Value? {
    guard case .structure(let structure) = self, structure.descriptor.boxed != nil else {
      return nil
    }
    return structure.fields.first
  }

  private func castUnwrapped(to type: RuntimeType) -> Value? {
    switch (self, type) {
    case (.void, .void), (.bool, .bool), (.int, .int), (.double, .double), (.string, .string),
      (.character, .character), (.duration, .duration), (.closure, .function),
      (.float, .float), (_, .anyObject), (.closure, .functionType):
      // On Linux, every value can be in an object.
      self
    case (.integer(let integer), .integer(let kind)):
      integer.kind == kind ? self : nil
    case (.array(let elements), .array(let element)):
      Self.cast(elements, to: element).map { .array($0) }
    case (.set(let elements), .set(let element)):
      Self.cast(elements.set, to: element)
    case (.dictionary(let dictionary), .dictionary(let key, let value)):
      Self.cast(dictionary.table, to: (key, value))
    case (.tuple(let tuple), .tuple(let types, let labels)):
      Self.cast(tuple, to: types, labels: labels)
    case (.object(let object), .nominal(let instance)):
      object.instance.isOrInherits(from: instance) ? self : nil
    case (.structure(let structure), .nominal(let instance)):
      structure.instance === instance ? self : nil
    case (.enumeration(let enumeration), .nominal(let instance)):
      enumeration.instance === instance ? self : nil
    case (.type(let type), .metatype(let instance)):
      type.isOrInherits(from: instance) ? self : nil
    case (.native(let native), .native(let name)) where native.classNames.contains(name): self
    case (_, .native("NSNumber")): numberObject.map { Value($0) }
    case (.range(let bounds), .range(let kind, let bound)):
      bounds.kind == kind && bounds.boundType == bound ? self : nil
    case (_, .existential(let existential)):
      runtimeType.isOrInherits(from: .existential(existential)) ? self : nil
    case (.native(let native), _): native.bridged(to: type)
    default:
      nil
    }
  }

  private static func cast(_ elements: Values, to type: RuntimeType) -> Values? {
    var result: Values = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let value = element.cast(to: type) else { return nil }
      result.append(value)
    }
    return result
  }

  private static func cast(_ elements: Set<Value>, to type: RuntimeType) -> Value? {
    var result: Set<Value> = []
    for element in elements {
      guard let element = element.castKey(to: type, isTaken: { result.contains($0) }) else {
        return nil
      }
      result.insert(element)
    }
    return .set(result)
  }

  private static func cast(
    _ dictionary: [Value: Value], to types: (key: RuntimeType, value: RuntimeType)
  ) -> Value? {
    var result: [Value: Value] = [:]
    for (key, value) in dictionary {
      guard let key = key.castKey(to: types.key, isTaken: { result[$0] != nil }),
        let value = value.cast(to: types.value)
      else {
        return nil
      }
      result[key] = value
    }
    return .dictionary(result)
  }

  /// The labels are the type's. Different labels don't match.
  private static func cast(
    _ tuple: Tuple, to types: [RuntimeType], labels: [String?]
  ) -> Value? {
    guard tuple.elements.count == types.count,
      zip(tuple.labels, labels).allSatisfy({ $0 == $1 || $0 == nil || $1 == nil })
    else { return nil }
    var result = Tuple(labels: labels, elements: tuple.elements)
    for (index, type) in types.enumerated() {
      guard let element = tuple.elements[index].cast(to: type) else { return nil }
      result.elements[index] = element
    }
    return .tuple(result)
  }
}

extension Value {
  /// Casts a key, and keeps it a key of its table. A box hashes like its content. So the content of
  /// a box may not need a `HashedKey`, and a value that is put into a box may need one.
  fileprivate func castKey(to type: RuntimeType, isTaken: (Value) -> Bool) -> Value? {
    guard case .key(let hashed) = self else {
      guard let made = cast(to: type) else { return nil }
      guard case .nominal(let instance) = type, instance.descriptor.boxed != nil else {
        return made
      }
      return Self.hashed(made, hash: Intrinsics.hash(of: canonicalNumber), isTaken: isTaken)
    }
    guard let made = hashed.key.cast(to: type) else { return nil }
    if let boxed = hashed.key.descriptor?.boxed, made.descriptor?.boxed == nil,
      boxed.isNative(made.runtimeType)
    {
      return made
    }
    return .key(HashedKey(hash: hashed.hash, ordinal: hashed.ordinal, key: made))
  }

  private static func hashed(_ key: Value, hash: Int, isTaken: (Value) -> Bool) -> Value {
    var ordinal = 0
    while true {
      let hashed = Value.key(HashedKey(hash: hash, ordinal: ordinal, key: key))
      if !isTaken(hashed) { return hashed }
      ordinal += 1
    }
  }
}

extension RuntimeFunctionType {
  /// Returns whether a cast converts a function of this type to the other type.
  fileprivate func isUsable(as other: RuntimeFunctionType) -> Bool {
    if self == other { return true }
    guard !isThrowing, other.isThrowing else { return false }
    var throwing = self
    throwing.isThrowing = true
    throwing.thrown = other.thrown
    return throwing == other
  }
}

extension RuntimeExistential {
  /// Whether all its values are objects. Then it records no other class than the object's.
  fileprivate var holdsObjects: Bool {
    isClassBound || superclass != nil || protocols.contains(where: \.isClassBound)
  }
}

extension RuntimeType {
  /// 2 for `Int??`.
  fileprivate var optionalDepth: Int {
    var depth = 0
    var type = self
    while case .optional(let wrapped) = type {
      depth += 1
      type = wrapped
    }
    return depth
  }

  private var isClass: Bool {
    switch self {
    case .nominal(let instance): instance.descriptor.kind == .class
    case .native, .anyObject: true
    case .existential(let existential):
      existential.isClassBound || existential.superclass != nil
    default: false
    }
  }

  private func conforms(to existential: RuntimeExistential) -> Bool {
    if existential.isClassBound, !isClass { return false }
    if let superclass = existential.superclass {
      guard case .nominal(let instance) = self, instance.isOrInherits(from: superclass) else {
        return false
      }
    }
    return existential.protocols.allSatisfy { $0.isConformed(by: self) }
      && existential.arguments.allSatisfy {
        $0.declaring.associatedType($0.index, of: self) == $0.type
      }
  }

  func isOrInherits(from other: RuntimeType) -> Bool {
    switch (self, other) {
    case (_, .any): true
    case (.nominal(let instance), .nominal(let ancestor)): instance.isOrInherits(from: ancestor)
    case (_, .anyObject): isClass
    case (_, .existential(let existential)): conforms(to: existential)
    default: self == other
    }
  }
}
