import Reading
import Semantics

extension ConstraintSystem {
  /// Gives the arguments the labels of the written name, after which no argument has a label: `f(x:)(1)`. A
  /// method without its instance takes the instance there.
  func labelArguments(of use: OverloadUse) {
    guard let labels = use.name.labels, case .call(let call) = use.use,
      use.candidates.contains(where: { $0.reference.base != .unapplied })
    else { return }
    call.arguments.take(labels)
  }

  /// Keeps the candidates with the labels that are written: `f(y:)`.
  ///
  /// - Returns: The failure if no function of this name has these labels. A function of the prelude can stand for
  ///   several of Swift's, whose labels the toolchain's names have.
  func chooseByLabels(_ use: inout OverloadUse) -> Failure? {
    guard let labels = use.name.labels, let first = use.candidates.first else { return nil }
    let fitting = use.candidates.filter { candidate in
      guard case .function(let function) = candidate.reference.target else { return false }
      return function.interface.value.parameters.map(\.label) == labels
    }
    if !fitting.isEmpty {
      use.candidates = fitting
      return nil
    }
    let name = "\(use.name.text)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    guard
      use.candidates.allSatisfy({
        $0.isOfProgram || isOfToolchain($0, use.name.text) && !isOfToolchain($0, name)
      })
    else { return nil }
    guard let base = first.reference.baseType else {
      return .other(NameMessage.unknown(name: name, advice: nil), use.term)
    }
    switch first.reference.base {
    case .instance: return .noMember(base, name, use.term)
    default: return .noMember(.metatype(base), name, use.term)
    }
  }
}

extension ConstraintSystem {
  /// Whether Swift's modules declare the name in the candidate's type, or outside of types.
  private func isOfToolchain(_ candidate: Candidate, _ name: String) -> Bool {
    let modules: Set<String> = ["Foundation", "Observation", "Synchronization"]
    let types = [
      candidate.reference.baseType?.nominal?.path,
      candidate.reference.target.declaration?.owner?.type.name,
    ].compactMap(\.self)
    return types.isEmpty
      ? NotRunHere.reason(for: name, importing: modules) != nil
      : NotRunHere.reason(forMember: name, anyOf: Set(types), importing: modules) != nil
  }
}

extension Term.Arguments {
  fileprivate mutating func take(_ labels: [String?]) {
    guard list.count == labels.count, firstTrailing == nil, list.allSatisfy({ $0.label == nil })
    else { return }
    for (index, label) in labels.enumerated() { list[index].label = label }
  }
}

extension OverloadUse.Candidate {
  /// Whether it is a function that the program declares.
  fileprivate var isOfProgram: Bool {
    if case .function(let function) = reference.target { !function.isPrelude } else { false }
  }
}
