//? The editor holds the toolbar, whose closure holds the editor: a cycle, so neither is released.
final class Toolbar {
  var onSave: (() -> Void)?
}

final class Editor {
  let toolbar = Toolbar()
  var text = "draft"
  init() {
    toolbar.onSave = { print("saving \(self.text)") }
  }
  deinit { print("editor gone") }
}

final class Page {
  var next: Page?
  weak var previous: Page?
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("page \(number) gone") }
}

func edit() {
  let editor = Editor()
  editor.toolbar.onSave?()
}

func read() {
  let first = Page(1)
  let second = Page(2)
  first.next = second
  second.previous = first
}

func loop() {
  let first = Page(3)
  first.next = Page(4)
  first.next?.next = first
}

edit()
read()
loop()
// A global variable keeps it, not a cycle alone.
let open = Editor()
print("end")
