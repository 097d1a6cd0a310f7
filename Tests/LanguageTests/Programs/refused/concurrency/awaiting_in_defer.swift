// swift-format-ignore-file
func g() async {}
func f() async { defer { await g() } } // error: 'async' call cannot occur in a defer body
actor A {}
class B: A {} // error: actor types do not support inheritance
final class Node {}
actor Holder {
  nonisolated let node = Node() // error: 'nonisolated' can not be applied to variable with non-'Sendable' type 'Node'
  nonisolated let number = 1
}
