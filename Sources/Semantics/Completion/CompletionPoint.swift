/// The cursor during the check of the text around it. The model notes what kind of name is
/// possible there.
package final class CompletionPoint {
  package enum Place {
    /// After a dot: a member of the type's values, or of the type itself.
    case member(of: Type, isStatic: Bool)
    /// After a dot without a base: a member that produces a value of the contextual type.
    case implicitMember(of: Type)
    /// An unqualified name, with the visible names.
    case name(Set<String>)
  }

  package init() {}

  package private(set) var place: Place?
  /// The context for name lookup.
  package private(set) var context: Context?

  /// The first note wins, because later attempts of the solver may be failing ones.
  package func note(_ found: @autoclosure () -> Place, in context: Context) {
    guard place == nil else { return }
    place = found()
    self.context = context
  }
}
