/// A value as a tree of its parts, so that it can be told where two of them differ.
///
/// The states of stores are compared in two worlds: compiled ones by their mirrors, and those of an
/// interpreted program by what the interpreter knows. Both tell the same differences, because both are
/// found here.
package protocol Branching {
  /// What it is made of.
  var form: Form<Self> { get }
  /// Whether it is certainly equal to another one; asked first, so that what is shared isn't walked
  /// through.
  func isKnownEqual(to other: Self) -> Bool
  /// The value in one line, cut off soon after `limit` characters.
  func text(limit: Int) -> String
}

/// What a value is made of.
package enum Form<Value> {
  /// Nothing that has a name: a number, a text, an object.
  case leaf
  /// Parts by their names, as those of a structure; the name of the type tells whether two values have
  /// the same ones.
  case parts(type: String, [(label: String, value: Value)])
  /// A case of an enumeration with its payload.
  case enumeration(name: String, [(label: String, value: Value)])
  /// A value that may be missing.
  case optional(Value?)
  /// Elements in order.
  case list([Value])
  /// Values by keys, each key written down.
  case keyed([(key: String, value: Value)])
}

/// One place at which two values differ.
package struct Difference: Hashable, Sendable {
  /// From the whole to the place: `rows[2].count`; empty for the whole itself.
  package var path: String
  /// What stood there; nil if nothing did.
  package var old: String?
  /// What stands there now; nil if nothing does.
  package var new: String?

  package init(path: String, old: String?, new: String?) {
    self.path = path
    self.old = old
    self.new = new
  }
}

/// Where two values differ.
package struct Differences: Hashable, Sendable {
  /// In the order of the parts; not more than were asked for.
  package var shown: [Difference]
  /// How many there are besides.
  package var hidden: Int

  package init(shown: [Difference], hidden: Int) {
    self.shown = shown
    self.hidden = hidden
  }
}
