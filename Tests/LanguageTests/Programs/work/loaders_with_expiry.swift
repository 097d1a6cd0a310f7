// swift-format-ignore-file
import Foundation
// caching decorator with expiry, generics and injected clock
protocol Loader<Key, Output>: Sendable { associatedtype Key: Hashable & Sendable; associatedtype Output: Sendable; func load(_ key: Key) async throws -> Output }
struct FunctionLoader<Key: Hashable & Sendable, Output: Sendable>: Loader { let body: @Sendable (Key) async throws -> Output; func load(_ key: Key) async throws -> Output { try await body(key) } }
actor CachingLoader<Base: Loader>: Loader { private let base: Base; private var entries: [Base.Key: (value: Base.Output, expires: Date)] = [:]; private let ttl: TimeInterval, now: @Sendable () -> Date; private(set) var stats = (hits: 0, misses: 0)
  init(_ base: Base, ttl: TimeInterval, now: @escaping @Sendable () -> Date = { Date() }) { self.base = base; self.ttl = ttl; self.now = now }
  func load(_ key: Base.Key) async throws -> Base.Output { if let e = entries[key], e.expires > now() { stats.hits += 1; return e.value }; stats.misses += 1; let v = try await base.load(key); entries[key] = (v, now().addingTimeInterval(ttl)); return v }
  func invalidate(where p: (Base.Key) -> Bool) { entries = entries.filter { !p($0.key) } } }
extension Loader { func cached(for ttl: TimeInterval, now: @escaping @Sendable () -> Date) -> CachingLoader<Self> { .init(self, ttl: ttl, now: now) }
  func loadAll(_ keys: some Sequence<Key>) async throws -> [Key: Output] { var r: [Key: Output] = [:]; for k in keys { r[k] = try await load(k) }; return r } }
final class Box: @unchecked Sendable { var t = Date(timeIntervalSince1970: 0) }
let box = Box()
let loader = FunctionLoader { (n: Int) in "v\(n)" }.cached(for: 60, now: { box.t })
print(try await loader.load(1), try await loader.load(1), await loader.stats)
box.t += 61
print(try await loader.load(1), await loader.stats.misses)
await loader.invalidate { $0 == 1 }
print(try await loader.loadAll([1, 2, 1]).sorted { $0.key < $1.key }.map(\.value), await loader.stats)
// expect: v1 v1 (hits: 1, misses: 1)
// expect: v1 2
// expect: ["v1", "v2"] (hits: 2, misses: 4)
