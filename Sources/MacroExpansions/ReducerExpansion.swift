public import SwiftSyntax

/// `@Reducer`: the conformance of a feature, and all of a reducer that is an enumeration of features.
public enum ReducerExpansion {
  /// Writes what a reducer lacks: its conformance, and a state, actions and a body where there are none.
  ///
  /// - Parameters:
  ///   - declaration: The declaration with the attribute.
  ///   - attribute: The attribute.
  /// - Returns: The members and the extension. A class, an actor or a protocol is a problem.
  public static func expand(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Expansion {
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      return EnumerationReducer(enumeration, attribute: attribute).expansion
    }
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      return .refused("'@Reducer' can only be applied to a struct or an enum", at: attribute)
    }
    if let arguments = attribute.arguments {
      return .refused(
        "'@Reducer' has arguments only for an enum; write the conformances at the types 'State' and 'Action'",
        at: arguments)
    }
    let hasBody = structure.properties.contains {
      $0.name == "body" && !$0.declaration.modifiers.isStatic
    }
    let access = structure.modifiers.access
    var expansion = Expansion()
    if hasBody, let reduce = structure.reduce {
      let problem =
        "'reduce(into:action:)' is called instead of 'body', which would never run; write one of them"
      expansion.problems = [Expansion.Problem(problem, at: reduce.name)]
      expansion.isWrittenWithProblems = true
    }
    if !structure.declaresType("State") {
      expansion.members.append(
        """
        @ComposableMacros.ObservableState
        \(access)struct State: Equatable, Sendable {
          \(access)init() {}
        }
        """)
    }
    if !structure.declaresType("Action") {
      expansion.members.append("\(access)enum Action: Equatable, Sendable {}")
    }
    if !hasBody, structure.reduce == nil {
      expansion.members.append(
        """
        \(access)var body: some Composable.Reducer<Self.State, Self.Action> {
          Composable.EmptyReducer()
        }
        """)
    }
    expansion.extensions = ["Composable.Reducer"]
    return expansion
  }

  /// Writes the attributes of a member: key paths for the cases of the actions and of an enumeration
  /// as the state, and the builder of the body.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - declaration: The type with the attribute.
  /// - Returns: The attributes.
  public static func expand(
    member: some DeclSyntaxProtocol, of declaration: some DeclGroupSyntax
  ) -> Expansion {
    var expansion = Expansion()
    if let enumeration = member.as(EnumDeclSyntax.self),
      ["State", "Action"].contains(enumeration.name.text)
    {
      if !enumeration.attributes.has("CasePathable") {
        expansion.memberAttributes.append("ComposableMacros.CasePathable")
      }
      if enumeration.name.text == "State", !enumeration.attributes.has("dynamicMemberLookup") {
        expansion.memberAttributes.append("dynamicMemberLookup")
      }
    }
    if let variable = member.as(VariableDeclSyntax.self), !variable.modifiers.isStatic,
      let property = Property.all(of: variable).first, property.name == "body",
      !property.isStored,
      !variable.attributes.contains(where: { $0.trimmedDescription.contains("ReducerBuilder") })
    {
      expansion.memberAttributes.append("Composable.ReducerBuilder<Self.State, Self.Action>")
    }
    return expansion
  }
}

extension StructDeclSyntax {
  /// `reduce(into:action:)`, if it has it.
  fileprivate var reduce: FunctionDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { function in
      function.name.text == "reduce"
        && function.signature.parameterClause.parameters.map(\.firstName.text)
          == ["into", "action"]
    }
  }
}
