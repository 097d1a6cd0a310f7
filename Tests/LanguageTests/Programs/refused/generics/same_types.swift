// swift-format-ignore-file
struct A1<T> where T == Int {}  // error: same-type requirement makes generic parameter 'T' non-generic
struct A2<T, U> where T == U {}  // error: same-type requirement makes generic parameters 'U' and 'T' equivalent
func a3<T>(_ t: T) where T == [Int] {}  // error: same-type requirement makes generic parameter 'T' non-generic
func a4<T, U>(_ t: T, _ u: U) where T == [U] {}  // error: same-type requirement makes generic parameter 'T' non-generic
func a5<T: Hashable, U>(_ t: T, _ u: U) where T == U {}  // error: same-type requirement makes generic parameters 'U' and 'T' equivalent
class A6<T: Collection> where T.Element == Int {}
func a7<T: Sequence, U>(_ t: T, _ u: U) where T.Element == U {}
struct A8<T> {
  func f() where T == Int {}
  func g<U>(_ u: U) where U == T {}  // error: same-type requirement makes generic parameters 'U' and 'T' equivalent
  init<U>(_ u: U) where U == T {}  // error: same-type requirement makes generic parameters 'U' and 'T' equivalent
}
extension Array where Element == Int { func h() {} }
extension Array {
  func i<U>(_ u: U) where U == Element {}  // error: same-type requirement makes generic parameters 'U' and 'Element' equivalent
  func j<U: Sequence>(_ u: U) where U.Element == Element {}
}
