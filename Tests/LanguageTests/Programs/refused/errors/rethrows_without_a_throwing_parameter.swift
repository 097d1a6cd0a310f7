struct Failure: Error {}
func fail() throws -> Int { throw Failure() }
func attempt(_ times: Int) rethrows -> Int {  // error: 'rethrows' function must take a throwing function argument
  try fail() + times
}
