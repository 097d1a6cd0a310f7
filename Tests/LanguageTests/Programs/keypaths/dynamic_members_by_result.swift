// swift-format-ignore-file
@dynamicMemberLookup struct J { var d: [String: Int]
  subscript(dynamicMember k: String) -> String? { "s" + k }
  subscript(dynamicMember k: String) -> Int? { get { d[k] } set { d[k] = newValue } } }
var j = J(d: [:]); j.n = 9; let n: Int? = j.n; let s: String? = j.n; print(n!, s!)
@dynamicMemberLookup struct R {
  subscript(dynamicMember k: String) -> (Int) -> Int { { $0 + k.count } }
  subscript(dynamicMember k: String) -> String { k } }
print(R().abc(1)); let t: String = R().abc; print(t)
@dynamicMemberLookup enum JSON { case num(Double), str(String), obj([String: JSON]), null
  subscript(dynamicMember k: String) -> JSON { if case .obj(let o) = self { return o[k] ?? .null }; return .null }
  subscript(dynamicMember k: String) -> Double? { if case .obj(let o) = self, case .num(let n)? = o[k] { return n }; return nil } }
let doc = JSON.obj(["a": .obj(["b": .num(2)])])
let v: Double? = doc.a.b; print(v ?? 0)
// expect: 9 sn
// expect: 4
// expect: abc
// expect: 2.0
