// swift-format-ignore-file
func f(_ s: String) -> Int { print("f", s); return 1 }
struct A { var x = f("x"); var n: Int
  init(n: Int) { self.n = n }
  init(_ s: String) { n = 0; if s.isEmpty { self = A(n: -1) } else { n = s.count } }
  init(whole: Int) { self = A(n: whole) }
}
print(A(""))
print(A("ab"))
print(A(whole: 3))
struct B<T> { var v: T; var k = 2
  init(_ v: T) { self.v = v }
  init(twice v: T, _ b: Bool) { self.v = v; if b { k = 5; self = B(v); k += 1 } }
}
print(B(twice: 1, true), B(twice: 1, false))
struct Text { var n: Int
    init(n: Int) { self.n = n }
    init(_ s: String) { n = 0; if s.isEmpty { self = Text(n: -1) } else { n = s.count } } }
print(Text("").n, Text("abc").n)
// expect: f x
// expect: f x
// expect: A(x: 1, n: -1)
// expect: f x
// expect: A(x: 1, n: 2)
// expect: f x
// expect: f x
// expect: A(x: 1, n: 3)
// expect: B<Int>(v: 1, k: 3) B<Int>(v: 1, k: 2)
// expect: -1 3
