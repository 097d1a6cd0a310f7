import Machine
import Reading
import Semantics

// Refines the first mismatch of a call to one that describes the whole call.

extension ArgumentMismatch {
  /// The same mistake, described with all the labels and parameters.
  package func refined(
    _ labels: [String?], firstTrailing: Int?, with parameters: [MatchableParameter]
  ) -> ArgumentMismatch {
    if let misspelled = misspelled(labels, firstTrailing, parameters) { return misspelled }
    guard firstTrailing == nil, !parameters.contains(where: \.isVariadic) else { return self }
    if let missing = missing(labels, parameters) { return missing }
    guard let expected = expected(labels.count, parameters), expected.count == labels.count else {
      return self
    }
    let wrong = labels.indices.filter { labels[$0] != expected[$0].label }
    guard let first = wrong.first else { return self }
    if isReordered(labels, expected.map(\.label)), let label = expected[first].label,
      let later = labels[first], let argument = labels.firstIndex(of: label)
    {
      return .order(argument: argument, label: label, before: later)
    }
    let isStranger = wrong.contains { index in
      guard let label = labels[index] else { return false }
      return expected[index].hasDefault && !parameters.contains { $0.label == label }
    }
    if isStranger { return .extra(argument: first) }
    return .labels(have: labels, expected: expected.map(\.label), first: first)
  }

  /// The misspelled labels, if every argument fits once they are replaced by similar labels.
  private func misspelled(
    _ labels: [String?], _ firstTrailing: Int?, _ parameters: [MatchableParameter]
  ) -> ArgumentMismatch? {
    var free = Set(parameters.compactMap(\.label)).subtracting(labels.compactMap { $0 })
    var corrected = labels
    var first: Int?
    for (index, label) in labels.enumerated() {
      guard let label, !parameters.contains(where: { $0.label == label }) else { continue }
      guard let meant = Similarity.names(like: label, among: free).first else { return nil }
      free.remove(meant)
      corrected[index] = meant
      first = first ?? index
    }
    guard let first,
      case .success = ArgumentMatching.match(
        corrected, firstTrailing: firstTrailing, with: parameters)
    else { return nil }
    return .labels(have: labels, expected: corrected, first: first)
  }

  private func isReordered(_ labels: [String?], _ expected: [String?]) -> Bool {
    labels.map { $0 ?? "_" }.sorted() == expected.map { $0 ?? "_" }.sorted()
  }

  /// The parameters that take this number of arguments.
  private func expected(
    _ count: Int, _ parameters: [MatchableParameter]
  ) -> [MatchableParameter]? {
    if count == parameters.count { return parameters }
    let required = parameters.filter { !$0.hasDefault }
    return count == required.count ? required : nil
  }

  /// Several missing arguments, if all given arguments fit.
  private func missing(
    _ labels: [String?], _ parameters: [MatchableParameter]
  ) -> ArgumentMismatch? {
    var next = 0
    var names: [Parameter] = []
    for (index, parameter) in parameters.enumerated() {
      if next < labels.count, labels[next] == parameter.label {
        next += 1
      } else if !parameter.hasDefault {
        names.append(Parameter(parameter.label, index: index))
      }
    }
    return next == labels.count && names.count > 1 ? .missingSeveral(names) : nil
  }
}

extension FailureMessage {
  /// Reports all wrong labels in one message.
  func reportLabels(
    _ have: [String?], _ expected: [String?], at position: Position
  ) {
    let wrong = have.indices.filter { have[$0] != expected[$0] }
    let message: ArgumentMessage =
      if wrong.allSatisfy({ have[$0] == nil }) {
        .missingLabels(wrong.compactMap { expected[$0] })
      } else if wrong.allSatisfy({ expected[$0] == nil }) {
        .extraneousLabels(wrong.compactMap { have[$0] })
      } else {
        .incorrectLabels(have: have, expected: expected, wrong: wrong.count)
      }
    solver.report(message, at: position)
  }
}
