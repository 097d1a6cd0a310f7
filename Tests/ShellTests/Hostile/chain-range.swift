// status: 0
// swift-format-ignore-file
indirect enum T: Comparable { case e, n(ClosedRange<T>)
 static func < (a: T, b: T) -> Bool { false } 
 static func == (a: T, b: T) -> Bool { true } }
func mk(_ n: Int) -> T { var l=T.e; for _ in 0..<n { l = .n(l...l) }; return l }
var x = mk(100_000); print("made"); x = .e; print("freed")
