import Dependencies

/// Where finished sales are written down.
struct Ledger: Sendable {
  var book: @Sendable (_ amount: Int) -> String
}

extension Ledger: DependencyKey {
  static let liveValue = Ledger { "\($0) booked in the shop's ledger" }
  static let training = Ledger { "\($0) not booked, this is training" }
  static let dependencyName = "ledger"
}

extension DependencyValues {
  var ledger: Ledger {
    get { self[Ledger.self] }
    set { self[Ledger.self] = newValue }
  }
}

/// What one customer buys.
final class Sale {
  @Dependency(\.ledger) private var ledger
  private let amount: Int

  init(amount: Int) { self.amount = amount }

  func finish() -> String { ledger.book(amount) }
}

/// A till: is opened with some change in it, and makes one sale after the other.
class Till {
  @Dependency(\.ledger) private var ledger

  func open(with change: Int) -> String { ledger.book(change) }

  func newSale(of amount: Int) -> Sale { Sale(amount: amount) }
}

/// Lets a trainee open a till and make a sale at it; returns what was booked.
func train(at makeTill: () -> Till) -> [String] {
  let till = withDependencies {
    $0.ledger = .training
  } operation: {
    makeTill()
  }
  return [
    till.open(with: 100),
    till.newSale(of: 7).finish(),
  ]
}
