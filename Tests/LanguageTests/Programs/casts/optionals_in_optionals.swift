// swift-format-ignore-file
class A {}
class B: A {}
struct S<T> { var v: T
  func cast<U>(to: U.Type) -> U? { v as? U } }
let twice: A?? = .some(nil)
let none: A?? = nil
let b3: A??? = B()
let someNone: A??? = .some(.some(nil))
print((twice as? B?) as Any)
print((none as? B?) as Any)
print((twice as? B??) as Any)
print((none as? B??) as Any)
print((b3 as? B?) is B??)
print((someNone as? B?) as Any, (someNone as? B??) as Any, (someNone as? B) as Any)
print(none is B?, twice is B?, none is B??, twice is B??)
let i2: Int?? = .some(nil), i0: Int?? = nil, i5: Int?? = 5
print((i2 as? Int?) as Any, (i0 as? Int?) as Any, (i5 as? Int?) as Any)
let anyv: Any = i2 as Any, anyn: Any = i0 as Any, anyb = i5 as Any
print((anyv as? Int?) as Any, (anyn as? Int?) as Any, (anyb as? Int?) as Any)
print((anyv as? Int??) as Any, (anyn as? Int??) as Any, (anyb as? Int??) as Any)
print((anyv as? Int) as Any, (anyb as? Int) as Any, (anyv as? String?) as Any, (anyn as? String?) as Any)
print((i0 as? String?) as Any, (i2 as? String?) as Any, (i2 as? String??) as Any,(i0 as? String??) as Any, (i5 as? String??) as Any)
print(S(v: i2).cast(to: Int?.self) as Any, S(v: i0).cast(to: Int?.self) as Any, S(v: i0).cast(to: Int??.self) as Any)
print(S(v: i2).cast(to: String?.self) as Any, S(v: i0).cast(to: String?.self) as Any, S(v: i0).cast(to: String??.self) as Any, S(v: i2).cast(to: String??.self) as Any)
print(S(v: i2).cast(to: Int???.self) as Any, S(v: i0).cast(to: Int???.self) as Any, S(v: i5).cast(to: Int???.self) as Any)
let one: Int? = nil
print((one as? Int??) as Any, (one as? Int?) as Any, (one as? String??) as Any, S(v: one).cast(to: Int???.self) as Any)
print((i2 as? any Equatable) as Any, (i5 as? any Equatable) as Any, (i2 as? Any?) as Any, (i0 as? Any?) as Any,(i0 as? Any) as Any)
switch i2 as Any { case let x as Int?: print("Int?", x as Any); default: print("no") }
switch i0 as Any { case let x as Int?: print("Int?", x as Any); default: print("no") }
print(([i2, i0, i5] as? [Int?]) as Any, ([one, 4] as? [Int]) as Any, ([one] as? [String?]) as Any)
print(([1: i2] as? [Int: Int?]) as Any)

// expect: Optional(nil)
// expect: nil
// expect: Optional(Optional(nil))
// expect: Optional(nil)
// expect: true
// expect: Optional(nil) Optional(Optional(nil)) nil
// expect: false true true true
// expect: Optional(nil) nil Optional(Optional(5))
// expect: Optional(nil) Optional(nil) Optional(Optional(5))
// expect: Optional(Optional(nil)) Optional(nil) Optional(Optional(Optional(5)))
// expect: nil Optional(5) Optional(nil) Optional(nil)
// expect: nil Optional(nil) Optional(Optional(nil)) Optional(nil) nil
// expect: Optional(nil) Optional(nil) Optional(nil)
// expect: Optional(nil) Optional(nil) Optional(nil) Optional(Optional(nil))
// expect: Optional(Optional(Optional(nil))) Optional(Optional(nil)) Optional(Optional(Optional(Optional(5))))
// expect: Optional(Optional(nil)) Optional(nil) Optional(Optional(nil)) Optional(Optional(Optional(nil)))
// expect: Optional(Optional(nil)) Optional(Optional(Optional(5))) Optional(Optional(nil)) Optional(nil) Optional(nil)
// expect: Int? nil
// expect: Int? nil
// expect: Optional([nil, nil, Optional(5)]) nil Optional([nil])
// expect: Optional([1: nil])
