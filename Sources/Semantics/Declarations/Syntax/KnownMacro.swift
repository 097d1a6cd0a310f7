import Reading
package import SwiftSyntax

/// A macro that programs can attach, by its name.
package enum KnownMacro: String, CaseIterable {
  case dependencyClient = "DependencyClient"
  case dependencyEndpoint = "DependencyEndpoint"
  case dependencyEndpointIgnored = "DependencyEndpointIgnored"
  case dependencyEntry = "DependencyEntry"
  case casePathable = "CasePathable"
  case reducer = "Reducer"
  case reducerCaseIgnored = "ReducerCaseIgnored"
  case reducerCaseEphemeral = "ReducerCaseEphemeral"
  case observableState = "ObservableState"
  case observationStateIgnored = "ObservationStateIgnored"
  case presents = "Presents"
  case viewAction = "ViewAction"
  case observable = "Observable"
  case observationTracked = "ObservationTracked"
  case observationIgnored = "ObservationIgnored"

  /// The module that declares it.
  package var module: String {
    switch self {
    case .dependencyClient, .dependencyEndpoint, .dependencyEndpointIgnored, .dependencyEntry:
      "DependenciesMacros"
    case .casePathable, .reducer, .reducerCaseIgnored, .reducerCaseEphemeral, .observableState,
      .observationStateIgnored, .presents, .viewAction:
      "ComposableMacros"
    case .observable, .observationTracked, .observationIgnored: "Observation"
    }
  }

  /// The declarations that can have its attribute.
  package enum Place { case type, property, anything }

  package var place: Place {
    switch self {
    case .dependencyClient, .casePathable, .reducer, .observableState, .observable, .viewAction:
      .type
    case .dependencyEndpoint, .dependencyEntry, .presents, .observationTracked,
      .observationIgnored:
      .property
    case .dependencyEndpointIgnored, .reducerCaseIgnored, .reducerCaseEphemeral,
      .observationStateIgnored:
      .anything
    }
  }

  /// The labels of its arguments; nil for a macro whose expansion checks its arguments.
  package var labels: [String]? {
    switch self {
    case .dependencyEntry, .reducer, .viewAction: nil
    case .dependencyEndpoint: ["method"]
    case .dependencyClient, .dependencyEndpointIgnored, .casePathable, .reducerCaseIgnored,
      .reducerCaseEphemeral, .observableState, .observationStateIgnored, .presents, .observable,
      .observationTracked, .observationIgnored:
      []
    }
  }

  /// The macro that an attribute names, if one of these modules is imported.
  package init?(_ attribute: AttributeSyntax, from modules: Set<String>) {
    var words = attribute.attributeName.spelling.split(separator: ".")
    guard let name = words.popLast(), let macro = Self(rawValue: String(name)),
      modules.contains(macro.module)
    else { return nil }
    guard words.isEmpty || words == [Substring(macro.module)] else { return nil }
    self = macro
  }
}

/// The attributes of the accessors into which the tutor divides the `_modify` that a macro wrote.
package enum ChangeMark: String {
  /// Of a getter: it begins a change in place.
  case beginsChange = "_beginsChange"
  /// Of the setter after it: it ends the change.
  case endsChange = "_endsChange"
}

extension AttributeListSyntax {
  func has(_ mark: ChangeMark) -> Bool { first(named: mark.rawValue) != nil }
}
