// swift-format-ignore-file
struct A { var a: A?? }  // error: value type 'A' cannot have a stored property that recursively contains it
struct B { var g: G<B> }  // error: value type 'B' cannot have a stored property that recursively contains it
struct G<T> { var t: T }
enum L { case next(L), end }  // error: recursive enum 'L' is not marked 'indirect'
struct P { var q: (Int, Q) }  // error: value type 'P' cannot have a stored property that recursively contains it
struct Q { var p: [P]; var r: R }  // error: value type 'Q' cannot have a stored property that recursively contains it
struct R { var p: P? }  // error: value type 'R' cannot have a stored property that recursively contains it
struct Ok { var o: [Ok]; var f: () -> Ok; var k: K }
indirect enum K { case a(Ok), b }
