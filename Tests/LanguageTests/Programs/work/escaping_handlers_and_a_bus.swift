// swift-format-ignore-file
final class Bus<Event> {
  typealias Handler = (Event) -> Void
  private var handlers: [(id: Int, run: Handler)] = []
  private var next = 0
  func on(_ handler: @escaping Handler) -> () -> Void {
    next += 1
    let id = next
    handlers.append((id, handler))
    return { [weak self] in self?.handlers.removeAll { $0.id == id } }
  }
  func once(where matches: @escaping (Event) -> Bool = { _ in true }, _ handler: @escaping Handler) {
    var cancel: (() -> Void)?
    cancel = on { event in
      guard matches(event) else { return }
      cancel?()
      handler(event)
    }
  }
  func emit(_ event: Event) { for (_, run) in handlers { run(event) } }
  var count: Int { handlers.count }
}
enum Event { case key(Character), click(x: Int, y: Int) }
let bus = Bus<Event>()
var typed = ""
let stop = bus.on { if case .key(let c) = $0 { typed.append(c) } }
bus.once { _ in print("first event") }  // expect: first event
// expect: clicked 1 2
bus.once(where: { if case .click = $0 { true } else { false } }) { if case let .click(x, y) = $0 { print("clicked", x, y) } }
for event in [Event.key("h"), .click(x: 1, y: 2), .key("i"), .click(x: 3, y: 4)] { bus.emit(event) }
stop()
bus.emit(.key("!"))
print(typed, bus.count)  // expect: hi 0
