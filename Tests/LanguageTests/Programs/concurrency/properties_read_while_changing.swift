// A task reads a property while another one changes it in an asynchronous method, and waits.
protocol Stack: AnyObject {
  var items: [Int] { get set }
}
final class Final: Stack { var items = [1] }
class Open { var items = [1] }
struct Parts {
  var items = [1]
  var name = "parts"
}
class Holder { var parts = Parts() }
extension [Int] {
  nonisolated(nonsending) mutating func grow() async {
    append(2)
    await Task.yield()
    await Task.yield()
    append(3)
  }
}
@MainActor func grow(_ stack: any Stack) async {
  let reader = Task { @MainActor in print(stack.items.isEmpty) }
  await stack.items.grow()
  await reader.value
  print(stack.items)
}
@MainActor func growOthers() async {
  let (open, holder) = (Open(), Holder())
  let reader = Task { @MainActor in print(open.items.isEmpty, holder.parts.name) }
  await open.items.grow()
  await holder.parts.items.grow()
  await reader.value
  print(open.items, holder.parts.items)
}
await grow(Final())
// expect: false
// expect: [1, 2, 3]
await growOthers()
// expect: false parts
// expect: [1, 2, 3] [1, 2, 3]
