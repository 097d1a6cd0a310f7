// swift-format-ignore-file
// Partitioning as for arrays, scalars of numbers, and a stream that is asked again.
var c = [1,2,3,4,5,6,7]; print(c.partition { $0 % 2 == 1 }, c)
let s = Unicode.Scalar(65); print(s as Any)
struct E: Error {}
let st = AsyncThrowingStream<Int, any Error>(unfolding: { throw E() }); for _ in 0..<3 { do { for try await _ in st {}; print("ended") } catch { print("threw") } }
for v in [5, 66] { if let u = Unicode.Scalar(v) { print(u.value) } }
// expect: 3 [6, 2, 4, 3, 5, 1, 7]
// expect: Optional("A")
// expect: threw
// expect: threw
// expect: threw
// expect: 5
// expect: 66
