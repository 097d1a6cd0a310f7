// swift-format-ignore-file
func modify(_ a: inout Int, _ b: inout Int) { a += 1; b += 1 }
struct S { var x = 1, y = 2
 @MainActor static var w = [3] }
var pair = S()
modify(&pair.x, &pair.y)
@MainActor func h() {
  modify(&S.w[0], &S.w[1])  // error: overlapping accesses to 'w', but modification requires exclusive access; consider copying to a local variable
}
var g = [1]
func swapBoth(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
var arr = [1, 2, 3]
swapBoth(&arr[0], &arr[1])  // error: overlapping accesses to 'arr', but modification requires exclusive access; consider copying to a local variable
print(arr)
