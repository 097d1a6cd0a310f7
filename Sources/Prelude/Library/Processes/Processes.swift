/// The C library's functions for ending and pausing a program.
var EXIT_SUCCESS: Int32 { 0 }
var EXIT_FAILURE: Int32 { 1 }
/// Ends the program, and not the tutor that runs it.
func exit(_ status: Int32) -> Never {
  _exit(Int(status))
}
@operation("exit") func _exit(_ status: Int) -> Never
@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 {
  _sleep(Double(seconds))
  return 0
}
@discardableResult
func usleep(_ microseconds: UInt32) -> Int32 {
  _sleep(Double(microseconds) / 1_000_000)
  return 0
}
@operation("blockFor") func _sleep(_ seconds: Double)
