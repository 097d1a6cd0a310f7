// swift-format-ignore-file
func merge<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element {
  Array(a) + Array(b)
}
print(merge([1], Set([2])))
print(merge([1], ["a"]))
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
print(total([1, 2]))
print(total(["a"]))  // error: cannot convert value of type 'String' to expected element type 'Int'
print(total([1.5]))  // error: cannot convert value of type 'Double' to expected element type 'Int'
print(total(1...3))
func same<T>(_ a: [T], _ b: [T]) -> Int { a.count + b.count }
print(same([1], ["a"]))
func alike<T>(_ a: T, _ b: T) -> [T] { [a, b] }
print(alike([1], [2]), alike(1, 2.5))
let words = ["a"], numbers = [1]
print(same(numbers, words))  // error: cannot convert value of type '[String]' to expected argument type '[Int]'
print(alike(numbers[0], words[0]))  // error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
