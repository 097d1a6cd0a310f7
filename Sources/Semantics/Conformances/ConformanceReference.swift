/// How a type conforms to a protocol.
package enum ConformanceReference {
  /// A declared conformance. The arguments substitute the declaring type's parameters.
  case declared(ConformanceDeclaration, arguments: Substitution)
  /// A known requirement of a generic parameter, its associated type, or an opaque type. Also used
  /// for types with reported errors.
  case abstract(Type)
  /// `any Error` conforms to `Error`, and existentials conform to protocols without requirements.
  case existential
  /// Conformance by parts or kind: tuples, functions, metatypes, and structures whose parts are all
  /// `Sendable`.
  case structural
}
