// swift-format-ignore-file
enum Suit { case hearts, spades, clubs, diamonds }
enum Shape { case circle(Double), square(Double), line(from: Int, to: Int) }
func color(_ s: Suit) -> String {
  switch s {  // error: switch must be exhaustive
  case .hearts, .diamonds: return "red"
  case .spades: return "black"
  }
}
func area(_ s: Shape) -> Double {
  switch s {  // error: switch must be exhaustive
  case .circle(let r) where r > 0: return r * r * 3
  case .square(let a): return a * a
  case .line: return 0
  }
}
func name(_ s: Suit) -> String {
  switch s { case .hearts: "h"; case .spades: "s"; default: "other" }
}
print(name(.hearts))
func empty(_ s: Suit) { switch s {} }  // error: switch must be exhaustive
