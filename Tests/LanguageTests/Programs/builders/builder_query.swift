// swift-format-ignore-file
struct Query { var table = "", filters: [String] = [], limit: Int? }
protocol Clause { func apply(to q: inout Query) }
struct From: Clause { let name: String; init(_ n: String) { name = n }; func apply(to q: inout Query) { q.table = name } }
struct Where: Clause { let text: String; init(_ t: String) { text = t }; func apply(to q: inout Query) { q.filters.append(text) } }
struct Limit: Clause { let n: Int; init(_ n: Int) { self.n = n }; func apply(to q: inout Query) { q.limit = n } }
struct Group: Clause { let clauses: [any Clause]; func apply(to q: inout Query) { for c in clauses { c.apply(to: &q) } } }
@resultBuilder enum QueryBuilder { static func buildBlock(_ c: any Clause...) -> any Clause { Group(clauses: c) }; static func buildOptional(_ c: (any Clause)?) -> any Clause { c ?? Group(clauses: []) } }
func select(@QueryBuilder _ body: () -> any Clause) -> String { var q = Query(); body().apply(to: &q); return "SELECT * FROM \(q.table)" + (q.filters.isEmpty ? "" : " WHERE " + q.filters.joined(separator: " AND ")) + (q.limit.map { " LIMIT \($0)" } ?? "") }
let adults = true
// expect: SELECT * FROM people WHERE age > 17 AND name != '' LIMIT 5
print(select { From("people"); if adults { Where("age > 17") }; Where("name != ''"); Limit(5) })
print(select { From("pets"); if !adults { Where("x") } })  // expect: SELECT * FROM pets
