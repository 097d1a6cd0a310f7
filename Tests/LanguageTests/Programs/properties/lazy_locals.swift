func make(_ n: Int) -> Int {
  print("making", n)
  return n
}
func keep() {
  lazy var first = make(1)
  print(first, first)
  lazy var second: Int = {
    print("in place")
    return first * 2
  }()
  let read = { second }
  print(read(), second)
  lazy var list = [make(3)]
  list.append(4)
  print(list)
}
keep()

func watch() {
  var count = 0 { willSet { print("will") } }
  count = 2
  count += 3
  print(count)
  var other = 1 { didSet { print("did", oldValue) } }
  other *= 5
  print(other)
}
watch()
// expect: making 1
// expect: 1 1
// expect: in place
// expect: 2 2
// expect: making 3
// expect: [3, 4]
// expect: will
// expect: will
// expect: 5
// expect: did 1
// expect: 5
