// status: 1
enum A { static let a: Int = B.b + 1 }
enum B { static let b: Int = A.a + 1 }
print(A.a)
