// swift-format-ignore-file
import Foundation
// Predicates by key paths
struct Predicate<Root> { let matches: (Root) -> Bool
  static prefix func ! (p: Predicate) -> Predicate { .init { !p.matches($0) } } }
func == <R, V: Equatable>(lhs: KeyPath<R, V>, rhs: V) -> Predicate<R> { .init { $0[keyPath: lhs] == rhs } }
func > <R, V: Comparable>(lhs: KeyPath<R, V>, rhs: V) -> Predicate<R> { .init { $0[keyPath: lhs] > rhs } }
func < <R, V: Comparable>(lhs: KeyPath<R, V>, rhs: V) -> Predicate<R> { .init { $0[keyPath: lhs] < rhs } }
func ~= <R, V: Collection>(lhs: KeyPath<R, V>, rhs: V.Element) -> Predicate<R> where V.Element: Equatable { .init { $0[keyPath: lhs].contains(rhs) } }
func && <R>(lhs: Predicate<R>, rhs: Predicate<R>) -> Predicate<R> { .init { lhs.matches($0) && rhs.matches($0) } }
func || <R>(lhs: Predicate<R>, rhs: Predicate<R>) -> Predicate<R> { .init { lhs.matches($0) || rhs.matches($0) } }
extension Sequence {
  func filter(where p: Predicate<Element>) -> [Element] { filter(p.matches) }
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, _ order: (V, V) -> Bool = (<)) -> [Element] { sorted { order($0[keyPath: path], $1[keyPath: path]) } }
  func sum<N: Numeric>(of path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self, by: { $0[keyPath: path] }) }
}
struct Movie { var title: String; var year: Int; var rating: Double; var tags: Set<String> = []; var director: Person? }
struct Person { var name: String }
let movies = [Movie(title: "A", year: 1999, rating: 8.5, tags: ["x"], director: Person(name: "Z")), Movie(title: "B", year: 2005, rating: 6), Movie(title: "C", year: 1999, rating: 7.25)]
print(movies.filter(where: \.year == 1999 && \.rating > 8).map(\.title))
print(movies.filter(where: !(\.year == 1999)).map(\.title))
print(movies.filter(where: \.title == "B" || \.year < 2000).map(\.title))
print(movies.filter(where: \.director?.name == "Z").map(\.title))
print(movies.sorted(by: \.rating, >).map(\.title), movies.sum(of: \.year), movies.sum(of: \.rating))
print(movies.grouped(by: \.year).mapValues(\.count).sorted { $0.key < $1.key })
let scores: [[String: Int]] = [["a": 1], ["a": 2]]
print(scores.filter(where: \.["a"] == 1))
print(movies.map(\.title.count).max()!, movies.map(\.tags.isEmpty), movies.compactMap(\.director?.name))
// expect: ["A"]
// expect: ["B"]
// expect: ["A", "B", "C"]
// expect: ["A"]
// expect: ["A", "C", "B"] 6003 21.75
// expect: [(key: 1999, value: 2), (key: 2005, value: 1)]
// expect: [["a": 1]]
// expect: 1 [false, true, true] ["Z"]
