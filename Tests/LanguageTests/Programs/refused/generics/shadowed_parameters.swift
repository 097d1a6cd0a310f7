// swift-format-ignore-file
struct G<T> { func f<T>(_ t: T) -> T { t }  // error: generic parameter 'T' shadows generic parameter from outer scope with the same name
  struct N<T> {}  // error: generic parameter 'T' shadows generic parameter from outer scope with the same name
  init<T>(_ x: T) {}  // error: generic parameter 'T' shadows generic parameter from outer scope with the same name
  func g<U>(_ u: U) { func h<U>(_ u: U) {} }  // error: generic parameter 'U' shadows generic parameter from outer scope with the same name
}
extension G { func k<T>(_ t: T) {} }  // error: generic parameter 'T' shadows generic parameter from outer scope with the same name
protocol P { associatedtype T; func m<T>(_ t: T) }
