/// How a type conforms to a protocol.
enum ConformanceReference {
  /// As declared; the arguments stand for the declaring type's parameters.
  case declared(ConformanceDeclaration, arguments: Substitution)
  /// A generic parameter, a member of one, or an opaque type, of which it is known. Also what has
  /// been diagnosed already.
  case abstract(Type)
  /// `any Error` to `Error`, and existentials to what requires nothing.
  case existential
  /// By its parts or its kind: tuples, functions, metatypes, structures that are `Sendable` because
  /// all in them is.
  case structural
}
