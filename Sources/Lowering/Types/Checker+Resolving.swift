import SwiftSyntax

/// From types as they are written to types.
extension Checker {
  /// The type that is written; what isn't known is reported, and gives `.error`.
  ///
  /// - Parameter placeholder: What `_` and left out generic arguments stand for; without it they are
  ///   errors.
  func resolve(
    _ type: TypeSyntax, in context: Context, placeholder: (() -> Type)? = nil
  ) -> Type {
    TypeReader(checker: self, context: context, placeholder: placeholder).read(type)
  }

  /// What is written where a type is constrained: after `any` and `some`, a colon, in an inheritance
  /// clause. Protocols, a class, `AnyObject`. Nil, with a message, for anything else.
  func resolveConstraint(
    _ type: TypeSyntax, of subject: Type? = nil, in context: Context
  ) -> Existential? {
    TypeReader(checker: self, context: context)
      .constraint(type, of: subject?.description ?? "Self")
  }

  /// The generic arguments that are written after a name.
  func resolve(
    _ arguments: GenericArgumentClauseSyntax, in context: Context,
    placeholder: (() -> Type)? = nil
  ) -> [Type] {
    TypeReader(checker: self, context: context, placeholder: placeholder).arguments(arguments)
  }
}
