// swift-format-ignore-file
final class Trie {
  private var children: [Character: Trie] = [:]
  private var isWord = false
  func insert(_ word: some StringProtocol) { guard let first = word.first else { isWord = true; return }; children[first, default: Trie()].insertRest(word, first, self) }
  private func insertRest(_ word: some StringProtocol, _ first: Character, _ parent: Trie) { parent.children[first] = self; insert(String(word.dropFirst())) }
  func words(prefix: String) -> [String] {
    var node = self
    for c in prefix { guard let next = node.children[c] else { return [] }; node = next }
    return node.all().map { prefix + $0 }
  }
  private func all() -> [String] { (isWord ? [""] : []) + children.sorted { $0.key < $1.key }.flatMap { key, child in child.all().map { String(key) + $0 } } }
}
let trie = Trie()
for word in ["car", "cart", "care", "dog", "do"] { trie.insert(word) }
// expect: car ["car", "care", "cart"]
// expect: do ["do", "dog"]
// expect: x []
// expect: ["car", "care", "cart", "do", "dog"]
for prefix in ["car", "do", "x", ""] { print(prefix, trie.words(prefix: prefix)) }
