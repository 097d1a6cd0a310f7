// swift-format-ignore-file
// A property of an object goes to an asynchronous function, whoever the variable belongs to that refers to it.
struct Count { var value = 0 }
final class Box { var count = Count() }
func add(_ count: inout Count) async {
  count.value += 1
  await Task.yield()
  count.value += 1
}
let box = Box()
await add(&box.count)
await add(&box.count)
print(box.count.value)  // expect: 4
