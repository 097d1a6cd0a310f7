// swift-format-ignore-file
struct Inner { var a = 0; mutating func slow() async { a += 1 } }
struct Mid { var inner = Inner(); var opt: Inner? = Inner(); var t = (Inner(), 1) }
func take(_ i: inout Inner) async {}
@MainActor final class Outer { var mid = Mid(); var d = ["k": Mid()]; var o: Mid? = Mid()
  func r1() async { await d["k"]!.inner.slow() }  // error: cannot call mutating async function
  func r2() async { await o?.inner.slow() }  // error: cannot call mutating async function
  func r3() async { await o!.inner.slow() }  // error: cannot call mutating async function
  func r4() async { await mid.opt!.slow() }  // error: cannot call mutating async function
  func r5() async { await mid.opt?.slow() }  // error: cannot call mutating async function
  func r6() async { await take(&mid.opt!) }  // error: cannot be passed 'inout' to 'async' function call
  func r7() async { await take(&d["k"]!.inner) }  // error: cannot be passed 'inout' to 'async' function call
  func r8() async { await take(&mid.t.0) }  // error: cannot be passed 'inout' to 'async' function call
  func r9() async { await mid.t.0.slow() }  // error: cannot call mutating async function
  func r10() async { await (mid.inner).slow() }  // error: cannot call mutating async function
  func r11() async { await d["k", default: Mid()].inner.slow() }  // error: cannot call mutating async function
  func r12() async { await self.o!.inner.slow() }  // error: cannot call mutating async function
}
