package import Machine
package import SwiftSyntax

extension FunctionDeclaration {
  package struct Parameter {
    /// Nil for `_`.
    package var label: String?
    package var name: String
    package var type: Type
    package var isInout = false
    /// Whether the function owns the argument, and may change it: `consuming`.
    package var isConsuming = false
    package var isVariadic = false
    package var isAutoclosure = false
    /// Whether its type is written with `!`.
    package var isImplicitlyUnwrapped = false
    /// Whether a closure argument inherits the isolation of its context.
    package var inheritsActorContext = false
    /// Whether a closure argument runs on the main actor: a parameter of `DispatchQueue.main`'s
    /// methods.
    package var runsOnMainActor = false
    /// Whether a prelude function takes a nonescaping function as its generic argument.
    package var isLent = false
    /// Whether the function is `@preconcurrency`.
    package var isPreconcurrency = false
    /// `sending`
    package var isSending = false
    /// `isolated`
    package var isIsolated = false
    /// Whether its type contains `Self` of a class: `(Self) -> Void`.
    package var mentionsSelf = false
    /// Whether a prelude operation ignores the argument, which has no effect here.
    package var isIgnored = false
    package var defaultValue: DefaultArgument?
    /// `@SomeBuilder`: the builder type that transforms a closure argument.
    package var resultBuilder: Type?
    /// `@Wrapper`: the body uses the value through a wrapper, created at the start of the body.
    package var wrapper: AttributeSyntax?
    package var position: Position

    package init(
      label: String? = nil, name: String, type: Type, isInout: Bool = false,
      isConsuming: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
      isImplicitlyUnwrapped: Bool = false, inheritsActorContext: Bool = false,
      runsOnMainActor: Bool = false, isLent: Bool = false, isSending: Bool = false,
      isIsolated: Bool = false, isIgnored: Bool = false, defaultValue: DefaultArgument? = nil,
      resultBuilder: Type? = nil, wrapper: AttributeSyntax? = nil, position: Position
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.isInout = isInout
      self.isConsuming = isConsuming
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
      self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
      self.inheritsActorContext = inheritsActorContext
      self.runsOnMainActor = runsOnMainActor
      self.isLent = isLent
      self.isSending = isSending
      self.isIsolated = isIsolated
      self.isIgnored = isIgnored
      self.defaultValue = defaultValue
      self.resultBuilder = resultBuilder
      self.wrapper = wrapper
      self.position = position
    }

    package var hasDefault: Bool { defaultValue != nil || isVariadic }
  }

  package enum DefaultArgument {
    /// An expression, checked in the declaration's scope at first use. It becomes a function of the
    /// declaration's type arguments.
    case expression(ExprSyntax)
    /// `#line` and similar macros, evaluated at the call.
    case callerMagic(String)
    /// The property's own default value, for a memberwise initializer.
    case stored(StorageDeclaration)
    /// `nil`, for an optional `var` without a value.
    case none
  }
}
