// swift-format-ignore-file
struct Client { var load: (Int) -> String = { "live \($0)" }; var save: (String) -> Bool = { _ in true } }
extension Client { func with<V>(_ path: WritableKeyPath<Client, V>, _ value: V) -> Client { var c = self; c[keyPath: path] = value; return c } }
let live = Client()
let test = live.with(\.load) { "test \($0)" }.with(\.save) { $0.count < 3 }
// expect: live 1 test 1 true false true
print(live.load(1), test.load(1), live.save("long"), test.save("long"), test.save("ab"))
