// Swift's regular expressions. The machine searches for them, in steps that the run pays for.

@builtIn("native") struct _RegexProgram: Sendable {}
@intrinsic("regex.complaint") func _regexComplaint(_ pattern: String) -> String
@intrinsic("regex.program") func _regexProgram(_ pattern: String) -> _RegexProgram
@intrinsic("regex.names") func _regexNames(_ program: _RegexProgram) -> [String]
@intrinsic("regex.optionals") func _regexOptionals(_ program: _RegexProgram) -> [Bool]
@intrinsic("regex.matches")
func _regexMatches(
  _ program: _RegexProgram, _ text: String, _ start: Int, _ end: Int, _ from: Int, _ extent: Int,
  _ limit: Int
) -> [[Int]]
@intrinsic("regex.output")
func _regexOutput<Output>(_ program: _RegexProgram, _ parts: [Substring?]) -> Output
func _regex<Output>(_ pattern: String, _ type: Output.Type) -> Regex<Output> {
  Regex<Output>(_pattern: pattern)
}
struct _RegexError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
enum RegexWordBoundaryKind: Hashable {
  case `default`, simple
}
enum RegexRepetitionBehavior: Hashable {
  case eager, reluctant, possessive
}
enum RegexSemanticLevel: Hashable {
  case graphemeCluster, unicodeScalar
}
protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}
struct Regex<Output>: RegexComponent, CustomStringConvertible {
  typealias RegexOutput = Output
  let _pattern: String
  let _program: _RegexProgram
  init(_pattern: String) {
    self._pattern = _pattern
    _program = _regexProgram(_pattern)
  }
  init(_ regex: Regex<Output>) { self = regex }
  init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
    let complaint = _regexComplaint(pattern)
    if !complaint.isEmpty { throw _RegexError(complaint) }
    self.init(_pattern: pattern)
    if Output.self == AnyRegexOutput.self { return }
    let found = _regexOutputName(_program)
    if found != "\(Output.self)" {
      throw _RegexError(
        "Cast to incorrect type 'Regex<\(Output.self)>', expected 'Regex<\(found)>'")
    }
  }
  var regex: Regex<Output> { self }
  static var _fullName: String { "_StringProcessing.Regex<\(String(reflecting: Output.self))>" }
  var description: String { "\(Self.self)(program: \(Self._fullName).Program)" }
  func _wrapped(_ options: String) -> Regex<Output> {
    Regex<Output>(_pattern: "(?\(options))\(_pattern)")
  }
  func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> {
    _wrapped(ignoresCase ? "i" : "-i")
  }
  func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
    _wrapped(dotMatchesNewlines ? "s" : "-s")
  }
  func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {
    _wrapped(matchLineEndings ? "m" : "-m")
  }
  func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> {
    _wrapped(useASCII ? "W" : "-W")
  }
  func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> {
    _wrapped(useASCII ? "D" : "-D")
  }
  func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> {
    _wrapped(useASCII ? "S" : "-S")
  }
  func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> {
    _wrapped(useASCII ? "P" : "-P")
  }
  @unsupported("another kind of word boundaries")
  func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Output> { self }
  @unsupported("another default of repetitions")
  func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output> { self }
  @unsupported("a search by Unicode scalars")
  func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Output> { self }
  func contains(captureNamed name: String) -> Bool { _regexNames(_program).contains(name) }
  func _matches(_ text: Substring, _ extent: Int, _ limit: Int) -> [Regex<Output>.Match] {
    _regexMatches(
      _program, text._base, text._start, text._end, text._start, extent, limit
    ).map { Match(_program: _program, _text: text._base, _bounds: $0) }
  }
  func firstMatch(in string: String) throws -> Regex<Output>.Match? {
    _matches(Substring(string), 0, 1).first
  }
  func prefixMatch(in string: String) throws -> Regex<Output>.Match? {
    _matches(Substring(string), 1, 1).first
  }
  func wholeMatch(in string: String) throws -> Regex<Output>.Match? {
    _matches(Substring(string), 2, 1).first
  }
  func firstMatch(in string: Substring) throws -> Regex<Output>.Match? {
    _matches(string, 0, 1).first
  }
  func prefixMatch(in string: Substring) throws -> Regex<Output>.Match? {
    _matches(string, 1, 1).first
  }
  func wholeMatch(in string: Substring) throws -> Regex<Output>.Match? {
    _matches(string, 2, 1).first
  }
  @dynamicMemberLookup struct Match: CustomStringConvertible, CustomDebugStringConvertible {
    let _program: _RegexProgram
    let _text: String
    let _bounds: [Int]
    init(_program: _RegexProgram, _text: String, _bounds: [Int]) {
      self._program = _program
      self._text = _text
      self._bounds = _bounds
    }
    var range: Range<String.Index> { String.Index(_bounds[0])..<String.Index(_bounds[1]) }
    var _any: AnyRegexOutput {
      AnyRegexOutput(_program: _program, _text: _text, _bounds: _bounds)
    }
    var output: Output {
      if Output.self == AnyRegexOutput.self { return _any as! Output }
      return _regexOutput(_program, (0..<_bounds.count / 2).map { _substring($0, _text, _bounds) })
    }
    subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
    @_disfavoredOverload subscript(
      dynamicMember keyPath: KeyPath<(Output, _doNotUse: ()), Output>
    ) -> Output { output }
    var _parts: String {
      "(anyRegexOutput: \(String(reflecting: _any)), range: \(String(reflecting: range)))"
    }
    var description: String { "Match" + _parts }
    var debugDescription: String { "\(Regex<Output>._fullName).Match" + _parts }
  }
}
extension Regex where Output == AnyRegexOutput {
  init(_ pattern: String) throws {
    let complaint = _regexComplaint(pattern)
    if !complaint.isEmpty { throw _RegexError(complaint) }
    self.init(_pattern: pattern)
  }
}
extension Regex {
  init(verbatim: String) {
    self.init(_pattern: verbatim._regexEscaped)
  }
}
extension String {
  var _regexEscaped: String {
    var result = ""
    for character in self {
      if "\\[](){}.*+?^$|/".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
/// The type of a typed pattern's output, as Swift prints it.
func _regexOutputName(_ program: _RegexProgram) -> String {
  let names = _regexNames(program)
  if names.isEmpty { return "Substring" }
  let optionals = _regexOptionals(program)
  let parts = names.indices.map { index in
    (names[index].isEmpty ? "" : names[index] + ": ")
      + (optionals[index] ? "Optional<Substring>" : "Substring")
  }
  return "(" + (["Substring"] + parts).joined(separator: ", ") + ")"
}
func _substring(_ index: Int, _ text: String, _ bounds: [Int]) -> Substring? {
  if bounds[2 * index] < 0 { return nil }
  return Substring(_base: text, _start: bounds[2 * index], _end: bounds[2 * index + 1])
}
struct AnyRegexOutput: RandomAccessCollection, CustomStringConvertible,
  CustomDebugStringConvertible
{
  let _program: _RegexProgram
  let _text: String
  let _bounds: [Int]
  init(_program: _RegexProgram, _text: String, _bounds: [Int]) {
    self._program = _program
    self._text = _text
    self._bounds = _bounds
  }
  struct Element: CustomStringConvertible, CustomDebugStringConvertible {
    let range: Range<String.Index>?
    let substring: Substring?
    let name: String?
    let _isOptional: Bool
    let _text: String
    init(
      _range range: Range<String.Index>?, _ substring: Substring?, _ name: String?,
      _ isOptional: Bool, _ text: String
    ) {
      self.range = range
      self.substring = substring
      self.name = name
      _isOptional = isOptional
      _text = text
    }
    var value: Any? {
      if _isOptional { return substring as Any }
      return substring.map { $0 as Any }
    }
    var type: Any.Type { _isOptional ? Substring?.self : Substring.self }
    var _representation: String {
      let content =
        range.map { "Optional((range: \(String(reflecting: $0)), value: nil))" } ?? "nil"
      let label = name.map { "Optional(\"\($0)\")" } ?? "nil"
      return "_StringProcessing.AnyRegexOutput.ElementRepresentation("
        + "optionalDepth: \(_isOptional ? 1 : 0), content: \(content), name: \(label), "
        + "referenceID: nil, visibleInTypedOutput: true)"
    }
    var description: String {
      "Element(representation: \(_representation), input: \(String(reflecting: _text)))"
    }
    var debugDescription: String { "_StringProcessing.AnyRegexOutput." + description }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _bounds.count / 2 }
  var count: Int { _bounds.count / 2 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> AnyRegexOutput.Element {
    if position < 0 || position >= count { fatalError("Index out of range") }
    let text = _substring(position, _text, _bounds)
    let name = position == 0 ? "" : _regexNames(_program)[position - 1]
    return Element(
      _range: text.map { $0.startIndex..<$0.endIndex }, text, name.isEmpty ? nil : name,
      position > 0 && _regexOptionals(_program)[position - 1], _text)
  }
  subscript(name: String) -> AnyRegexOutput.Element? { first { $0.name == name } }
  var description: String {
    let elements = map(\._representation).joined(separator: ", ")
    return "AnyRegexOutput(input: \(String(reflecting: _text)), _elements: [\(elements)])"
  }
  var debugDescription: String { "_StringProcessing." + description }
}
extension Regex.Match where Output == AnyRegexOutput {
  subscript(position: Int) -> AnyRegexOutput.Element { _any[position] }
  subscript(name: String) -> AnyRegexOutput.Element? { _any[name] }
}
