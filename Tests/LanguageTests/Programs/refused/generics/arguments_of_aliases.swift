// swift-format-ignore-file
struct Plain {}
typealias Same<T: Equatable> = [T]
let a: Same<Plain> = []  // error: type 'Plain' does not conform to protocol 'Equatable'
let b: Same<Int> = [1]
struct Box<T> { typealias Table<K: Hashable> = [K: T] }
let c: Box<Int>.Table<Plain> = [:]  // error: type 'Plain' does not conform to protocol 'Hashable'
let d: Box<Plain>.Table<Int> = [:]
typealias Two<A, B> = (A, B) where A: Comparable, B: Collection
func f(_ pair: Two<Int, Int>) {}  // error: type 'Int' does not conform to protocol 'Collection'
func g<T: Comparable>(_ pair: Two<T, [T]>) {}
typealias Members<A> = Set<A>  // error: type 'A' does not conform to protocol 'Hashable'
