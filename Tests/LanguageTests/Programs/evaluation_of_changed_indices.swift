// swift-format-ignore-file
// An index, a key and an argument are what they were when they were evaluated, and constants are still
// there afterwards.
func next(_ number: inout Int) -> Int {
  number += 1
  return number
}
final class Box {
  var values = [1, 2, 3]
  var count = 0
}
struct Stack<Element> {
  var elements: [Element] = []
  var last: [Element] = []
  mutating func push(_ element: Element) {
    elements.append(element)
    last = [element]
    elements.append(element)
  }
}
func run() {
  var numbers = [10, 20, 30]
  var i = 0
  numbers[i] += next(&i)
  print(numbers, i)  // expect: [11, 20, 30] 1
  numbers[i] = next(&i)
  print(numbers, i)  // expect: [11, 2, 30] 2
  var counts = ["a": 1, "b": 2]
  var key = "a"
  func change() -> Int { key = "b"; return 5 }
  counts[key, default: 0] += change()
  print(counts["a"]!, counts["b"]!, key)  // expect: 6 2 b
  var box = Box()
  let first = box
  func replace() -> Int { box = Box(); return 7 }
  box.count += replace()
  print(first.count, box.count)  // expect: 7 0
  let held = first
  held.values[next(&held.count) - 8] += 100
  print(first.values, held.count)  // expect: [101, 2, 3] 8
  var stack = Stack<[Int]>()
  let row = [1, 2]
  stack.push(row)
  stack.push(row + [3])
  print(stack.elements, stack.last, row)  // expect: [[1, 2], [1, 2], [1, 2, 3], [1, 2, 3]] [[1, 2, 3]] [1, 2]
}
run()
