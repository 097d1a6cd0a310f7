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
      return EnumerationReducer(enumeration).expansion
    }
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      return .refused("'@Reducer' can only be applied to a struct or an enum", at: attribute)
    }
    let access = structure.modifiers.access
    var expansion = Expansion()
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
    if !structure.properties.contains(where: { $0.name == "body" }), !structure.declaresReduce {
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
      !property.isStored, !variable.attributes.has("ReducerBuilder"),
      !variable.attributes.contains(where: { $0.trimmedDescription.contains("ReducerBuilder<") })
    {
      expansion.memberAttributes.append("Composable.ReducerBuilder<Self.State, Self.Action>")
    }
    return expansion
  }
}

extension StructDeclSyntax {
  /// Whether it has `reduce(into:action:)`.
  fileprivate var declaresReduce: Bool {
    memberBlock.members.contains { item in
      guard let function = item.decl.as(FunctionDeclSyntax.self) else { return false }
      return function.name.text == "reduce"
        && function.signature.parameterClause.parameters.map(\.firstName.text)
          == ["into", "action"]
    }
  }
}

/// A reducer whose cases are features, of which one is there at a time.
private struct EnumerationReducer {
  let access: String
  let name: String
  let cases: [Feature]
  let conformances: (state: String, action: String)

  struct Feature {
    let name: String
    /// `nil` for a case without a payload.
    let label: String?
    let state: String?
    let action: String
    /// The reducer; `nil` where there is nothing to reduce.
    let reducer: String?
  }

  init(_ declaration: EnumDeclSyntax) {
    access = declaration.modifiers.access
    name = declaration.name.text
    cases = EnumerationCase.all(of: declaration).map(Feature.init)
    conformances = ("", "")
  }

  var expansion: Expansion {
    let states = cases.map { feature in
      "  case \(feature.name)\(feature.state.map { "(\(feature.label.map { "\($0): " } ?? "")\($0))" } ?? "")"
    }
    let actions = cases.map { "  case \($0.name)(\($0.action))" }
    let scopes = cases.compactMap { feature in
      feature.reducer.map {
        """
          Composable.Scope(state: \\.\(feature.name), action: \\.\(feature.name)) {
            \($0)
          }
        """
      }
    }
    var expansion = Expansion()
    expansion.members = [
      """
      @ComposableMacros.CasePathable
      @dynamicMemberLookup
      @ComposableMacros.ObservableState
      \(access)enum State: Composable.CaseReducerState {
        \(access)typealias StateReducer = \(name)
      \(states.joined(separator: "\n"))
      }
      """,
      """
      @ComposableMacros.CasePathable
      \(access)enum Action {
      \(actions.joined(separator: "\n"))
      }
      """,
      """
      @Composable.ReducerBuilder<Self.State, Self.Action>
      \(access)static var body: some Composable.Reducer<Self.State, Self.Action> {
      \(scopes.isEmpty ? "  Composable.EmptyReducer()" : scopes.joined(separator: "\n"))
      }
      """,
    ]
    expansion.extensions = ["Composable.CaseReducer, Composable.Reducer"]
    return expansion
  }
}

extension EnumerationReducer.Feature {
  /// The form of a case. A feature has a state, actions and a reducer. An alert is a state whose actions
  /// are its argument. An ignored case is a state without actions.
  init(_ one: EnumerationCase) {
    guard let parameter = one.parameters.first else {
      self.init(name: one.name, label: nil, state: nil, action: "Swift.Never", reducer: nil)
      return
    }
    if one.attributes.has("ReducerCaseIgnored") {
      self.init(
        name: one.name, label: parameter.label, state: parameter.type, action: "Swift.Never",
        reducer: nil)
      return
    }
    if let action = parameter.syntax.promptAction {
      self.init(
        name: one.name, label: parameter.label, state: parameter.type, action: action,
        reducer: nil)
      return
    }
    self.init(
      name: one.name, label: parameter.label, state: "\(parameter.type).State",
      action: "\(parameter.type).Action", reducer: "\(parameter.type)()")
  }
}

extension TypeSyntax {
  /// The action of an alert or a dialog: `Alert` of `AlertState<Alert>`.
  ///
  /// A macro sees no types, so these two are known by their names.
  fileprivate var promptAction: String? {
    let (name, clause) =
      if let type = self.as(IdentifierTypeSyntax.self) {
        (type.name.text, type.genericArgumentClause)
      } else if let type = self.as(MemberTypeSyntax.self) {
        (type.name.text, type.genericArgumentClause)
      } else {
        ("", nil as GenericArgumentClauseSyntax?)
      }
    guard ["AlertState", "ConfirmationDialogState"].contains(name) else { return nil }
    return clause?.arguments.first?.argument.text
  }
}
