// swift-format-ignore-file
func run(_ body: @Sendable @escaping () -> Void) { body() }
func reduce(_ state: inout Int) {
  run { state += 1 }  // error: mutable capture of 'inout' parameter 'state' is not allowed in concurrently-executing code
  run { print(state) }  // error: mutable capture of 'inout' parameter 'state' is not allowed in concurrently-executing code
  run { [state] in print(state) }
}
