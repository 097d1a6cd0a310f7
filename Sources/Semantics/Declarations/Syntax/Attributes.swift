package import Machine
import Reading
import SwiftParser
package import SwiftSyntax

/// The attributes of a declaration.
package struct Attributes {
  /// The attribute of a generated extension whose members see the outer types' names, too, as if
  /// they were written in the type.
  package static let memberOfType = "_memberOfType"

  /// The language's attributes, by name.
  package var known: Set<String> = []
  /// The names of a prelude declaration's built-ins.
  var intrinsics: [String] = []
  var operations: [String] = []
  /// The attributes that name a type of the prelude or the program, with that type.
  var custom: [(syntax: AttributeSyntax, type: NominalDeclaration)] = []
  package var refusal: Refusal?
  /// `@available(*, noasync, message: …)`
  var unavailableWhereAsync: String?

  package func contains(_ name: String) -> Bool { known.contains(name) }

  package func first(marked mark: String) -> (syntax: AttributeSyntax, type: NominalDeclaration)? {
    custom.first { $0.type.attributes.contains(mark) }
  }

  /// The global actor in the attributes.
  package var globalActor: NominalDeclaration? { first(marked: "globalActor")?.type }
  package var resultBuilder: AttributeSyntax? { first(marked: "resultBuilder")?.syntax }
  package var wrappers: [(syntax: AttributeSyntax, type: NominalDeclaration)] {
    custom.filter { $0.type.attributes.contains("propertyWrapper") }
  }
}

extension SemanticModel {
  package func attributes(_ syntax: AttributeListSyntax, in context: Context) -> Attributes {
    checkPlaces(of: syntax, in: context)
    var result = Attributes()
    var names: Set<String> = []
    for element in syntax {
      guard case .attribute(let attribute) = element else { continue }
      if attribute.arguments == nil, !names.insert(attribute.attributeName.spelling).inserted,
        attributeType(attribute, in: context) == nil
      {
        report(AttributeMessage.duplicate, at: context.file.position(of: attribute))
      }
      read(attribute, into: &result, context)
    }
    return result
  }

  private func read(
    _ attribute: AttributeSyntax, into result: inout Attributes, _ context: Context
  ) {
    let name = attribute.attributeName.spelling
    switch name {
    case "discardableResult", "escaping", "autoclosure", "Sendable", "inlinable", "inline",
      "frozen", "usableFromInline", "preconcurrency", "propertyWrapper", "resultBuilder",
      "dynamicMemberLookup", "dynamicCallable", "main", "globalActor", "TaskLocal", "unchecked",
      "retroactive", "concurrent", "_inheritActorContext", "_disfavoredOverload",
      "_alwaysEmitIntoClient", "warn_unqualified_access", "nonisolated", "isolated", "sending",
      "_spi", "backDeployed", "noescape", "objcMembers", "passTypes", "marker", "nonobjc",
      "_implicitSelfCapture", "safe", "unsafe", "specialized", "abi":
      result.known.insert(name)
    case Attributes.memberOfType where context.file.isGenerated(attribute):
      result.known.insert(name)
    case "available":
      checkPlatforms(of: attribute, in: context)
      if holds("unavailable", attribute) || attribute.excludesLanguageVersion {
        result.refusal = .unavailable(
          newName: argument("renamed", attribute), message: argument("message", attribute))
      }
      if holds("noasync", attribute) {
        result.unavailableWhereAsync = argument("message", attribute) ?? ""
      }
    case "Test" where imports(seenFrom: context).contains("Testing"),
      "Suite" where imports(seenFrom: context).contains("Testing"):
      result.known.insert(name)
    case "intrinsic" where context.file.isPrelude:
      result.intrinsics = strings(attribute)
    // The second name may follow a comma, or the label `setter:`.
    case "operation" where context.file.isPrelude: result.operations = strings(attribute)
    case "builtIn" where context.file.isPrelude, "form" where context.file.isPrelude:
      result.known.insert("\(name):" + (strings(attribute).first ?? ""))
    case "native" where context.file.isPrelude, "absent" where context.file.isPrelude,
      "rethrows" where context.file.isPrelude, "noncopyable" where context.file.isPrelude:
      result.known.insert(name)
    case "unsupported" where context.file.isPrelude:
      result.refusal = .unsupported(part: strings(attribute).first ?? name)
    case _ where KnownMacro(attribute, from: imports(seenFrom: context)) != nil:
      // Macros are already expanded, except in text that isn't Swift.
      result.known.insert(name)
    default:
      if let type = attributeType(attribute, in: context),
        !type.attributes.isDisjoint(with: ["globalActor", "propertyWrapper", "resultBuilder"])
      {
        result.custom.append((attribute, type))
      } else if findType(name, in: context) != nil, KnownMacro(rawValue: name) == nil {
        report(AttributeMessage.otherType(name: name), at: context.file.position(of: attribute))
      } else if name == "objc" {
        report(AttributeMessage.objectiveC, at: context.file.position(of: attribute))
      } else if [
        "IBOutlet", "IBAction", "NSManaged", "Tag",
        "Model", "_exported", "testable", "implementation", "convention",
        "dynamicReplacement", "attached", "freestanding", "lazy", "cdecl", "_cdecl", "_silgen_name",
      ].contains(name) {
        reportUnsupported(
          UnsupportedMessage.attribute(attribute: attribute.spelling),
          at: context.file.position(of: attribute))
      } else {
        let position = context.file.position(of: attribute)
        let isKnown = NotRunHere.reason(for: name, importing: imports(seenFrom: context)) != nil
        if isKnown || attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self) != nil {
          unknownMacros.append(position)
        }
        reportUnknown(
          name, AttributeMessage.unknown(name: name, module: module(ofAttribute: name)),
          at: position, in: context)
      }
    }
  }

  /// The positions of unknown attributes of types, and of those that Swift has. If these are macros or
  /// property wrappers, declarations are missing.
  package func takeUnknownMacros() -> [Position] {
    defer { unknownMacros = [] }
    return unknownMacros
  }

  /// The module that declares an attribute, for a program that doesn't import it.
  private func module(ofAttribute name: String) -> String? {
    if ["Test", "Suite"].contains(name) { return "Testing" }
    return KnownMacro(rawValue: name)?.module
  }

  private func strings(_ attribute: AttributeSyntax) -> [String] {
    guard case .argumentList(let list)? = attribute.arguments else { return [] }
    return list.compactMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  /// Whether one of the attributes is `@available(*, unavailable)`.
  func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.spelling == "available"
        && (holds("unavailable", attribute) || attribute.excludesLanguageVersion)
    }
  }

  /// Whether `@available` says it for every platform. No name means Linux.
  private func holds(_ word: String, _ attribute: AttributeSyntax) -> Bool {
    guard case .availability(let list)? = attribute.arguments,
      list.first?.argument.spelling == "*"
    else { return false }
    return list.contains { $0.argument.spelling == word }
  }

  /// The text after a label of `@available`.
  private func argument(_ label: String, _ attribute: AttributeSyntax) -> String? {
    guard case .availability(let list)? = attribute.arguments else { return nil }
    for item in list {
      if case .availabilityLabeledArgument(let labeled) = item.argument,
        labeled.label.text == label, case .string(let text) = labeled.value
      {
        return StringLiteralExprSyntax(
          openingQuote: text.openingQuote,
          segments: StringLiteralSegmentListSyntax(text.segments.map { .stringSegment($0) }),
          closingQuote: text.closingQuote
        ).representedLiteralValue
      }
    }
    return nil
  }
}

extension AttributeListSyntax {
  package func first(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.spelling == name {
      return attribute
    }
    return nil
  }
}
