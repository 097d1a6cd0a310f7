import MessageTables
import Phrases

/// The references that keep an object, in a trace.
enum ReferenceMessage: Message {
  /// How a program can release an object.
  enum Release {
    case makeWeak
    /// - Parameter variable: The captured variable; nil if the closure captures the object in another value.
    case captureWeakly(String?)
    /// The closure captures the variable only because a closure inside asks for a weak reference.
    case captureWeaklyOutside(String, at: StyledText, user: StyledText)
  }

  case cycle(StyledText, Release)
  case kept(StyledText, Release)
  case closure(at: StyledText?)
}

extension ReferenceMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .cycle(let path, let release):
      "\(lost: "never released"): \(path) is a cycle. \(Self.advice(release))"
    case .kept(let path, let release):
      "\(lost: "still alive"), because a closure keeps it: \(path). \(Self.advice(release))"
    case .closure(let place?): "the closure at \(place)"
    case .closure(nil): "a closure"
    }
  }

  private static func advice(_ release: Release) -> Phrase<StyledText> {
    switch release {
    case .makeWeak: "Make one of these references weak"
    case .captureWeakly(let variable?):
      "Capture the object weakly in the closure, as in [weak \(plain: variable)]"
    case .captureWeakly(nil): "Capture the object weakly in the closure, as in [weak self]"
    case .captureWeaklyOutside(let variable, let place, let user):
      """
      The closure at \(place) captures \(name: variable) strongly, because the closure inside it, at \(user), \
      asks for [weak \(plain: variable)]. Write [weak \(plain: variable)] at \(place) too
      """
    }
  }
}
