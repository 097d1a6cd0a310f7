internal import SwiftSyntax

/// The protocols in `@Reducer(state: .equatable, action: .sendable)`.
struct SynthesizedConformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []
  /// The first argument that names no such protocol.
  private(set) var problem: Expansion?

  /// The members of `SynthesizedConformance`, with the protocol that each stands for.
  private static let protocols = [
    "codable": "Swift.Codable", "decodable": "Swift.Decodable", "encodable": "Swift.Encodable",
    "equatable": "Swift.Equatable", "hashable": "Swift.Hashable", "sendable": "Swift.Sendable",
  ]

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else { return }
    var isAction = false
    for argument in arguments {
      if let label = argument.label { isAction = label.text == "action" }
      guard let member = argument.expression.as(MemberAccessExprSyntax.self) else {
        problem = .refused(
          "'@Reducer' takes conformances, for example '.equatable'", at: argument.expression)
        return
      }
      let name = member.declName.baseName.text
      guard let type = Self.protocols[name] else {
        problem = .refused(
          "type 'SynthesizedConformance' has no member '\(name)'", at: argument.expression)
        return
      }
      if isAction { action.append(type) } else { state.append(type) }
    }
  }
}
