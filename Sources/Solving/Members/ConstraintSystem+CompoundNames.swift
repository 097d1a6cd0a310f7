import Reading
import Semantics

extension ConstraintSystem {
  /// Keeps the candidates with the labels that are written: `f(y:)`.
  ///
  /// - Returns: The failure if the program's functions of this name have other labels. A function of
  ///   the prelude can have parameters that Swift's doesn't have.
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
    guard use.candidates.allSatisfy(\.isOfProgram) else { return nil }
    let name = "\(use.name.text)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    guard let base = first.reference.baseType else {
      return .other(NameMessage.unknown(name: name, advice: nil), use.term)
    }
    switch first.reference.base {
    case .instance: return .noMember(base, name, use.term)
    default: return .noMember(.metatype(base), name, use.term)
    }
  }
}

extension OverloadUse.Candidate {
  /// Whether it is a function that the program declares.
  fileprivate var isOfProgram: Bool {
    if case .function(let function) = reference.target { !function.isPrelude } else { false }
  }
}
