struct Failure: Error {}
func fail() throws -> Int { throw Failure() }
func attempt(_ n: Int) rethrows -> Int {  // error: 'rethrows' function must take a throwing
  try fail() + n
}
