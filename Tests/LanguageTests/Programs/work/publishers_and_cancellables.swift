// swift-format-ignore-file
import Foundation
// Combine-like pipeline: publishers, cancellables, operators
protocol Publisher<Output> { associatedtype Output; func sink(_ receive: @escaping (Output) -> Void) -> Cancellable }
final class Cancellable: Hashable { private var action: (() -> Void)?
  init(_ a: @escaping () -> Void) { action = a }
  func cancel() { action?(); action = nil }
  deinit { cancel() }
  static func == (a: Cancellable, b: Cancellable) -> Bool { a === b }
  func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
  func store(in s: inout Set<Cancellable>) { s.insert(self) } }
final class Subject<Output>: Publisher { private var sinks: [(id: Int, f: (Output) -> Void)] = []; private var next = 0
  func sink(_ f: @escaping (Output) -> Void) -> Cancellable { let id = next; next += 1; sinks.append((id, f))
    return Cancellable { [weak self] in self?.sinks.removeAll { $0.id == id } } }
  func send(_ o: Output) { for s in sinks { s.f(o) } }
  func callAsFunction(_ o: Output) { send(o) }
  var count: Int { sinks.count } }
extension Subject where Output == Void { func send() { send(()) } }
struct Map<Up: Publisher, Output>: Publisher { let up: Up; let f: (Up.Output) -> Output
  func sink(_ r: @escaping (Output) -> Void) -> Cancellable { up.sink { r(f($0)) } } }
struct Filter<Up: Publisher>: Publisher { typealias Output = Up.Output; let up: Up, p: (Output) -> Bool
  func sink(_ r: @escaping (Output) -> Void) -> Cancellable { up.sink { if p($0) { r($0) } } } }
struct AnyPublisher<Output>: Publisher { private let _sink: (@escaping (Output) -> Void) -> Cancellable
  init<P: Publisher>(_ p: P) where P.Output == Output { _sink = p.sink }
  func sink(_ r: @escaping (Output) -> Void) -> Cancellable { _sink(r) } }
extension Publisher {
  func map<T>(_ f: @escaping (Output) -> T) -> some Publisher<T> { Map(up: self, f: f) }
  func map<T>(_ p: KeyPath<Output, T>) -> Map<Self, T> { Map(up: self) { $0[keyPath: p] } }
  func filter(_ p: @escaping (Output) -> Bool) -> some Publisher<Output> { Filter(up: self, p: p) }
  func removeDuplicates() -> AnyPublisher<Output> where Output: Equatable { var last: Output?; return filter { new in defer { last = new }; return new != last }.eraseToAnyPublisher() }
  func scan<T>(_ i: T, _ f: @escaping (T, Output) -> T) -> some Publisher<T> { var acc = i; return map { acc = f(acc, $0); return acc } }
  func eraseToAnyPublisher() -> AnyPublisher<Output> { AnyPublisher(self) }
  func assign<Root: AnyObject>(to p: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> Cancellable { sink { [weak root] in root?[keyPath: p] = $0 } } }
final class Model { var text = "" { didSet { print("text", text) } }; var bag = Set<Cancellable>() }
let numbers = Subject<Int>(); let model = Model()
numbers.removeDuplicates().filter { $0 > 0 }.map { "n\($0)" }.assign(to: \.text, on: model).store(in: &model.bag)
let sum = numbers.scan(0, +).sink { print("sum", $0) }
numbers(1); numbers(1); numbers.send(-2); numbers(3)
sum.cancel(); model.bag.removeAll(); numbers(9)
print(numbers.count, model.text)
let words = Subject<String>(); let lens = words.map(\.count).eraseToAnyPublisher()
let all: [any Publisher<Int>] = [numbers, lens]
let subs = all.map { $0.sink { print("got", $0) } }; words("hello"); numbers(7); print(subs.count)
let tick = Subject<Void>(); var ticks = 0; let t = tick.sink { ticks += 1 }; tick.send(); tick.send(); print(ticks); _ = t
// expect: text n1
// expect: sum 1
// expect: sum 2
// expect: sum 0
// expect: text n3
// expect: sum 3
// expect: 0 n3
// expect: got 5
// expect: got 7
// expect: 2
// expect: 2
