// swift-format-ignore-file
@dynamicMemberLookup struct A<T> {
  var v: T
  subscript<U>(dynamicMember k: KeyPath<A<T>, U>) -> U { self[keyPath: k] }
}
print(A(v: 1).v)
print(A(v: 1).w)  // error: value of type 'A<Int>' has no dynamic member 'w' using key path from root type 'A<Int>'  // says: value of type 'A<Int>' has no member 'w' — not yet in the compiler's words
