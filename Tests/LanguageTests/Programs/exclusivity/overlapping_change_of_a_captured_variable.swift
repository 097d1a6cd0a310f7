// swift-format-ignore-file
func run() {
  var total = 1
  func add(_ number: Int) {
    total += number  // trap: simultaneous accesses to `total`, but modification requires exclusive access; it is being modified since 11:3
  }
  func twice(_ number: inout Int) { number *= 2; add(number) }
  add(1)
  print(total)  // expect: 2
  let show = { print(total) }
  twice(&total)
  show()
}
run()
