// swift-format-ignore-file
struct Plain {}
protocol Drawable { func draw() }
struct Dot: Drawable { func draw() { print("dot") } }
func draw<T: Drawable>(_ item: T) { item.draw() }
func all(_ items: [some Drawable]) { items.forEach { $0.draw() } }
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
draw(Dot())
draw(Plain())  // error: global function 'draw' requires that 'Plain' conform to 'Drawable'
draw(5)  // error: global function 'draw' requires that 'Int' conform to 'Drawable'
all([Plain(), Plain()])  // error: global function 'all' requires that 'Plain' conform to 'Drawable'
print(largest(1, 2))
print(largest(Plain(), Plain()))  // error: global function 'largest' requires that 'Plain' conform to 'Comparable'
print(largest(1, "two"))  // error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')  // says: cannot convert value of type 'Int' to expected argument type 'String' — not yet in the compiler's words
print([Plain()].max())  // error: referencing instance method 'max()' on 'Sequence' requires that 'Plain' conform to 'Comparable'
