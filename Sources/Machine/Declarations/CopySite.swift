/// A variable whose first value is a copy, in code that changes the copy and then reads the original.
///
/// It is a native value so that a request can contain it.
package final class CopySite: NativeValue {
  package enum Moment: Int, Sendable {
    /// The variable gets the copy.
    case made
    /// The copy, or an object in it, was changed.
    case changed
    /// The original, or the same object in it, is read.
    case read
  }

  /// The variable, or the object in it: `list`, `b.box`.
  package let copy: String
  /// `store.items`, `a.box`.
  package let original: String
  package let made: Position
  /// Whether the original belongs to another actor.
  package let isOfActor: Bool
  /// The variable and the original of an object that both contain: `b` and `a`.
  package let whole: (copy: String, original: String)?

  package init(
    copy: String, original: String, made: Position, isOfActor: Bool,
    whole: (copy: String, original: String)? = nil
  ) {
    self.copy = copy
    self.original = original
    self.made = made
    self.isOfActor = isOfActor
    self.whole = whole
  }

  package static var leadsOn: Bool { false }
  package var typeName: String { "CopySite" }
  package var description: String { copy }
}
