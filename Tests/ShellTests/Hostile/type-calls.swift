// status: 1
// says: a type of more than 10000 parts
func d<T: Hashable>(_ x: T) -> [T: [T]] { [x: [x]] }
let x = d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(d(1))))))))))))))))))))))))))))))
