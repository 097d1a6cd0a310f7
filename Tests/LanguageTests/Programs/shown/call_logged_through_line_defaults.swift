// swift-format-ignore-file
func log(_ s: String, line: Int = #line) { print("\(line): \(s)") }
func work() {
  log("inside")
  helper()
}
func helper(line: Int = #line) { print("called from \(line)"); log("passed on", line: line) }
work()
helper()
log("here"); log("and here")
// expect: 4: inside
// expect: called from 5
// expect: 5: passed on
// expect: called from 9
// expect: 9: passed on
// expect: 10: here
// expect: 10: and here
