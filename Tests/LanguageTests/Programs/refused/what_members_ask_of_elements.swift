// swift-format-ignore-file
// What a member asks of a type is said, not that there is no such member or another argument is wanted.
struct Player { var points: Int }
extension Array where Element: Equatable {
    func duplicates() -> [Element] { [] }
    var isUniform: Bool { allSatisfy { $0 == first } }
}
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
let ann = Player(points: 1)
var players = [ann]
print(players.sorted())  // error: referencing instance method 'sorted()' on 'Sequence' requires that 'Player' conform to 'Comparable'
print(players.max() as Any)  // error: referencing instance method 'max()' on 'Sequence' requires that 'Player' conform to 'Comparable'
players.sort()  // error: requires that 'Player' conform to 'Comparable'
print(players.firstIndex(of: ann) as Any)  // error: referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'Player' conform to 'Equatable'
print(players.elementsEqual([ann]))  // error: referencing instance method 'elementsEqual' on 'Sequence' requires that 'Player' conform to 'Equatable'
print(players.duplicates())  // error: referencing instance method 'duplicates()' on 'Array' requires that 'Player' conform to 'Equatable'
print(players.isUniform)  // error: property 'isUniform' requires that 'Player' conform to 'Equatable'
print(players.total())  // error: referencing instance method 'total()' on 'Array' requires the types 'Player' and 'Int' be equivalent
players.removeAll { $0 == ann }  // error: referencing operator function '==' on 'Equatable' requires that 'Player' conform to 'Equatable'
let best: Player? = nil
print(best == ann)  // error: requires that 'Player' conform to 'Equatable'
print([ann: 1])  // error: 'Player'
print(players.joined(separator: ", "))  // error: 'joined
print(players.reduce(0, +))  // error: operator function '+'
