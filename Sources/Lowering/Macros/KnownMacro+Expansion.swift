import MacroExpansions
import Reading
import Semantics
import SwiftSyntax

/// `MacroExpansions` expands the macros, here and in the compiler's plugin.
extension KnownMacro {
  /// The expansion of the attribute of a type.
  func expansion(of type: some DeclGroupSyntax, _ attribute: AttributeSyntax) -> Expansion {
    switch self {
    case .dependencyClient: DependencyClientExpansion.expand(type, attribute: attribute)
    case .casePathable: CasePathableExpansion.expand(type, attribute: attribute)
    case .reducer: ReducerExpansion.expand(type, attribute: attribute)
    case .observableState: ObservableStateExpansion.expand(type, attribute: attribute)
    case .observable: ObservableExpansion.expand(type, attribute: attribute)
    case .viewAction: ViewActionExpansion.expand(type, attribute: attribute)
    case .dependencyEndpoint, .dependencyEndpointIgnored, .dependencyEntry, .reducerCaseIgnored,
      .reducerCaseEphemeral,
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
      .reducerCaseIgnored, .reducerCaseEphemeral, .observableState, .observationStateIgnored,
      .presents, .viewAction, .observationTracked, .observationIgnored:
      Expansion()
    }
  }

  /// The expansion of the attribute of a property.
  func expansion(of property: VariableDeclSyntax, _ attribute: AttributeSyntax) -> Expansion {
    switch self {
    case .dependencyEndpoint: DependencyEndpointExpansion.expand(property, attribute: attribute)
    case .dependencyEntry:
      DependencyEntryExpansion.expand(property, attribute: attribute, in: property.surroundings)
    case .presents: PresentsExpansion.expand(property, attribute: attribute)
    case .observationTracked: ObservationTrackedExpansion.expand(property, attribute: attribute)
    case .dependencyClient, .dependencyEndpointIgnored, .casePathable, .reducer,
      .reducerCaseIgnored, .reducerCaseEphemeral, .observableState, .observationStateIgnored,
      .observable, .viewAction, .observationIgnored:
      Expansion()
    }
  }
}
