// swift-format-ignore-file
enum LoadFailure: Error { case notFound(String), decode(String, line: Int) }
struct Document { let name: String; let lines: [Int] }
struct Loader {
  var read: (String) -> Result<String, LoadFailure>
  func decode(_ text: String) -> Result<[Int], LoadFailure> {
    var numbers: [Int] = []
    for (i, line) in text.split(separator: "\n").enumerated() {
      guard let n = Int(line) else { return .failure(.decode(String(line), line: i + 1)) }
      numbers.append(n)
    }
    return .success(numbers)
  }
  func load(_ name: String) -> Result<Document, LoadFailure> { read(name).flatMap(decode).map { Document(name: name, lines: $0) } }
}
let files = ["a": "1\n2\n3", "b": "1\ntwo"]
let loader = Loader { name in files[name].map { .success($0) } ?? .failure(.notFound(name)) }
for name in ["a", "b", "c"] {
  switch loader.load(name) {
  case let .success(document): print(document.name, document.lines.reduce(0, +))  // expect: a 6
  // expect: line 2: can't read two
  case let .failure(.decode(text, line)): print("line \(line): can't read \(text)")
  case let .failure(.notFound(name)): print("no file", name)  // expect: no file c
  }
}
