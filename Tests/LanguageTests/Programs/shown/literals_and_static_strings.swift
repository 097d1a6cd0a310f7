// swift-format-ignore-file
func files(file: String = #file, id: String = #fileID) -> Bool { file == id }
print(files(), #file == #fileID, #filePath == #file)
enum Part { case text(StaticString) }
print(Part.text("hello"), [StaticString("a")], StaticString("b"), Optional(StaticString("c")) as Any)
// expect: true true false
// expect: text("hello") ["a"] b Optional("c")
