// swift-format-ignore-file
struct Oops: Error {}
func throwing() throws -> Int { throw Oops() }
print(try! throwing())  // trap: `try!` expression unexpectedly raised an error: main.Oops()
