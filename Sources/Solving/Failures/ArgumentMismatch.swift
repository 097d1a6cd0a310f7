/// An error in the labels or the number of a call's arguments.
package enum ArgumentMismatch {
  case missing(parameter: Parameter, before: Int)
  case extra(argument: Int)
  case wrongLabel(argument: Int, expected: String?, found: String?)
  case trailingClosure
  /// Several wrong labels.
  case labels(have: [String?], expected: [String?])
  case order(argument: Int, Parameter, before: Parameter)
  case missingSeveral([Parameter])

  /// A parameter, by its label, or by its position from 1 on.
  package enum Parameter: Hashable {
    case labeled(String)
    case unlabeled(position: Int)

    init(_ label: String?, index: Int) {
      self = label.map { .labeled($0) } ?? .unlabeled(position: index + 1)
    }
  }
}

/// The facts about a parameter that matching needs.
package struct MatchableParameter {
  package var label: String?
  package var isVariadic: Bool
  package var hasDefault: Bool
  /// Whether the parameter takes a closure: its type is a function type, or may become one.
  var acceptsTrailingClosure: Bool
}

/// Matches arguments with parameters by order and label, as Swift does: labels in order, parameters
/// with defaults skipped, trailing closures matched by forward scan.
package enum ArgumentMatching {
  package static func match(
    _ labels: [String?], firstTrailing: Int?, with parameters: [MatchableParameter]
  ) -> Result<[Solution.ParameterBinding], Mismatch> {
    var bindings: [Solution.ParameterBinding] = []
    let ordinary = firstTrailing ?? labels.count
    var next = 0
    var parameter = 0
    while parameter < parameters.count {
      let wanted = parameters[parameter]
      if wanted.isVariadic {
        var taken: [Int] = []
        if next < ordinary, labels[next] == wanted.label {
          taken.append(next)
          next += 1
          // A variadic parameter takes arguments without a label, until the next parameter's label.
          while next < ordinary, labels[next] == nil {
            taken.append(next)
            next += 1
          }
        }
        if taken.isEmpty, next >= ordinary, let found = trailing(next, wanted, labels, ordinary) {
          taken = [found]
          next += 1
        }
        bindings.append(.variadic(taken))
      } else if next < ordinary, labels[next] == wanted.label {
        bindings.append(.argument(next))
        next += 1
      } else if next >= ordinary, next < labels.count,
        takesTrailing(next, parameter, labels, ordinary, parameters)
      {
        bindings.append(.argument(next))
        next += 1
      } else if wanted.hasDefault {
        bindings.append(.defaulted)
      } else {
        if next < ordinary {
          // Is the argument for this parameter, with a wrong label, or is an argument missing?
          let isLater = parameters[(parameter + 1)...].contains { $0.label == labels[next] }
          let count = labels.count - next
          let required = parameters[parameter...].filter { !$0.hasDefault && !$0.isVariadic }.count
          let isMissing =
            labels[next] != nil && !labels[next...].contains { $0 == wanted.label }
          if isLater, isMissing || count < required {
            return .failure(
              .init(
                .missing(
                  parameter: .init(wanted.label, index: parameter), before: next)))
          }
          return .failure(
            .init(.wrongLabel(argument: next, expected: wanted.label, found: labels[next])))
        }
        return .failure(
          .init(.missing(parameter: .init(wanted.label, index: parameter), before: next)))
      }
      parameter += 1
    }
    if next < labels.count {
      if next >= ordinary { return .failure(.init(.trailingClosure)) }
      // An argument with a label that an earlier, defaulted parameter has is out of order or wrong.
      if let label = labels[next], !parameters.contains(where: { $0.label == label }),
        let free = bindings.lastIndex(where: { if case .defaulted = $0 { true } else { false } })
      {
        return .failure(
          .init(.wrongLabel(argument: next, expected: parameters[free].label, found: label)))
      }
      return .failure(.init(.extra(argument: next)))
    }
    return .success(bindings)
  }

  package struct Mismatch: Error {
    package let fact: ArgumentMismatch
    package init(_ fact: ArgumentMismatch) { self.fact = fact }
  }

  private static func trailing(
    _ argument: Int, _ parameter: MatchableParameter, _ labels: [String?], _ ordinary: Int
  ) -> Int? {
    argument < labels.count && argument >= ordinary && parameter.acceptsTrailingClosure
      ? argument : nil
  }

  /// Whether the trailing closure goes to this parameter. Forward scan chooses the first parameter
  /// that takes a function, unless it has a default and a later parameter needs the closure. Labels
  /// match the other closures.
  private static func takesTrailing(
    _ argument: Int, _ index: Int, _ labels: [String?], _ ordinary: Int,
    _ parameters: [MatchableParameter]
  ) -> Bool {
    let parameter = parameters[index]
    guard parameter.acceptsTrailingClosure else { return false }
    if argument > ordinary { return parameter.label == labels[argument] }
    if parameter.hasDefault {
      let later = parameters[(index + 1)...]
      let needed = later.filter { !$0.hasDefault && !$0.isVariadic && $0.acceptsTrailingClosure }
      let labelled = labels[(argument + 1)...]
      // Parameters of labelled trailing closures don't count.
      let open = needed.filter { candidate in !labelled.contains { $0 == candidate.label } }
      return open.isEmpty
    }
    return true
  }
}
