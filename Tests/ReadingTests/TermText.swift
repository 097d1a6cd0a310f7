import Machine
import MessageTables
import SwiftSyntax

@testable import Reading

/// Returns a term as text, with parentheses around operators' operands.
func text(of term: Term) -> String {
  switch term.kind {
  case .integer(let magnitude, let isNegative):
    (isNegative ? "-" : "") + (magnitude.map { "\($0)" } ?? "too large")
  case .floating(let value): "\(value)"
  case .string(let string): string.debugDescription
  case .interpolation(let segments): "\"" + segments.map(text).joined() + "\""
  case .boolean(let value): "\(value)"
  case .nothing: "nil"
  case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
  case .dictionary(let elements):
    "[" + elements.map { text(of: $0.key) + ": " + text(of: $0.value) }.joined(separator: ", ")
      + "]"
  case .magic(let name): "#" + name
  case .name(let name): text(name)
  case .superReference: "super"
  case .member(let base, let name, _): text(of: base) + "." + text(name)
  case .selfMember(let base): text(of: base) + ".self"
  case .implicitMember(let name): "." + text(name)
  case .type(let type): "type " + type.trimmedDescription
  case .discard: "_"
  case .call(let callee, let arguments): text(of: callee) + "(" + text(arguments) + ")"
  case .subscripting(let base, let arguments): text(of: base) + "[" + text(arguments) + "]"
  case .prefix(let name, let operand): "(\(name.text)\(text(of: operand)))"
  case .postfix(let name, let operand): "(\(text(of: operand))\(name.text))"
  case .infix(let name, let left, let right):
    "(\(text(of: left)) \(name.text) \(text(of: right)))"
  case .assignment(let place, let value): "(\(text(of: place)) = \(text(of: value)))"
  case .keyPath(let root, let components):
    "\\" + (root?.trimmedDescription ?? "") + components.map(text).joined()
  case .parenthesized(let inner): "paren " + text(of: inner)
  case .noted(let inner, let id, let index): "noted \(id).\(index) " + text(of: inner)
  case .tuple(let elements):
    "("
      + elements.map { ($0.label.map { $0 + ": " } ?? "") + text(of: $0.value) }
      .joined(separator: ", ") + ")"
  case .closure(let closure): text(closure)
  case .ternary(let condition, let first, let second):
    "(\(text(of: condition)) ? \(text(of: first)) : \(text(of: second)))"
  case .cast(let value, let type, let cast):
    "(\(text(of: value)) \(cast) \(type.trimmedDescription))"
  case .chained(let base): text(of: base) + "?"
  case .forced(let base): text(of: base) + "!"
  case .optionalScope(let inner): "scope<" + text(of: inner) + ">"
  case .address(let place): "&" + text(of: place)
  case .attempt(let attempt, let inner): "try-\(attempt){" + text(of: inner) + "}"
  case .await(let inner): "await{" + text(of: inner) + "}"
  case .consume(let inner): "consume{" + text(of: inner) + "}"
  case .copy(let inner): "copy{" + text(of: inner) + "}"
  case .branching(let branching): branching.is(IfExprSyntax.self) ? "if" : "switch"
  case .unsupported(let form): "unsupported: \(form.text)"
  }
}

private func text(_ segment: Term.Segment) -> String {
  switch segment {
  case .text(let text): text
  case .value(let term): "\\(" + text(of: term) + ")"
  case .arguments(let arguments, _): "\\(" + text(arguments) + ")"
  }
}

private func text(_ name: Term.Name) -> String {
  name.text + (name.labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "")
    + (name.arguments.map { "<" + $0.map(\.trimmedDescription).joined(separator: ", ") + ">" } ?? "")
}

private func text(_ arguments: Term.Arguments) -> String {
  arguments.list.enumerated().map { index, argument in
    (arguments.firstTrailing == index ? "trailing " : "")
      + (argument.label.map { $0 + ": " } ?? "") + text(of: argument.value)
  }.joined(separator: ", ")
}

private func text(_ component: Term.KeyPathComponent) -> String {
  switch component {
  case .property(let name, _): "." + text(name)
  case .subscripting(let arguments, _): "[" + text(arguments) + "]"
  case .optional: "?"
  case .forced: "!"
  case .identity: ".self"
  }
}

private func text(_ closure: ClosureTerm) -> String {
  var words: [String] = []
  if closure.isAsync { words.append("async") }
  if closure.throwsOut { words.append("throws") }
  words += closure.captures.map { "[\($0.strength) \($0.name) = \(text(of: $0.value))]" }
  if let parameters = closure.parameters {
    words.append(
      "(" + parameters.map { ($0.isInout ? "inout " : "") + $0.name }.joined(separator: ", ") + ")")
  }
  words.append(
    closure.single.map { (closure.singleIsReturned ? "return " : "") + text(of: $0) } ?? "…")
  return "{" + words.joined(separator: " ") + "}"
}
