// swift-format-ignore-file
struct Form { var email = "", age = 0, nickname: String? = nil }
struct Rule<Root> { let check: (Root) -> String? }
func rule<Root, V>(_ path: KeyPath<Root, V>, _ message: String, _ ok: @escaping (V) -> Bool) -> Rule<Root> { Rule { ok($0[keyPath: path]) ? nil : message } }
let rules: [Rule<Form>] = [rule(\.email, "email needs @") { $0.contains("@") }, rule(\.age, "too young") { $0 >= 18 }, rule(\.nickname, "nickname is short") { $0.map { $0.count > 2 } ?? true }]
@MainActor func validate(_ f: Form) -> [String] { rules.compactMap { $0.check(f) } }
print(validate(Form()), validate(Form(email: "a@b", age: 20)))  // expect: ["email needs @", "too young"] []
print(validate(Form(email: "a@b", age: 20, nickname: "x")))  // expect: ["nickname is short"]
struct Lens<A, B> { let get: (A) -> B; let set: (A, B) -> A
  init(_ path: WritableKeyPath<A, B>) { get = { $0[keyPath: path] }; set = { var a = $0; a[keyPath: path] = $1; return a } } }
let age = Lens(\Form.age)
print(age.get(age.set(Form(), 41)))  // expect: 41
