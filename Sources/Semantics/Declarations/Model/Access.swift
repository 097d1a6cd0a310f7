/// The access level of a declaration. `private` and `file` differ only in a file with several
/// types: a private member is visible in its type's declaration and extensions in the same
/// submission.
package enum Access: Int, Comparable {
  case `private`, file, module, package, `public`, open

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
