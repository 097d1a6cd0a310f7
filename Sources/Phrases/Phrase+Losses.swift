/// How an override was missed, and what to change.
extension Phrase {
  /// A default was computed of a dependency before that was overridden.
  package static func tooLate(
    _ name: String, computedAt computed: Text, of part: String, overriddenAt overridden: Text
  ) -> Phrase {
    """
    \(name: name) was made of \(name: part) at \(computed); the override of \(name: part) at \
    \(overridden) came too late. Read \(name: part) inside a closure or method of \(name: name), \
    or override \(name: name) too
    """
  }

  /// A read in a task or thread that inherited nothing.
  ///
  /// - Parameter task: That task; `nil` where the sentence is said of it anyway.
  package static func notInherited(
    _ name: String, by task: Text?, overriddenAt overridden: Text, in other: Text
  ) -> Phrase {
    let lacking: Phrase = if let task { "\(task)" } else { "this task or thread" }
    return """
      \(lacking) inherited no overrides; the override of \(name: name) at \(overridden) is in \
      effect in \(other). To use it here, pass it on with withEscapedDependencies { … }
      """
  }

  /// A wrapper made outside of an override that another one had captured.
  package static func notCaptured(
    _ name: String, overriddenAt overridden: Text, capturedAt captured: Text
  ) -> Phrase {
    """
    this wrapper was made without the override of \(name: name) at \(overridden), which the wrapper \
    at \(captured) captured. If that model makes this one, make it in \
    withDependencies(from: self) { … }
    """
  }
}
