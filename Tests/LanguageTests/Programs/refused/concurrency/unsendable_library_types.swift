// swift-format-ignore-file
// What of the library can't be sent.
import Foundation
func send<T: Sendable>(_ type: T.Type) {}
send(LazyMapSequence<[Int], Int>.self)  // error: Sendable
send(LazyFilterSequence<[Int]>.self)  // error: Sendable
send(AnySequence<Int>.self)  // error: Sendable
send(AnyIterator<Int>.self)  // error: Sendable
send(AnyCollection<Int>.self)  // error: Sendable
send(AnyHashable.self)  // error: Sendable
send(Mirror.self)  // error: Sendable
send(KeyPath<String, Int>.self)  // error: Sendable
send(AnyKeyPath.self)  // error: Sendable
send(Any.self)  // error: Sendable
send((any Equatable).self)  // error: Sendable
send(TaskGroup<Int>.self)  // error: Sendable
send(ISO8601DateFormatter.self)  // error: Sendable
send(Thread.self)  // error: Sendable
send(DispatchWorkItem.self)  // error: Sendable
