// swift-format-ignore-file
func make<T: Base>(_: T.Type) -> T { T() }
func name<T>(_: T.Type) -> String { "\(T.self)" }
func whole<T>(_ x: T) -> String { "\(T.self)" }
class Base { required init() {}
  func new() -> Self { make(type(of: self)) }
  func new2() -> Self { make(Self.self) }
  func new3() -> Base { make(type(of: self)) }
  func nm() -> String { name(Self.self) }
  func nm2() -> String { name(type(of: self)) }
  func wh() -> String { whole(self) }
  func wh2() -> Self { print(whole(self)); return self }

  static func st() -> String { name(self) }
  static func st2() -> String { name(Self.self) }
  static func st3() -> Self { make(self) }
  class func st4() -> String { whole(self) }

  func gen() -> String { func inner<U>(_ u: U.Type) -> String { "\(U.self)" }; return inner(Self.self) }
  func mem() -> String { self.m(Self.self) }
  func m<V>(_: V.Type) -> String { "\(V.self)" }
  func clo() -> String { [1].map { _ in name(Self.self) }[0] }
}
class Der: Base {}
print(Der().new(), Der().new2(), Der().new3(), Der().nm(), Der().nm2(), Der().wh())
print(Der().wh2())
print(Der.st(), Der.st2(), Der.st3(), Der.st4())
print(Der().gen(), Der().mem(), Der().clo())
// expect: main.Der main.Der main.Base Der Base Base
// expect: Der
// expect: main.Der
// expect: Base Der main.Der Base.Type
// expect: Der Der Der
