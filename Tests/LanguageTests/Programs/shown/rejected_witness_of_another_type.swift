// swift-format-ignore-file
protocol Named { var name: String { get } }
struct A: Named { var name = 1 }  // error: type 'A' does not conform to protocol 'Named'
struct B: Named { var name = "b" }
print(B().name)
