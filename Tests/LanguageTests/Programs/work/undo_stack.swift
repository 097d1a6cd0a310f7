// swift-format-ignore-file
struct Undoable<Value: Equatable> {
  private var past: [Value] = []
  var current: Value {
    didSet {
      guard oldValue != current else { return }
      past.append(oldValue)
    }
  }
  init(_ value: Value) { current = value }
  var canUndo: Bool { !past.isEmpty }
}
struct Editor {
  private(set) var text = ""
  private var undos: [(inout String) -> Void] = []
  mutating func type(_ s: String) {
    text += s
    undos.append { $0.removeLast(s.count) }
  }
  mutating func delete(_ n: Int) {
    let removed = String(text.suffix(n))
    text.removeLast(removed.count)
    undos.append { $0 += removed }
  }
  @discardableResult mutating func undo() -> Bool {
    guard let last = undos.popLast() else { return false }
    last(&text)
    return true
  }
}
var editor = Editor()
editor.type("Hello")
editor.type(" World")
editor.delete(3)
print(editor.text)  // expect: Hello Wo
while editor.undo() { print("[\(editor.text)]") }  // expect: [Hello World] // expect: [Hello] // expect: []
var value = Undoable(1)
value.current = 1
print(value.canUndo)  // expect: false
value.current += 1
print(value.canUndo, value.current)  // expect: true 2
