// swift-format-ignore-file
protocol Root { func id() -> String }
protocol Left: Root { func left() -> String }
protocol Right: Root { func right() -> String }
protocol Both: Left, Right {}
extension Root { func id() -> String { "root" } }
extension Left { func left() -> String { "L" + id() } }
extension Right { func right() -> String { "R" + id() } }
extension Both { func id() -> String { "both" } }
struct X: Both {}
struct Y: Left, Right { func id() -> String { "y" } }
print(X().left(), X().right(), (X() as any Root).id())  // expect: Lboth Rboth both
print(Y().left(), Y().right(), (Y() as any Right).id())  // expect: Ly Ry y
func all(_ v: some Left & Right) -> [String] { [v.id(), v.left(), v.right()] }
print(all(X()), all(Y()))  // expect: ["both", "Lboth", "Rboth"] ["y", "Ly", "Ry"]
