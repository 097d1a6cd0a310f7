// swift-format-ignore-file
// A constant may get its value inside a loop, on a way that leaves the loop.
func first(_ numbers: [Int]) -> Int {
  let result: Int
  for number in numbers {
    if number > 1 {
      result = number
      return result
    }
  }
  result = 0
  return result
}
func once() -> Int {
  let result: Int
  while true {
    result = 4
    break
  }
  return result
}
func labelled(_ flag: Bool) -> Int {
  let result: Int
  label: do {
    if flag {
      result = 1
      break label
    }
    result = 2
  }
  return result
}
struct Missing: Error {}
func throwing(_ numbers: [Int]) throws -> Int {
  let result: Int
  for number in numbers {
    if number < 0 {
      result = number
      _ = result
      throw Missing()
    }
    if number == 3 { continue }
    print("at", number)
  }
  result = 7
  return result
}
struct Found {
  let index: Int
  init?(_ value: Int, in list: [Int]) {
    for (place, element) in list.enumerated() {
      guard element == value else { continue }
      index = place
      return
    }
    return nil
  }
}
func searching() -> String {
  let answer: String
  var tries = 0
  repeat {
    tries += 1
    if tries == 3 {
      answer = "third"
      break
    }
  } while true
  return answer
}
print(first([1, 2]), first([]), once(), labelled(true), labelled(false))
print((try? throwing([1, 3])) as Any, (try? throwing([-1])) as Any)
print(Found(3, in: [1, 3])?.index as Any, Found(9, in: [1]) == nil, searching())
extension Found: Equatable {}
// expect: 2 0 4 1 2
// expect: at 1
// expect: Optional(7) nil
// expect: Optional(1) true third
