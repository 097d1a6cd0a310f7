// swift-format-ignore-file
final class Tree: Sendable { let name: String; let kids: [Tree]; init(_ n: String, _ k: Tree...) { name = n; kids = k } }
func size(_ t: Tree) async -> Int { var n = 1; for k in t.kids { n += await size(k) }; return n }
func names(_ t: Tree) async -> [String] { await withTaskGroup(of: (Int, [String]).self) { g in
  for (i, k) in t.kids.enumerated() { g.addTask { (i, await names(k)) } }
  var parts = [[String]](repeating: [], count: t.kids.count)
  for await (i, p) in g { parts[i] = p }
  return [t.name] + parts.flatMap(\.self) } }
let tree = Tree("root", Tree("a", Tree("a1"), Tree("a2")), Tree("b"))
print(await size(tree), await names(tree))  // expect: 5 ["root", "a", "a1", "a2", "b"]
