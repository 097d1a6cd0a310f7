// swift-format-ignore-file
// no more errors
// A value with an error isn't a reason for further errors where it is used.
let text = "abc"
if let range = text.missing("b") {  // error: value of type 'String' has no member 'missing'
  print(text[range], text[range].count, text.distance(from: text.startIndex, to: range))
}
for index in unknown {  // error: cannot find 'unknown' in scope
  print(text[index], [1, 2][index] + 1, max(index, 2), index == nil)
}
func show(_ place: Missing) -> String { text[place].uppercased() }  // error: cannot find type 'Missing' in scope
print(show(1))

// The same uses without an error in the value.
print(text[text.startIndex...].count, text[text.startIndex].isLetter)
func pick(_ number: Int) -> Int { 1 }
func pick(_ number: Int) -> String { "1" }
let picked = pick(1)  // error: ambiguous use of 'pick'
