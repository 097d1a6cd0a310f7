import Clocks

let clock = Clocks.TestClock()
let count = LockIsolated(1)  // error: cannot find 'LockIsolated' in scope
reportIssue("not imported")  // error: cannot find 'reportIssue' in scope
