// swift-format-ignore-file
protocol Service { func run() -> Int }
protocol SafeService: Sendable { func run() -> Int }
struct Mock: SafeService { func run() -> Int { 1 } }
func a(_ s: any Service) async {
  async let x = s.run()  // error: sending 's' risks causing data races
  print(await x)
}
func b(_ s: any SafeService) async {
  async let x = s.run()
  print(await x)
}
func c(_ s: some Service) {
  Task { print(s.run()) }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
}
func d(_ s: some SafeService) {
  Task { print(s.run()) }
}
await b(Mock())
