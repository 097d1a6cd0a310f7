// swift-format-ignore-file
struct G<T> {
  enum Failure: Error { case cycle([T]) }
  func f(_ t: T) throws { throw Failure.cycle([t]) }
}
do { try G<Int>().f(3) } catch G<Int>.Failure.cycle(let c) { print("cycle", c) }
// expect: cycle [3]
