// swift-format-ignore-file
protocol Command: CustomStringConvertible { func apply(to canvas: inout Canvas) -> (any Command)? }
struct Canvas: Equatable { var shapes: [String: Int] = [:]; var colour = "black"; var text: String { shapes.sorted { $0.key < $1.key }.map { "\($0.key)(\($0.value))" }.joined(separator: " ") + " in " + colour } }
struct Draw: Command { let name: String, size: Int
  func apply(to canvas: inout Canvas) -> (any Command)? { let old = canvas.shapes.updateValue(size, forKey: name); return old.map { Draw(name: name, size: $0) } ?? Erase(name: name) }
  var description: String { "draw \(name)" } }
struct Erase: Command { let name: String
  func apply(to canvas: inout Canvas) -> (any Command)? { canvas.shapes.removeValue(forKey: name).map { Draw(name: name, size: $0) } }
  var description: String { "erase \(name)" } }
struct Paint: Command { let colour: String
  func apply(to canvas: inout Canvas) -> (any Command)? { guard canvas.colour != colour else { return nil }; defer { canvas.colour = colour }; return Paint(colour: canvas.colour) }
  var description: String { "paint \(colour)" } }
struct Batch: Command { let commands: [any Command]
  func apply(to canvas: inout Canvas) -> (any Command)? { let undos = commands.compactMap { $0.apply(to: &canvas) }; return undos.isEmpty ? nil : Batch(commands: undos.reversed()) }
  var description: String { "[" + commands.map(\.description).joined(separator: ", ") + "]" } }
struct History { private(set) var canvas = Canvas(); private var undos: [any Command] = [], redos: [any Command] = []
  mutating func run(_ c: any Command) { if let undo = c.apply(to: &canvas) { undos.append(undo); redos = [] } }
  mutating func undo() { if let c = undos.popLast(), let redo = c.apply(to: &canvas) { redos.append(redo); print("undo via", c) } }
  mutating func redo() { if let c = redos.popLast(), let undo = c.apply(to: &canvas) { undos.append(undo) } } }
var h = History()
let steps: [any Command] = [Draw(name: "box", size: 2), Batch(commands: [Paint(colour: "red"), Draw(name: "box", size: 9), Draw(name: "dot", size: 1)]), Erase(name: "none"), Erase(name: "dot")]
for step in steps { h.run(step); print(step, "=>", h.canvas.text) }
h.undo(); print(h.canvas.text); h.undo(); print(h.canvas.text); h.redo(); print(h.canvas.text); h.undo(); h.undo(); h.undo(); print(h.canvas == Canvas())
// expect: draw box => box(2) in black
// expect: [paint red, draw box, draw dot] => box(9) dot(1) in red
// expect: erase none => box(9) dot(1) in red
// expect: erase dot => box(9) in red
// expect: undo via draw dot
// expect: box(9) dot(1) in red
// expect: undo via [erase dot, draw box, paint black]
// expect: box(2) in black
// expect: box(9) dot(1) in red
// expect: undo via [erase dot, draw box, paint black]
// expect: undo via erase box
// expect: true
