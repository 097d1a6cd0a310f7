// swift-format-ignore-file
protocol LocationDelegate: AnyObject { func didUpdate(_ p: Int) }
@MainActor final class Locator: @preconcurrency LocationDelegate {
  var last = 0
  func didUpdate(_ p: Int) { last = p }
}
let l = Locator()
l.didUpdate(3)
print(l.last)
@MainActor protocol View { var title: String { get } }
struct V: View { var title = "x" }
func show(_ v: V) { print(v.title) }
show(V())
// expect: 3
// expect: x
