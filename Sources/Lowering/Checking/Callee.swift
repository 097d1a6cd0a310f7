import Machine

/// A function a call could mean, with what its place already settles.
struct Candidate {
  var declaration: FunctionDeclaration
  /// The object or value it is a member of; nil for free and static functions.
  var receiver: Expression?
  /// What the receiver's type says of the owner's generic parameters.
  var substitution: [GenericParameter: Type]
  /// For an initializer: the type it makes.
  var made: Type?
}

/// What a name or member means before it is known whether it is called.
enum Meaning {
  case functions([Candidate])
  case value(Expression)
  case enumerationCase(TypeDeclaration, Type, Int)
  case type(Type)
  /// `super.init` or `self.init`.
  case delegatedInitializer(TypeDeclaration, object: Expression)
  /// Already reported.
  case invalid
}
