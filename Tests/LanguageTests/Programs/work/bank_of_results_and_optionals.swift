// swift-format-ignore-file
struct Row { let cells: [String: String] }
enum ImportError: Error, Equatable { case missing(column: String, row: Int), invalid(String, row: Int) }
protocol Parsable { init?(_ text: String) }
extension Int: Parsable {}
extension Double: Parsable {}
extension String: Parsable { }
extension Row { func read<T: Parsable>(_ column: String, row: Int, as type: T.Type = T.self) throws(ImportError) -> T { guard let text = cells[column] else { throw .missing(column: column, row: row) }; guard let v = T(text) else { throw .invalid(text, row: row) }; return v } }
struct Person: Equatable { let name: String, age: Int, height: Double? }
func load(_ csv: String) -> [Result<Person, ImportError>] {
  let lines = csv.split(separator: "\n"); let header = lines[0].split(separator: ",").map(String.init)
  return lines.dropFirst().enumerated().map { i, line in
    let row = Row(cells: Dictionary(zip(header, line.split(separator: ",").map(String.init))) { a, _ in a })
    do throws(ImportError) { return .success(Person(name: try row.read("name", row: i), age: try row.read("age", row: i), height: try? row.read("height", row: i))) } catch { return .failure(error) } } }
let results = load("name,age,height\nAda,36,1.7\nBob,old\nCy,9,tall\nDan")
// expect: Ada 36 Optional(1.7) // expect: 'old' isn't valid // expect: Cy 9 nil // expect: row 3 has no age
for r in results { switch r { case .success(let p): print(p.name, p.age, p.height as Any); case .failure(.missing(let c, let row)): print("row \(row) has no \(c)"); case .failure(.invalid(let t, _)): print("'\(t)' isn't valid") } }
let (good, bad) = results.reduce(into: ([Person](), 0)) { acc, r in if case .success(let p) = r { acc.0.append(p) } else { acc.1 += 1 } }
// expect: ["Ada", "Cy"] 2 true
print(good.map(\.name), bad, results[0] == .success(Person(name: "Ada", age: 36, height: 1.7)))
