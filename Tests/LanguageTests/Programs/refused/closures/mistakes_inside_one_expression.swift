// swift-format-ignore-file
struct User { var name = "", age = 0 }
func configure(_ body: (inout User) throws -> Void) rethrows -> User {
  var user = User()
  try body(&user)
  return user
}
func configure(_ body: (inout User) async throws -> Void) async rethrows -> User {
  var user = User()
  try await body(&user)
  return user
}
func run<T>(_ body: () throws -> T) rethrows -> T { try body() }

print(configure { $0.nme = "x" })  // error: value of type 'User' has no member 'nme'
print(configure { $0.age = "x" })  // error: cannot assign value of type 'String' to type 'Int'
print(run { User().agee })  // error: value of type 'User' has no member 'agee'
print(run { 1 + "x" })  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
print([User()].map { $0.nam })  // error: value of type 'User' has no member 'nam'
print([User()].map(\.nam))  // error: value of type 'User' has no member 'nam'
print([User()].filter { $0.age == "1" })  // error: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
print([1, 2].filter { $0 > "1" })  // error: binary operator '>' cannot be applied to operands of type 'Int' and 'String'
print([[User()]].map { $0.map { $0.nam } })  // error: value of type 'User' has no member 'nam'
