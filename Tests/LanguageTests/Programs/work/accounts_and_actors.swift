// swift-format-ignore-file
// Isolation and Sendable with mutex, global actor, main actor
import Synchronization
@globalActor actor Database { static let shared = Database() }
@Database final class Store { private var rows: [Int: String] = [:]; nonisolated let name: String; nonisolated init(name: String) { self.name = name }; func insert(_ k: Int, _ v: String) -> Int { rows[k] = v; return rows.count }; func all() -> [String] { rows.sorted { $0.key < $1.key }.map(\.value) } }
final class Counter: Sendable { private let n = Mutex(0); func next() -> Int { n.withLock { $0 += 1; return $0 } }; var value: Int { n.withLock { $0 } } }
@MainActor final class ViewModel { private(set) var titles: [String] = [] { didSet { changes += 1 } }; var changes = 0; let store: Store; init(store: Store) { self.store = store }
  func refresh() async { titles = await store.all() }
  nonisolated func describe() async -> String { let c = await titles.count; return "\(store.name) \(c)" } }
let store = Store(name: "db"), counter = Counter()
await withTaskGroup(of: Void.self) { g in for i in 1...4 { g.addTask { _ = await store.insert(i, "row\(counter.next() > 0 ? i : 0)") } } }
let vm = ViewModel(store: store); await vm.refresh(); print(vm.titles, vm.changes, await vm.describe(), counter.value)
actor Account { let id: Int; private(set) var balance: Int; init(_ id: Int, _ b: Int) { self.id = id; balance = b }
  enum Failure: Error { case insufficient(needed: Int) }
  func withdraw(_ n: Int) throws(Failure) { guard balance >= n else { throw .insufficient(needed: n - balance) }; balance -= n }
  func deposit(_ n: Int) { balance += n }
  func transfer(_ n: Int, to other: Account) async throws { try withdraw(n); await other.deposit(n) }
  nonisolated var label: String { "#\(id)" } }
let a = Account(1, 100), b = Account(2, 0)
try await a.transfer(30, to: b); do { try await a.transfer(100, to: b) } catch Account.Failure.insufficient(let n) { print("needs", n) }
print(a.label, await a.balance, await b.balance)
func run(on actor: isolated Account) -> Int { actor.deposit(5); return actor.balance }
print(await run(on: b))
let total = Atomic(0); await withDiscardingTaskGroup { g in for i in 1...10 { g.addTask { total.add(i, ordering: .relaxed) } } }; print(total.load(ordering: .relaxed))
@Database func audit() -> String { "audited" }
print(await audit(), await Task { @Database in store.insert(9, "z") }.value)
struct Config: Sendable { var n = 0; static let shared = Config(n: 3) }
protocol Repo: Actor { func get(_ k: String) -> Int? ; var size: Int { get } }
actor Mem: Repo { var d = ["a": 1]; func get(_ k: String) -> Int? { d[k] }; var size: Int { d.count } }
let repo: any Repo = Mem(); print(await repo.get("a") ?? 0, await repo.size)
// expect: ["row1", "row2", "row3", "row4"] 1 db 4 4
// expect: needs 30
// expect: #1 70 30
// expect: 35
// expect: 55
// expect: audited 5
// expect: 1 1
