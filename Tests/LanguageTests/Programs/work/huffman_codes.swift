// swift-format-ignore-file
indirect enum Node { case leaf(Character, Int), pair(Node, Node, Int)
  var weight: Int { switch self { case .leaf(_, let w), .pair(_, _, let w): w } }
  var first: Character { switch self { case .leaf(let c, _): c; case .pair(let l, let r, _): min(l.first, r.first) } } }
struct Huffman {
  let codes: [Character: String], root: Node
  init?(_ text: String) {
    var nodes = text.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.map { Node.leaf($0.key, $0.value) }
    guard !nodes.isEmpty else { return nil }
    let order: (Node, Node) -> Bool = { ($0.weight, $0.first) > ($1.weight, $1.first) }
    while nodes.count > 1 { nodes.sort(by: order); let a = nodes.removeLast(), b = nodes.removeLast(); nodes.append(.pair(a, b, a.weight + b.weight)) }
    root = nodes[0]
    var found: [Character: String] = [:]
    func walk(_ n: Node, _ path: String) { switch n { case .leaf(let c, _): found[c] = path.isEmpty ? "0" : path; case let .pair(l, r, _): walk(l, path + "0"); walk(r, path + "1") } }
    walk(root, "")
    codes = found
  }
  func encode(_ s: String) -> String { s.compactMap { codes[$0] }.joined() }
  func decode(_ bits: String) -> String { var out = "", node = root; for b in bits { if case let .pair(l, r, _) = node { node = b == "0" ? l : r }; if case .leaf(let c, _) = node { out.append(c); node = root } }; return out }
}
let h = Huffman("abracadabra")!
// expect: a=0 b=110 c=1110 d=1111 r=10
print(h.codes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
// expect: 0110100 abracadabra 23 true zz
print(h.encode("abra"), h.decode(h.encode("abracadabra")), h.encode("abracadabra").count, Huffman("") == nil, Huffman("zz")!.decode("00"))
