// swift-format-ignore-file
struct S { var x = 0; var t = (1, 2); mutating func bump() -> Int { x += 1; return x }; subscript(i: Int) -> Int { get { x } set { x = newValue } } ; var c: Int { get { x } set { x = newValue } } }
func two(_ a: inout Int, _ b: inout Int) {}
func l1() { var o: S? = S(); o?.x = o!.x + 1 }  // error: overlapping accesses
func l2() { var o: S? = S(); o?.x = (o?.x ?? 0) + 1; print(o!.x) }  // error: overlapping accesses
func l3() { var o: S? = S(); o?.x += o!.x }  // error: overlapping accesses
func l4() { var o: S? = S(); o?.x = { o = nil; return 1 }() }  // error: overlapping accesses
func l5() { var o: S? = S(); o?[0] = o!.bump() }  // error: overlapping accesses
func l6() { var d = ["a": S()]; d["a"]?.x = d["a"]!.x + 1 }  // error: overlapping accesses
func l7() { var d = ["a": S()]; d["a"]?.x = d["a"]!.bump() }  // error: overlapping accesses
func l8() { var d = ["a": S()]; d["a"]!.x = d["a"]!.bump() }
func l9() { var s = S(); s.x = s.bump(); s.t.0 = s.bump(); s[s.bump()] = s.bump(); s.c = s.bump() }
func l10() { var o: S? = S(); o! = S(x: o!.bump()) }
func l11() { var o: S? = S(); o? = S(x: o!.bump()) }  // error: overlapping accesses
func l12() { var a: [S]? = [S()]; a?[0].x = a!.count }  // error: overlapping accesses
func l13() { var a: [S]? = [S()]; a?[0].x = a!.removeLast().x }  // error: overlapping accesses
func l14() { var a: [Int]? = [1]; a?.append(a!.count) }  // error: overlapping accesses
func l15() { var a: [Int]? = [1]; a?.append(a!.removeLast()) }  // error: overlapping accesses
func l16() { var a = [1]; a.append(a.removeLast()); a[0] = a.removeLast() }
func l17() { var o: S? = S(); o?.x = 1; two(&o!.x, &o!.t.0) }  // error: overlapping accesses
func l18() { var a = [S()]; a[0].x = a.removeLast().x; a[0].x += a.removeLast().x }
func l19() { var o: (S, Int)? = (S(), 1); o?.1 = o!.0.bump() }  // error: overlapping accesses
func l20() { var d = ["a": [1]]; d["a"]?.append(d["a"]!.count); d["a"]?[0] = d["a"]!.removeLast() }  // error: overlapping accesses
