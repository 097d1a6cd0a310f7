package import Machine

/// A read of a value that isn't copied: its context borrows the value, or moves it out of its place.
///
/// Values of a type that is `~Copyable` are never copied, nor are those of a `borrowing` parameter
/// and the operand of `consume`.
package final class Ownership {
  package enum Use {
    /// The context takes the value, as an assignment, a `return` and a `consuming` parameter do.
    case consumed
    /// `consume x`, which also takes a value of a copyable type.
    case consumedExplicitly
    /// The context only looks at the value, as a `borrowing` parameter does.
    case borrowed
    /// The only use of a temporary value, of any type.
    case temporary
    /// `discard self`, which takes the value without its `deinit`.
    case discarded
  }

  package var use: Use
  /// Whether the value is a part of a structure with two or more other parts that can end.
  package var leavesSeveralParts = false
  /// Whether the type is `~Copyable`.
  package let isNoncopyable: Bool

  package init(_ use: Use, isNoncopyable: Bool) {
    self.use = use
    self.isNoncopyable = isNoncopyable
  }

  /// Whether reading the value moves it out of its place.
  package var isMove: Bool {
    switch use {
    case .consumed: isNoncopyable
    case .consumedExplicitly, .temporary, .discarded: true
    case .borrowed: false
    }
  }
}

/// The places whose values end where paths of control flow meet, because some of the paths have moved
/// them. The pass for ownership finds them.
package final class Endings {
  package struct Ending {
    package let path: AccessPath
    package let position: Position

    package init(path: AccessPath, position: Position) {
      self.path = path
      self.position = position
    }
  }

  package var endings: [Ending] = []

  package init() {}
}
