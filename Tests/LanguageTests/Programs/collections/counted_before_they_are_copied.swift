// swift-format-ignore-file
struct D: Collection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { print("+", terminator: ""); return i + 1 }; subscript(i: Int) -> Int { i } }
let d = D()
func t(_ n: String, _ f: () -> Void) { print(n, terminator: " "); f(); print(".") }
t("sorted") { _ = d.sorted() }; t("set") { _ = Set(d) }; t("map") { _ = d.map { $0 } }; t("filter") { _ = d.filter { $0 > 0 } }; t("reduce") { _ = d.reduce(0, +) }; t("cm") { _ = d.compactMap { $0 } }; t("fm") { _ = d.flatMap { [$0] } }; t("rev") { _ = d.reversed() }; t("shuf") { _ = d.shuffled() }; t("min") { _ = d.min() }; t("group") { _ = Dictionary(grouping: d) { $0 } }; t("split") { _ = d.split(separator: 1) }; t("prefix") { _ = d.prefix(2).map { $0 } }; t("suf") { _ = d.suffix(1).map { $0 } }; t("dl") { _ = d.dropLast().map { $0 } }; t("zip") { _ = zip(d, 1...).map { $0.0 } }; t("ee") { _ = d.elementsEqual(d) }
t("app") { var a = [Int](); a.append(contentsOf: d) }; t("+=") { var a = [Int](); a += d }; t("ins") { var a = [Int](); a.insert(contentsOf: d, at: 0) }; t("repl") { var a = [1]; a.replaceSubrange(0..<1, with: d) }; t("union") { var s = Set<Int>(); s.formUnion(d) }; t("sup") { _ = Set([1]).isSuperset(of: d) }; t("sub") { _ = Set([1]).subtracting(d) }; t("inter") { _ = Set([1]).intersection(d) }
t("ca") { _ = ContiguousArray(d) }; t("as") { _ = ArraySlice(d) }; t("lf") { _ = Array(d.lazy.filter { $0 > 0 }) }; t("any") { _ = Array(AnySequence(d)) }; t("join") { _ = Array([d, d].joined()) }; t("str") { _ = d.map(String.init).joined() }; t("for") { for _ in d {} }; t("each") { d.forEach { _ in } }; t("last") { _ = d.suffix(2).count }; t("concat") { _ = [1] + d }; t("lexi") { _ = d.lexicographicallyPrecedes([9]) }; t("rand") { _ = d.count }; t("eq") { _ = d.starts(with: d) }; t("idx") { _ = Array(d.indices) }; t("slice") { _ = Array(d[1...]) }; t("lazyrev") { _ = Array(d.reversed().lazy.map { $0 }) }; t("uniq") { _ = Array(Set(d)).count }; t("maxby") { _ = d.max { $0 < $1 } }; t("dropw") { _ = Array(d.drop { $0 < 1 }) }; t("pw") { _ = Array(d.prefix { $0 < 1 }) }; t("chunk") { _ = Array(stride(from: 0, to: 3, by: 1)).count }
print(stride(from: 0, to: 5, by: 2).underestimatedCount, stride(from: 1.0, through: 0, by: -0.5).underestimatedCount, zip([1, 2, 3], "ab").underestimatedCount, AnySequence([1]).underestimatedCount)
struct Log: RangeReplaceableCollection { var a: [Int] = []; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] }
  mutating func replaceSubrange<C: Collection<Int>>(_ r: Range<Int>, with c: C) { a.replaceSubrange(r, with: c) }
  mutating func reserveCapacity(_ n: Int) { print("reserve", n) } }
var log = Log(); log.append(contentsOf: [1, 2]); log += 3...4; print(log.a, (log + [5]).a)
// expect: sorted ++++++.
// expect: set ++++++.
// expect: map ++++++.
// expect: filter +++.
// expect: reduce +++.
// expect: cm +++.
// expect: fm +++.
// expect: rev ++++++.
// expect: shuf ++++++.
// expect: min +++.
// expect: group +++.
// expect: split +++.
// expect: prefix ++++++.
// expect: suf +++++++.
// expect: dl +++++++++.
// expect: zip ++++++.
// expect: ee ++++++.
// expect: app ++++++.
// expect: += ++++++.
// expect: ins ++++++.
// expect: repl ++++++.
// expect: union +++.
// expect: sup +.
// expect: sub +++.
// expect: inter +++.
// expect: ca ++++++.
// expect: as ++++++.
// expect: lf +++.
// expect: any ++++++.
// expect: join ++++++.
// expect: str ++++++.
// expect: for +++.
// expect: each +++.
// expect: last ++++++.
// expect: concat ++++++.
// expect: lexi +.
// expect: rand +++.
// expect: eq ++++++.
// expect: idx ++++++.
// expect: slice ++++.
// expect: lazyrev ++++++.
// expect: uniq ++++++.
// expect: maxby +++.
// expect: dropw +++++.
// expect: pw +++.
// expect: chunk .
// expect: 3 3 2 1
// expect: [1, 2, 3, 4] [1, 2, 3, 4, 5]
