internal import SwiftSyntax

/// A reducer whose cases are features, of which one is there at a time.
struct EnumerationReducer {
  private let access: String
  private let name: String
  private let cases: [Feature]
  private let conformances: SynthesizedConformances

  /// - Parameters:
  ///   - declaration: The enumeration.
  ///   - attribute: The attribute, whose arguments name conformances.
  init(_ declaration: EnumDeclSyntax, attribute: AttributeSyntax) {
    access = declaration.modifiers.access
    name = declaration.name.text
    cases = EnumerationCase.all(of: declaration).map(Feature.init)
    conformances = SynthesizedConformances(attribute)
  }

  var expansion: Expansion {
    if let problem = conformances.problem { return problem }
    var expansion = Expansion()
    expansion.members = [state, action, body, caseScope, scope]
    expansion.extensions = ["Composable.CaseReducer, Composable.Reducer"]
    return expansion
  }

  private var state: String {
    let protocols = (["Composable.CaseReducerState"] + conformances.state)
    return """
      @ComposableMacros.CasePathable
      @dynamicMemberLookup
      @ComposableMacros.ObservableState
      \(access)enum State: \(protocols.joined(separator: ", ")) {
        \(access)typealias StateReducer = \(name)
      \(lines(cases.map { "case \($0.state)" }))
      }
      """
  }

  private var action: String {
    let protocols =
      conformances.action.isEmpty ? "" : ": \(conformances.action.joined(separator: ", "))"
    return """
      @ComposableMacros.CasePathable
      \(access)enum Action\(protocols) {
      \(lines(cases.map { "case \($0.name)(\($0.action))" }))
      }
      """
  }

  private var body: String {
    let scopes = cases.compactMap { feature in
      feature.reducer.map { reducer in
        """
          Composable.Scope(state: \\.\(feature.name), action: \\.\(feature.name)) {
            \(reducer)
          }
        """
      }
    }
    return """
      @Composable.ReducerBuilder<Self.State, Self.Action>
      \(access)static var body: some Composable.Reducer<Self.State, Self.Action> {
      \(scopes.isEmpty ? "  Composable.EmptyReducer()" : scopes.joined(separator: "\n"))
      }
      """
  }

  /// The cases with a store of the feature, or with the data of a case without a feature.
  private var caseScope: String {
    """
    \(access)enum CaseScope {
    \(lines(cases.map { "case \($0.scope)" }))
    }
    """
  }

  private var scope: String {
    let branches = cases.map { feature in
      guard feature.reducer != nil else {
        return "case \(feature.pattern): return \(feature.construction)"
      }
      let label = feature.label.map { "\($0): " } ?? ""
      return """
        case .\(feature.name)(let state):
            return .\(feature.name)(
              \(label)store.scope(state: \\.\(feature.name), action: \\.\(feature.name), current: state))
        """
    }
    return """
      @_Concurrency.MainActor
      \(access)static func scope(_ store: Composable.Store<Self.State, Self.Action>) -> CaseScope {
        switch store.state {
      \(lines(branches))
        }
      }
      """
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// A case of the enumeration.
private struct Feature {
  let name: String
  /// The label of a feature.
  let label: String?
  /// The case of the state.
  let state: String
  /// The payload of the case of the action.
  let action: String
  /// The reducer; `nil` where there is nothing to reduce.
  let reducer: String?
  /// The case of the scopes.
  let scope: String
  /// The pattern that binds the data of a case without a feature.
  let pattern: String
  /// The same case made of the bound data.
  let construction: String

  /// The form of a case.
  ///
  /// A feature has a state, actions and a reducer. An alert is a state whose actions are its
  /// argument. Other cases are a state without actions: those with several values, with none, or
  /// with the attribute `@ReducerCaseIgnored`.
  init(_ one: EnumerationCase) {
    name = one.name
    let declaration =
      one.parameters.isEmpty ? one.name : "\(one.name)\(one.parameterClause)"
    (pattern, construction) = one.copy
    guard one.parameters.count == 1, let parameter = one.parameters.first,
      !one.attributes.has("ReducerCaseIgnored")
    else {
      (label, state, action, reducer) = (nil, declaration, "Swift.Never", nil)
      scope = declaration
      return
    }
    let prompt =
      parameter.syntax.promptAction
      ?? (one.attributes.has("ReducerCaseEphemeral") ? "\(parameter.type).Action" : nil)
    if let prompt {
      (label, state, action, reducer) = (nil, declaration, prompt, nil)
      scope = declaration
      return
    }
    label = parameter.label
    let prefix = parameter.label.map { "\($0): " } ?? ""
    state = "\(one.name)(\(prefix)\(parameter.type).State)"
    action = "\(parameter.type).Action"
    reducer = "\(parameter.type)()"
    scope = "\(one.name)(\(prefix)Composable.StoreOf<\(parameter.type)>)"
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
