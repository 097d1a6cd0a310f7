import MacroExpansions
import Reading
import SwiftSyntax

/// A macro that programs can attach, by its name. `MacroExpansions` expands it, here and in the compiler's
/// plugin.
enum KnownMacro: String, CaseIterable {
  case dependencyClient = "DependencyClient"
  case dependencyEndpoint = "DependencyEndpoint"
  case dependencyEndpointIgnored = "DependencyEndpointIgnored"
  case dependencyEntry = "DependencyEntry"
  case casePathable = "CasePathable"
  case reducer = "Reducer"
  case reducerCaseIgnored = "ReducerCaseIgnored"
  case observableState = "ObservableState"
  case observationStateIgnored = "ObservationStateIgnored"
  case presents = "Presents"
  case observable = "Observable"
  case observationTracked = "ObservationTracked"
  case observationIgnored = "ObservationIgnored"

  /// The module that declares it.
  var module: String {
    switch self {
    case .dependencyClient, .dependencyEndpoint, .dependencyEndpointIgnored, .dependencyEntry:
      "DependenciesMacros"
    case .casePathable, .reducer, .reducerCaseIgnored, .observableState, .observationStateIgnored,
      .presents:
      "ComposableMacros"
    case .observable, .observationTracked, .observationIgnored: "Observation"
    }
  }

  /// The declarations that can have its attribute.
  enum Place { case type, property, anything }

  var place: Place {
    switch self {
    case .dependencyClient, .casePathable, .reducer, .observableState, .observable: .type
    case .dependencyEndpoint, .dependencyEntry, .presents, .observationTracked: .property
    case .dependencyEndpointIgnored, .reducerCaseIgnored, .observationStateIgnored,
      .observationIgnored:
      .anything
    }
  }

  /// The macro that an attribute names, if one of these modules is imported.
  init?(_ attribute: AttributeSyntax, from modules: Set<String>) {
    var words = attribute.attributeName.spelling.split(separator: ".")
    guard let name = words.popLast(), let macro = Self(rawValue: String(name)),
      modules.contains(macro.module)
    else { return nil }
    guard words.isEmpty || words == [Substring(macro.module)] else { return nil }
    self = macro
  }

  /// The expansion of the attribute of a type.
  func expansion(of type: some DeclGroupSyntax, _ attribute: AttributeSyntax) -> Expansion {
    switch self {
    case .dependencyClient: DependencyClientExpansion.expand(type, attribute: attribute)
    case .casePathable: CasePathableExpansion.expand(type, attribute: attribute)
    case .reducer: ReducerExpansion.expand(type, attribute: attribute)
    case .observableState: ObservableStateExpansion.expand(type, attribute: attribute)
    case .observable: ObservableExpansion.expand(type, attribute: attribute)
    case .dependencyEndpoint, .dependencyEndpointIgnored, .dependencyEntry, .reducerCaseIgnored,
      .observationStateIgnored, .presents, .observationTracked, .observationIgnored:
      Expansion()
    }
  }

  /// The expansion for a member of a type that has the attribute.
  func expansion(ofMember member: DeclSyntax, of type: some DeclGroupSyntax) -> Expansion {
    switch self {
    case .dependencyClient: DependencyClientExpansion.expand(member: member)
    case .reducer: ReducerExpansion.expand(member: member, of: type)
    case .observable: ObservableExpansion.expand(member: member)
    case .dependencyEndpoint, .dependencyEndpointIgnored, .dependencyEntry, .casePathable,
      .reducerCaseIgnored, .observableState, .observationStateIgnored, .presents,
      .observationTracked, .observationIgnored:
      Expansion()
    }
  }

  /// The expansion of the attribute of a property.
  func expansion(of property: VariableDeclSyntax, _ attribute: AttributeSyntax) -> Expansion {
    switch self {
    case .dependencyEndpoint: DependencyEndpointExpansion.expand(property, attribute: attribute)
    case .dependencyEntry: DependencyEntryExpansion.expand(property, attribute: attribute)
    case .presents: PresentsExpansion.expand(property, attribute: attribute)
    case .observationTracked: ObservationTrackedExpansion.expand(property, attribute: attribute)
    case .dependencyClient, .dependencyEndpointIgnored, .casePathable, .reducer,
      .reducerCaseIgnored, .observableState, .observationStateIgnored, .observable,
      .observationIgnored:
      Expansion()
    }
  }
}
