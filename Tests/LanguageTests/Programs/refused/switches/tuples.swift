// swift-format-ignore-file
func both(_ a: Bool, _ b: Bool) -> Int {
  switch (a, b) {  // error: switch must be exhaustive
  case (true, true): return 1
  case (false, _): return 2
  }
}
func fine(_ a: Bool, _ b: Bool) -> Int {
  switch (a, b) {
  case (true, let x): return x ? 1 : 0
  case (false, true), (false, false): return 2
  }
}
enum Hand { case rock, paper, scissors }
func beats(_ a: Hand, _ b: Hand) -> Bool {
  switch (a, b) {  // error: switch must be exhaustive
  case (.rock, .scissors), (.paper, .rock), (.scissors, .paper): return true
  case (.rock, .paper), (.paper, .scissors): return false
  case (.rock, .rock), (.paper, .paper), (.scissors, .scissors): return false
  }
}
func three(_ a: Bool?, _ h: Hand) -> Int {
  switch (a, h) {  // error: switch must be exhaustive
  case (nil, _): return 0
  case (true?, .rock), (false?, .rock): return 1
  case (_, .paper): return 2
  }
}
print(fine(true, false))
