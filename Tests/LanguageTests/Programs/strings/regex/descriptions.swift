// swift-format-ignore-file
print(/a/)  // expect: Regex<Substring>(program: _StringProcessing.Regex<Swift.Substring>.Program)
print(/(a)(?<x>b)?/)  // expect: Regex<(Substring, Substring, x: Optional<Substring>)>(program: _StringProcessing.Regex<(Swift.Substring, Swift.Substring, x: Swift.Optional<Swift.Substring>)>.Program)
if let m = "ab".firstMatch(of: /(a)(?<x>c)?/) {
  print(m)  // expect: Match(anyRegexOutput: _StringProcessing.AnyRegexOutput(input: "ab", _elements: [_StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 1, content: nil, name: Optional("x"), referenceID: nil, visibleInTypedOutput: true)]), range: Range(0[any]..<1[utf8]))
  print(m.output)  // expect: ("a", "a", x: nil)
  print([m])  // expect: [_StringProcessing.Regex<(Swift.Substring, Swift.Substring, x: Swift.Optional<Swift.Substring>)>.Match(anyRegexOutput: _StringProcessing.AnyRegexOutput(input: "ab", _elements: [_StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 1, content: nil, name: Optional("x"), referenceID: nil, visibleInTypedOutput: true)]), range: Range(0[any]..<1[utf8]))]
  print("\(m.1)|\(m.x as Any)")  // expect: a|nil
}
let e = try Regex("(?<k>a)|b")
if let m = "b".firstMatch(of: e) {
  print(m)  // expect: Match(anyRegexOutput: _StringProcessing.AnyRegexOutput(input: "b", _elements: [_StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 1, content: nil, name: Optional("k"), referenceID: nil, visibleInTypedOutput: true)]), range: Range(0[any]..<1[utf8]))
  print(m.output)  // expect: AnyRegexOutput(input: "b", _elements: [_StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 1, content: nil, name: Optional("k"), referenceID: nil, visibleInTypedOutput: true)])
  print(m.output[1])  // expect: Element(representation: _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 1, content: nil, name: Optional("k"), referenceID: nil, visibleInTypedOutput: true), input: "b")
  print([m.output[0]])  // expect: [_StringProcessing.AnyRegexOutput.Element(representation: _StringProcessing.AnyRegexOutput.ElementRepresentation(optionalDepth: 0, content: Optional((range: Range(0[any]..<1[utf8]), value: nil)), name: nil, referenceID: nil, visibleInTypedOutput: true), input: "b")]
}
print("aé👍b".ranges(of: /[^a]/))  // expect: [Range(1[utf8]..<3[utf8]), Range(3[utf8]..<7[utf8]), Range(7[utf8]..<8[utf8])]
print("aa".matches(of: /a/).map(\.range))  // expect: [Range(0[any]..<1[utf8]), Range(1[utf8]..<2[utf8])]
print("aa".matches(of: /(a)/).map(\.output.1))  // expect: ["a", "a"]
print("aa".matches(of: /(a)/).map(\.1))  // expect: ["a", "a"]
print("ab".firstMatch(of: /(?<l>a)b/).map(\.l) ?? "-")  // expect: a
let m = "ab".firstMatch(of: /(?<l>a)b/)!
print(m[keyPath: \.l], m.output[keyPath: \.l])  // expect: a a
