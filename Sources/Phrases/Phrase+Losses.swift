/// How an override was missed. Each has a sentence that says what to change.
extension Phrase {
  /// A default was computed of a dependency before that was overridden.
  package static func tooLate(
    _ name: String, of part: String, computedAt place: Text?, overriddenAt overridden: Text
  ) -> Phrase {
    let made: Phrase = "\(name: name) was made of \(name: part)"
    let late: Phrase = "the override of \(name: part) at \(overridden) came too late."
    return if let place { "\(made) at \(place); \(late)" } else { "\(made); \(late)" }
  }

  package static func cureOfTooLate(_ name: String, of part: String) -> Phrase {
    """
    Override \(name: name) as well, or read \(name: part) when \(name: name) is used, not when it \
    is made
    """
  }

  /// A read in a task or thread that inherited nothing, while an override is in effect elsewhere.
  package static func notInherited(
    _ name: String, overriddenAt overridden: Text, in lane: Text
  ) -> Phrase {
    """
    This task or thread inherited no overrides; the override of \(name: name) at \(overridden) is \
    in effect in \(lane).
    """
  }

  package static var cureOfNotInherited: Phrase {
    "To use it here, pass it on with withEscapedDependencies { … }."
  }

  /// A wrapper made outside of an override that another one had captured.
  package static func notCaptured(
    _ name: String, overriddenAt overridden: Text, capturedAt captured: Text
  ) -> Phrase {
    """
    This wrapper doesn't get the override of \(name: name) at \(overridden) that the wrapper at \
    \(captured) captured.
    """
  }

  /// The model that captured an override makes another one.
  package static var cureOfNotCaptured: Phrase {
    "Create it in withDependencies(from: self) { … }"
  }
}
