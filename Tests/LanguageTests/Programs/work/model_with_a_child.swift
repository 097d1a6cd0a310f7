// swift-format-ignore-file
final class CounterModel {
  private(set) var count = 0
  var onChange: ((Int) -> Void)?
  func increment(by n: Int = 1) {
    count += n
    onChange?(count)
  }
}
final class AppModel {
  let left = CounterModel()
  let right = CounterModel()
  private(set) var log: [String] = []
  var total: Int { left.count + right.count }
  init() {
    for (name, child) in [("left", left), ("right", right)] {
      child.onChange = { [weak self] value in
        guard let self else { return }
        log.append("\(name)=\(value) total=\(total)")
      }
    }
  }
}
let app = AppModel()
app.left.increment()
app.right.increment(by: 5)
app.left.increment(by: 2)
// expect: left=1 total=1 // expect: right=5 total=6 // expect: left=3 total=8
for line in app.log { print(line) }
print(app.total)  // expect: 8
