// swift-format-ignore-file
protocol Observer: AnyObject { func changed(_ name: String, from old: Any, to new: Any) }
final class WeakBox { weak var value: (any Observer)?; init(_ v: any Observer) { value = v } }
final class Subject { private var observers: [WeakBox] = []; var title = "none" { didSet { notify("title", oldValue, title) } }; var size = 1 { didSet { if size != oldValue { notify("size", oldValue, size) } } }
  func add(_ o: any Observer) { observers.append(WeakBox(o)) }
  private func notify(_ n: String, _ a: Any, _ b: Any) { observers.removeAll { $0.value == nil }; for box in observers { box.value?.changed(n, from: a, to: b) } }; var count: Int { observers.count } }
final class Printer: Observer { let tag: String; init(_ t: String) { tag = t }; func changed(_ n: String, from old: Any, to new: Any) { print(tag, n, old, "->", new) }; deinit { print(tag, "gone") } }
let subject = Subject(); let a = Printer("a"); subject.add(a)
do { let b = Printer("b"); subject.add(b); subject.title = "t"; print(subject.count) }
subject.size = 1; subject.size = 2
print(subject.count)
// expect: a title none -> t
// expect: b title none -> t
// expect: 2
// expect: b gone
// expect: a size 1 -> 2
// expect: 1
