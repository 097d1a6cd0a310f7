/// A type in the model. Types are compared by structure, and the hash is computed once.
package final class Type: Hashable {
  package enum Kind: Equatable {
    /// A structure, class, enumeration or actor with its generic arguments, those of enclosing
    /// types first.
    case nominal(NominalDeclaration, [Type])
    /// A generic parameter inside its declaration, including a protocol's `Self`.
    case parameter(GenericParameter)
    /// `T.Element`: an associated type of a parameter, of another associated type, or of a
    /// variable.
    case member(Type, AssociatedType)
    /// `any P<Int> & Q`; an empty one is `Any`.
    indirect case existential(Existential)
    /// `some P` as the result of a declaration, with the generic arguments of its use.
    case opaque(OpaqueResult, [Type])
    case tuple([TupleElement])
    indirect case function(FunctionType)
    /// `T.Type`
    case metatype(Type)
    /// A type to infer.
    case variable(Int)
    /// The type of an expression with a reported error, which suppresses further messages.
    case error
  }

  package struct Flags: OptionSet, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let hasVariables = Flags(rawValue: 1)
    /// Generic parameters, their associated types, or opaque results.
    package static let hasParameters = Flags(rawValue: 2)
    static let hasError = Flags(rawValue: 4)
    package static let hasMembers = Flags(rawValue: 8)
    /// An error type in place of a type with too many parts, which still needs to be reported.
    package static let isTooLarge = Flags(rawValue: 16)
  }

  /// The maximum number of parts of one type, including nested parts. A pair of pairs of pairs
  /// doubles at each level, so a few lines could exhaust memory.
  package static let partsLimit = 10_000

  package let kind: Kind
  package let flags: Flags
  private let hash: Int
  /// The number of types in it, including itself.
  private let partsCount: Int

  /// - Parameter kind: With more parts than `partsLimit`, it becomes an error.
  package init(_ kind: Kind) {
    let count = Self.partsCount(of: kind)
    let isTooLarge = count > Self.partsLimit
    partsCount = isTooLarge ? 1 : count
    self.kind = isTooLarge ? .error : kind
    flags = isTooLarge ? [.hasError, .isTooLarge] : Self.flags(of: kind)
    hash = Self.hash(of: self.kind)
  }

  package static func == (left: Type, right: Type) -> Bool {
    left === right || (left.hash == right.hash && left.kind == right.kind)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// A simple hash function, because types are created often and rarely looked up.
  private static func hash(of kind: Kind) -> Int {
    func mix(_ hash: Int, _ more: Int) -> Int {
      let mixed = (hash ^ more) &* 0x2545_F491_4F6C_DD1D
      return mixed ^ (mixed >> 29)
    }
    func identity(_ object: AnyObject) -> Int { Int(bitPattern: ObjectIdentifier(object)) }
    switch kind {
    case .nominal(let declaration, let arguments):
      return arguments.reduce(mix(1, identity(declaration))) { mix($0, $1.hash) }
    case .parameter(let parameter): return mix(2, identity(parameter))
    case .member(let base, let associated): return mix(mix(3, base.hash), identity(associated))
    case .existential(let existential): return mix(4, existential.hashValue)
    case .opaque(let result, let arguments):
      return arguments.reduce(mix(5, identity(result))) { mix($0, $1.hash) }
    case .tuple(let elements): return elements.reduce(6) { mix($0, $1.type.hash) }
    case .function(let function):
      return function.parameters.reduce(mix(7, function.result.hash)) { mix($0, $1.type.hash) }
    case .metatype(let instance): return mix(8, instance.hash)
    case .variable(let id): return mix(9, id)
    case .error: return 10
    }
  }

  private static func partsCount(of kind: Kind) -> Int {
    var count = 1
    forEachPart(of: kind) { count += $0.partsCount }
    return count
  }

  private static func flags(of kind: Kind) -> Flags {
    var flags: Flags = []
    switch kind {
    case .nominal(_, let arguments): for type in arguments { flags.formUnion(type.flags) }
    case .parameter: flags = .hasParameters
    case .member(let base, _): flags = base.flags.union([.hasMembers, .hasParameters])
    case .existential(let existential):
      for (_, type) in existential.arguments { flags.formUnion(type.flags) }
      if let superclass = existential.superclass { flags.formUnion(superclass.flags) }
    case .opaque(_, let arguments):
      for type in arguments { flags.formUnion(type.flags) }
    case .tuple(let elements): for element in elements { flags.formUnion(element.type.flags) }
    case .function(let function):
      flags = function.result.flags
      for parameter in function.parameters { flags.formUnion(parameter.type.flags) }
      if let thrown = function.thrown { flags.formUnion(thrown.flags) }
    case .metatype(let type): flags = type.flags
    case .variable: flags = .hasVariables
    case .error: flags = .hasError
    }
    return flags
  }
}

/// An element of a tuple.
package struct TupleElement: Hashable {
  package var label: String?
  package var type: Type

  package init(label: String? = nil, type: Type) {
    self.label = label
    self.type = type
  }
}

/// `any P<Int> & Q & Class`.
package struct Existential: Hashable {
  /// Without inherited protocols, sorted by name.
  package var protocols: [ProtocolDeclaration] = []
  /// The types of primary associated types, by name.
  package var arguments: [String: Type] = [:]
  package var superclass: Type?
  /// `AnyObject`
  package var isClassBound = false
  /// `~Copyable`
  package var suppressesCopyable = false

  package init(
    protocols: [ProtocolDeclaration] = [], arguments: [String: Type] = [:], superclass: Type? = nil,
    isClassBound: Bool = false
  ) {
    self.protocols = protocols
    self.arguments = arguments
    self.superclass = superclass
    self.isClassBound = isClassBound
  }
}

/// The isolation of code.
package enum Isolation: Hashable {
  case nonisolated
  /// A global actor: `MainActor`, or one of the program.
  case global(NominalDeclaration)
  /// The actor `self`.
  case instance
  /// The actor in the `isolated` parameter with this index.
  case parameter(Int)
  /// The caller's actor: `nonisolated(nonsending)` (SE-0461).
  case caller
  /// No declared isolation.
  case unspecified

  package var globalActor: NominalDeclaration? {
    if case .global(let declaration) = self { declaration } else { nil }
  }
}

extension [TupleElement] {
  /// For each element of the other tuple, the index of the element here that becomes it: the same
  /// index, or the index with its label if all have labels. Nil if the labels don't match.
  package func order(in other: [TupleElement]) -> [Int]? {
    guard count == other.count else { return nil }
    if zip(self, other).allSatisfy({ $0.label == $1.label || $0.label == nil || $1.label == nil }) {
      return [Int](indices)
    }
    let places = other.compactMap { element in
      element.label.flatMap { label in firstIndex { $0.label == label } }
    }
    return Set(places).count == count ? places : nil
  }
}

/// `(Parameters) async throws -> Result`, with all attributes of a function's type.
package struct FunctionType: Hashable {
  package struct Parameter: Hashable {
    package var type: Type
    package var isInout = false
    package var isAutoclosure = false
    package var isVariadic = false
    /// `inout sending`
    package var isSending = false

    package init(
      type: Type, isInout: Bool = false, isAutoclosure: Bool = false, isVariadic: Bool = false
    ) {
      self.type = type
      self.isInout = isInout
      self.isAutoclosure = isAutoclosure
      self.isVariadic = isVariadic
    }
  }

  package var parameters: [Parameter]
  package var result: Type
  package var isAsync = false
  /// The error type; nil if it doesn't throw, `any Error` for plain `throws`.
  package var thrown: Type?
  /// `@Sendable`: it may run concurrently with its creator.
  package var isSendable = false
  package var isolation = Isolation.unspecified
  /// False for a parameter without `@escaping`.
  package var isEscaping = true

  package init(
    parameters: [Parameter], result: Type, isAsync: Bool = false, thrown: Type? = nil,
    isSendable: Bool = false, isolation: Isolation = Isolation.unspecified, isEscaping: Bool = true
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.thrown = thrown
    self.isSendable = isSendable
    self.isolation = isolation
    self.isEscaping = isEscaping
  }
}

extension Type {
  /// `Any`, or an existential without requirements at run time: `any Sendable`.
  package var isUnconstrained: Bool {
    guard case .existential(let existential) = kind else { return false }
    return existential.protocols.allSatisfy(\.isMarker) && existential.superclass == nil
      && !existential.isClassBound
  }

  /// Whether it is an existential whose values may be of any kind of type. They are stored with
  /// their type if they don't know it.
  package var holdsMoreThanObjects: Bool {
    guard case .existential(let existential) = kind else { return false }
    return existential.superclass == nil && !existential.isClassBound
  }

  /// Whether a value in the existential also records as which class it was converted to it. `Self`
  /// is that class in members of the protocol, also for objects of subclasses.
  ///
  /// The library's protocols don't depend on it.
  package var recordsClass: Bool {
    guard holdsMoreThanObjects, case .existential(let existential) = kind else { return false }
    return existential.protocols.contains { !$0.isPrelude && !$0.isMarker }
      && !existential.protocols.contains { $0.closure.contains(where: \.isClassBound) }
  }

  // Constants without references to declarations, so they never change.
  package nonisolated(unsafe) static let error = Type(.error)
  package nonisolated(unsafe) static let void = Type(.tuple([]))
  package nonisolated(unsafe) static let any = Type(.existential(Existential()))
  package nonisolated(unsafe) static let anyObject = Type(
    .existential(Existential(isClassBound: true)))

  /// The variables that nearly every expression has, created once.
  private nonisolated(unsafe) static let firstVariables = (0..<256).map { Type(.variable($0)) }

  package static func variable(_ id: Int) -> Type {
    id < firstVariables.count ? firstVariables[id] : Type(.variable(id))
  }
  package static func parameter(_ parameter: GenericParameter) -> Type { parameter.type }
  package static func metatype(_ type: Type) -> Type { Type(.metatype(type)) }
  package static func function(_ type: FunctionType) -> Type { Type(.function(type)) }
  package static func tuple(_ types: [Type]) -> Type {
    Type(.tuple(types.map { TupleElement(label: nil, type: $0) }))
  }
  package static func nominal(_ declaration: NominalDeclaration, _ arguments: [Type] = []) -> Type {
    arguments.isEmpty && declaration.genericParameters.isEmpty
      ? declaration.plainType : Type(.nominal(declaration, arguments))
  }

  package var isError: Bool { flags.contains(.hasError) }
  package var hasVariables: Bool { flags.contains(.hasVariables) }
  package var isVoid: Bool {
    if case .tuple(let elements) = kind { elements.isEmpty } else { false }
  }
  package var isAny: Bool { self == .any }
  package var nominal: NominalDeclaration? {
    if case .nominal(let declaration, _) = kind { declaration } else { nil }
  }
  package var arguments: [Type] {
    if case .nominal(_, let arguments) = kind { arguments } else { [] }
  }
  package var asFunction: FunctionType? {
    if case .function(let function) = kind { function } else { nil }
  }
  package var asVariable: Int? { if case .variable(let id) = kind { id } else { nil } }
  package var instance: Type? { if case .metatype(let instance) = kind { instance } else { nil } }
  package var existential: Existential? {
    if case .existential(let existential) = kind { existential } else { nil }
  }

  /// The type with its parts replaced by the results of `replace`.
  package func mapParts(_ replace: (Type) -> Type) -> Type {
    switch kind {
    case .nominal(let declaration, let arguments):
      if arguments.isEmpty { return self }
      let new = arguments.map(replace)
      return new == arguments ? self : Type(.nominal(declaration, new))
    case .member(let base, let associated):
      let new = replace(base)
      return new == base ? self : Type(.member(new, associated))
    case .existential(var existential):
      if existential.arguments.isEmpty, existential.superclass == nil { return self }
      existential.arguments = existential.arguments.mapValues(replace)
      existential.superclass = existential.superclass.map(replace)
      return Type(.existential(existential))
    case .opaque(let result, let arguments):
      return arguments.isEmpty ? self : Type(.opaque(result, arguments.map(replace)))
    case .tuple(let elements):
      if elements.isEmpty { return self }
      return Type(.tuple(elements.map { TupleElement(label: $0.label, type: replace($0.type)) }))
    case .function(var function):
      var isSame = true
      func replaced(_ old: Type) -> Type {
        let new = replace(old)
        if new !== old { isSame = false }
        return new
      }
      function.result = replaced(function.result)
      function.thrown = function.thrown.map(replaced)
      for index in function.parameters.indices {
        function.parameters[index].type = replaced(function.parameters[index].type)
      }
      return isSame ? self : Type(.function(function))
    case .metatype(let instance):
      let new = replace(instance)
      return new == instance ? self : .metatype(new)
    case .parameter, .variable, .error: return self
    }
  }

  package func forEachPart(_ body: (Type) -> Void) { Self.forEachPart(of: kind, body) }

  private static func forEachPart(of kind: Kind, _ body: (Type) -> Void) {
    switch kind {
    case .nominal(_, let arguments), .opaque(_, let arguments): arguments.forEach(body)
    case .member(let base, _): body(base)
    case .existential(let existential):
      existential.arguments.values.forEach(body)
      existential.superclass.map(body)
    case .tuple(let elements): for element in elements { body(element.type) }
    case .function(let function):
      body(function.result)
      function.thrown.map(body)
      for parameter in function.parameters { body(parameter.type) }
    case .metatype(let instance): body(instance)
    case .parameter, .variable, .error: break
    }
  }

  package func contains(where isWanted: (Type) -> Bool) -> Bool {
    if isWanted(self) { return true }
    var found = false
    forEachPart { part in
      if !found, part.contains(where: isWanted) { found = true }
    }
    return found
  }
}
