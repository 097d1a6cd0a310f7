// A `$0` that `#if` leaves out is a parameter of its closure.
func twice(_ f: (Int) -> Int) -> Int { f(2) }
func two(_ f: (Int, Int) -> Int) -> Int { f(2, 3) }
func none(_ f: () -> Int) -> Int { f() }
print(
  twice {
    #if false
      $0
    #else
      9
    #endif
  })
print(
  two {
    #if DEBUG
      return $0 + $1
    #endif
    return 7
  })
print(
  two {
    #if DEBUG
      print($1)
    #elseif os(Linux)
      let x = [1].map { $0 + 1 }
      return x[0]
    #endif
  })
print(
  [1, 2].map {
    #if os(macOS)
      let s = "\($0)"
    #else
      let s = "k"
    #endif
    return s
  })
print(
  [1, 2].map { x in
    [3].map {
      #if false
        $0
      #else
        x
      #endif
    }
  })
print(
  [5].reduce(1) {
    #if NEVER
      $0 + $1
    #else
      $0
    #endif
  })

// expect: 9
// expect: 7
// expect: 2
// expect: ["k", "k"]
// expect: [[1], [2]]
// expect: 1
