// status: 0
struct Failure: Error { var inner: (any Error)? }
var x: any Error = Failure()
for _ in 0..<100_000 { do { throw Failure(inner: x) } catch { x = error } }
do { throw x } catch { print(error is Failure) }
x = Failure()
print("freed")
