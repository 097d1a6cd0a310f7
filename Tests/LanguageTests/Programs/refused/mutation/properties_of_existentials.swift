// swift-format-ignore-file
protocol Shelf { associatedtype Item; var items: [Item] { get set }; var first: Item { get nonmutating set }; var count: Int { get set } }
struct Books: Shelf { var items = ["a"]; var first: String { get { "" } nonmutating set {} }; var count = 1 }
struct Hall { var shelf: any Shelf = Books(); var all: [any Shelf] = [Books()] }
var hall = Hall()
hall.shelf.count = 3
hall.shelf.items = []  // error: cannot assign to property: 'hall' is immutable
hall.all[0].items.removeAll()  // error: cannot use mutating member on immutable value: 'hall' is immutable
func f(_ s: any Shelf) { var s = s; s.first = "x"; s.items.append("y"); s.count += 1 }  // error: cannot assign to property: 's' is immutable  // error: cannot use mutating member on immutable value: 's' is immutable
class Room { var shelf: any Shelf = Books(); func empty() { shelf.items = []; self.shelf.items = [] } }  // error: cannot assign to property: 'self' is immutable  // error: cannot assign to property: 'self' is immutable
let room = Room()
room.shelf.items.removeLast()  // error: cannot use mutating member on immutable value: 'room' is a 'let' constant
var maybe: (any Shelf)? = Books()
maybe?.items = []  // error: cannot assign to property: 'maybe' is immutable
maybe!.items.removeAll()  // error: cannot use mutating member on immutable value: 'maybe' is immutable
