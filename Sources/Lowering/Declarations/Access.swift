/// Who may use a declaration. `private` and `file` differ only inside one file of several types:
/// a private member is seen inside its type's declaration and extensions in the same submission.
enum Access: Int, Comparable {
  case `private`, file, module, `public`, open

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
