import Foundation

let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
func show(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  let style = mirror.displayStyle.map { "\($0)" } ?? "none"
  print(mirror.subjectType, style, mirror.children.map { "\($0.label ?? "-") = \($0.value)" })
}
show("abc".dropFirst())
show([1, 2, 3].dropFirst())
show("x".unicodeScalars.first!)
show(AnyHashable(3))
show(stride(from: 0, to: 3, by: 1))
show(stride(from: 0, through: 3, by: 1))
show(id)
struct Model {
  var id: UUID
  var key: AnyHashable
  var rest: ArraySlice<Int>
  var name: Substring
}
dump(Model(id: id, key: "k", rest: [1, 2, 3].dropFirst(), name: "name".dropFirst()))
dump(IndexSet([1, 2, 3, 7]))
// expect: String none []
// expect: ArraySlice<Int> collection ["- = 2", "- = 3"]
// expect: Scalar none []
// expect: AnyHashable none ["value = 3"]
// expect: StrideTo<Int> none ["from = 0", "to = 3", "by = 1"]
// expect: StrideThrough<Int> none ["from = 0", "through = 3", "by = 1"]
// expect: UUID struct []
// expect: ▿ main.Model
// expect:   - id: E621E1F8-C36C-495A-93FC-0C247A3E6E5F
// expect:   ▿ key: AnyHashable("k")
// expect:     - value: "k"
// expect:   ▿ rest: 2 elements
// expect:     - 2
// expect:     - 3
// expect:   - name: "ame"
// expect: ▿ 4 indexes
// expect:   ▿ ranges: 2 elements
// expect:     ▿ Range(1..<4)
// expect:       - lowerBound: 1
// expect:       - upperBound: 4
// expect:     ▿ Range(7..<8)
// expect:       - lowerBound: 7
// expect:       - upperBound: 8
