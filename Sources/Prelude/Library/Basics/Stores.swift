// How a library that is run from its source tells the record what its stores do.

@operation("isRecorded") func _isRecorded() -> Bool
@operation("noteAction")
func _noteAction(
  _ store: Int, _ number: Int, _ line: UInt, _ column: UInt, _ origin: [Int], _ action: Any,
  _ before: Any, _ after: Any, _ observed: [Any], _ order: [Any],
  _ elements: @escaping (Any) -> [Any], _ facts: [Any],
  _ areEqual: ((Any, Any) -> Bool?)?)
@operation("noteStore")
func _noteStore(
  _ kind: String, _ store: Int, _ numbers: [Int], _ texts: [[String]], _ subject: Any)
