/// The cursor while the text around it is checked: what the checker finds it to be after.
final class CompletionPoint {
  enum Place {
    /// After a dot: a member of values of the type, or of the type itself.
    case member(of: Type, isStatic: Bool)
    /// After a dot with nothing before it: what gives a value of the type that is wanted.
    case implicitMember(of: Type)
    /// A name that stands alone, with those that could be meant.
    case name(Set<String>)
  }

  private(set) var place: Place?
  /// From where the names are looked up.
  private(set) var context: Context?

  /// The first thing it is found to be is the one: later attempts of the solver may be failing ones.
  func note(_ found: @autoclosure () -> Place, in context: Context) {
    guard place == nil else { return }
    place = found()
    self.context = context
  }
}
