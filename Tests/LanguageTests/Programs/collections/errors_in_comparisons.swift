// swift-format-ignore-file
// If the comparison throws, the elements keep the order that sorting has reached.
struct Unordered: Error {}

func compare(_ left: Int, _ right: Int) throws -> Bool {
  if left == 1 { throw Unordered() }
  return left < right
}

var numbers = [4, 3, 2, 1]
do { try numbers.sort(by: compare) } catch { print(numbers) }  // expect: [2, 3, 4, 1]

var slice = [9, 4, 3, 2, 1, 0][1..<5]
do { try slice.sort(by: compare) } catch { print(slice, slice.indices) }  // expect: [2, 3, 4, 1] 1..<5

var contiguous: ContiguousArray = [6, 5, 1, 7]
do { try contiguous.sort(by: compare) } catch { print(contiguous) }  // expect: [5, 6, 1, 7]

// `sorted` leaves them as they are.
do { print(try numbers.sorted(by: compare)) } catch { print(numbers) }  // expect: [2, 3, 4, 1]
