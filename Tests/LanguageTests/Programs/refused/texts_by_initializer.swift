// swift-format-ignore-file
// Several initializers take such values, and none is better.
print([1.5].map(String.init))  // error: ambiguous use of 'init'
let letters: [[Character]] = [["a", "b"], ["c"]]
print(letters.map(String.init))  // error: ambiguous use of 'init'
print(["ba".sorted()].map(String.init))  // error: ambiguous use of 'init'
func texts<Text: StringProtocol>(_ values: [Text]) -> [String] { values.map(String.init) }  // error: ambiguous use of 'init'
print([1.5].map { String($0) }, letters.map { String($0) })
