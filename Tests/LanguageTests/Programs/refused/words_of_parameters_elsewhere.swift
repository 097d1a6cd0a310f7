// swift-format-ignore-file
enum Failure: Error { case one }
func fail() throws { throw Failure.one }
do { try fail() } catch is inout Failure {}  // error: 'inout' may only be used on parameters
let count: inout Int = 3  // error: 'inout' may only be used on parameters
let kept: borrowing Int = 3  // error: 'borrowing' may only be used on parameters
let list: [consuming Int] = []  // error: 'consuming' may only be used on parameters
func take(_ n: inout Int, _ change: (inout Int) -> Void) { change(&n) }
