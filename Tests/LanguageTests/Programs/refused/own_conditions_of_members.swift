// swift-format-ignore-file
struct Player { var name: String }
extension Sequence {
    func tally() -> [Element: Int] where Element: Hashable { [:] }
}
struct Pair<First, Second> {
    var first: First
    var second: Second
    func isSame() -> Bool where First: Equatable, First == Second { first == second }
}
print([Player(name: "Ann")].tally())  // error: 'Player'
print(Pair(first: Player(name: "Ann"), second: Player(name: "Bob")).isSame())  // error: 'Player'
print([1, 2].tally())
