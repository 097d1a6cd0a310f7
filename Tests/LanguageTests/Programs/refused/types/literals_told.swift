struct Stack<T> { var items: [T] }
func name() -> String { [] }  // error: cannot convert return expression of type '[Any]'
print(Stack(items: ["a"]).top)  // error: value of type 'Stack<String>' has no member 'top'
print((1, 2)(3))  // error: cannot call value of non-function type '(Int, Int)'
struct Matrix { static func * (a: Matrix, b: Double) -> Matrix { a } }
let m = Matrix()
print(m * m.transposed)  // error: value of type 'Matrix' has no member 'transposed'
