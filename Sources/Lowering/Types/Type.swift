/// A type as the checker knows it.
indirect enum Type: Hashable {
  /// A structure, class or enumeration with its generic arguments.
  case nominal(TypeDeclaration, [Type])
  /// `any P & Q`; no protocols is `Any`.
  case existential([TypeDeclaration])
  case anyObject
  /// A generic parameter, seen from inside its declaration.
  case parameter(GenericParameter)
  /// A type still to be inferred; the substitution of a `Solution` knows it.
  case variable(Int)
  case tuple([TupleElement])
  case function(FunctionType)
  /// `T.Type`
  case metatype(Type)
  case never
  /// Of an expression that was already diagnosed: nothing more is said about it.
  case invalid

  static var void: Type { .tuple([]) }
  static var any: Type { .existential([]) }
}

struct TupleElement: Hashable {
  var label: String?
  var type: Type
}

struct FunctionType: Hashable {
  struct Parameter: Hashable {
    var type: Type
    var isInout = false
    var isAutoclosure = false
  }

  var parameters: [Parameter]
  var result: Type
  var isAsync = false
  var isThrowing = false
  /// `@Sendable`, or passed as `sending`: it may run concurrently with its creator.
  var isSendable = false
  var isMainActor = false
  /// `@escaping`, of a parameter: a closure given for it must say where it uses `self`.
  var isEscaping = false
}

/// A generic parameter of a type or function.
final class GenericParameter: Hashable {
  let name: String
  var protocols: [TypeDeclaration] = []

  init(name: String) {
    self.name = name
  }

  static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a `where` clause asks of a generic parameter.
enum Constraint {
  case same(GenericParameter, Type)
  case conforms(GenericParameter, TypeDeclaration)
}
