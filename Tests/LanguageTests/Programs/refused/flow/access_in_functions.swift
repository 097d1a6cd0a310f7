func total() -> Int {
  private var sum = 1  // error: attribute 'private' can only be used in a non-local scope
  fileprivate func add() { sum += 1 }  // error: attribute 'fileprivate' can only be used in a
  public struct Pair {  // error: attribute 'public' can only be used in a non-local scope
    private var first = 1
    public func run() { print(first) }
  }
  add()
  return sum
}
if true {
  private let z = 1  // error: attribute 'private' can only be used in a non-local scope
  print(z)
}
private let top = 1
