// swift-format-ignore-file
protocol Pretty { var pretty: String { get } }
struct Wrapper<T> { var value: T }
extension Wrapper: Pretty where T: Pretty { var pretty: String { "(\(value.pretty))" } }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Hashable where T: Hashable {}
extension Bool: Pretty { var pretty: String { self ? "yes" : "no" } }
let many: [Any] = [Wrapper(value: true), Wrapper(value: 1), Wrapper(value: Wrapper(value: false)), Wrapper(value: { 1 })]
// expect: (yes) true true // expect: plain true true // expect: ((no)) true true // expect: plain false false
for w in many { print((w as? any Pretty)?.pretty ?? "plain", w is any Equatable, w is AnyHashable) }
print(Set([Wrapper(value: 1), Wrapper(value: 1), Wrapper(value: 2)]).count)  // expect: 2
