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
    guard !parameters.contains(where: \.isVariadic) else { return self }
    if let missing = missing(labels, firstTrailing, parameters) { return missing }
    guard firstTrailing == nil, let expected = expected(labels.count, parameters),
      expected.count == labels.count
    else { return self }
    let wrong = labels.indices.filter { labels[$0] != expected[$0].label }
    guard let first = wrong.first else { return self }
    if let order = order(labels, expected.map(\.label)) { return order }
    let isStranger = wrong.contains { index in
      guard let label = labels[index] else { return false }
      return expected[index].hasDefault && !parameters.contains { $0.label == label }
    }
    if isStranger { return .extra(argument: first) }
    return .labels(have: labels, expected: expected.map(\.label))
  }

  /// The misspelled labels, if every argument fits once they are replaced by similar labels.
  private func misspelled(
    _ labels: [String?], _ firstTrailing: Int?, _ parameters: [MatchableParameter]
  ) -> ArgumentMismatch? {
    var free = Set(parameters.compactMap(\.label)).subtracting(labels.compactMap { $0 })
    var corrected = labels
    for (index, label) in labels.enumerated() {
      guard let label, !parameters.contains(where: { $0.label == label }) else { continue }
      guard let meant = Similarity.names(like: label, among: free).first else { return nil }
      free.remove(meant)
      corrected[index] = meant
    }
    guard corrected != labels,
      case .success = ArgumentMatching.match(
        corrected, firstTrailing: firstTrailing, with: parameters)
    else { return nil }
    return .labels(have: labels, expected: corrected)
  }

  /// The first argument that stands behind the place of its parameter, if the arguments fit in another
  /// order. A parameter takes the next argument, or a later one with its label. Arguments without a label
  /// that are left go to the parameters without one.
  private func order(_ labels: [String?], _ expected: [String?]) -> ArgumentMismatch? {
    guard labels.map({ $0 ?? "_" }).sorted() == expected.map({ $0 ?? "_" }).sorted() else {
      return nil
    }
    var free = Array(labels.indices)
    var taken = expected.map { label -> Int? in
      guard let next = free.first else { return nil }
      let found =
        labels[next] == label ? next : label.flatMap { _ in free.first { labels[$0] == label } }
      free.removeAll { $0 == found }
      return found
    }
    for index in taken.indices where taken[index] == nil {
      taken[index] = free.first
      free = Array(free.dropFirst())
    }
    guard let place = taken.indices.first(where: { (taken[$0] ?? 0) > $0 }),
      let argument = taken[place]
    else { return nil }
    return .order(
      argument: argument, Parameter(labels[argument], index: argument),
      before: Parameter(labels[place], index: place))
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
    _ labels: [String?], _ firstTrailing: Int?, _ parameters: [MatchableParameter]
  ) -> ArgumentMismatch? {
    let trailing = labels.count - (firstTrailing ?? labels.count)
    guard parameters.suffix(trailing).allSatisfy(\.acceptsTrailingClosure) else { return nil }
    let ordinary = labels.dropLast(trailing)
    var next = 0
    var names: [Parameter] = []
    for (index, parameter) in parameters.dropLast(trailing).enumerated() {
      if next < ordinary.count, labels[next] == parameter.label {
        next += 1
      } else if !parameter.hasDefault {
        names.append(Parameter(parameter.label, index: index))
      }
    }
    return next == ordinary.count && names.count > 1 ? .missingSeveral(names) : nil
  }
}

extension FailureMessage {
  /// Reports all wrong labels in one message.
  func reportLabels(
    _ have: [String?], _ expected: [String?], in use: ArgumentMessage.Use, at position: Position
  ) {
    let wrong = have.indices.filter { have[$0] != expected[$0] }
    let message: ArgumentMessage =
      if wrong.allSatisfy({ have[$0] == nil }) {
        .missingLabels(wrong.compactMap { expected[$0] }, in: use)
      } else if wrong.allSatisfy({ expected[$0] == nil }) {
        .extraneousLabels(wrong.compactMap { have[$0] }, in: use)
      } else {
        .incorrectLabels(have: have, expected: expected, wrong: wrong.count, in: use)
      }
    solver.report(message, at: position)
  }
}
