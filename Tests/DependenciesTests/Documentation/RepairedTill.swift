import Dependencies

/// A till whose sales inherit its dependencies.
final class RepairedTill: Till {
  override func newSale(of amount: Int) -> Sale {
    withDependencies(from: self) { Sale(amount: amount) }
  }
}
