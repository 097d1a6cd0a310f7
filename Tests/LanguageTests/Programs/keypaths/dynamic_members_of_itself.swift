// swift-format-ignore-file
@dynamicMemberLookup class Ref<T> { var v: T; init(_ v: T) { self.v = v }
  subscript<U>(dynamicMember k: ReferenceWritableKeyPath<Ref<T>, U>) -> U { self[keyPath: k] }
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } } }
struct In { var a = 1 }
print(Ref(In()).a)
// expect: 1
