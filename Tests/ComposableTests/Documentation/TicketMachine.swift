import Composable
import Synchronization

/// The last number that was drawn.
private let lastNumber = Mutex(0)

/// Hands out numbered tickets to people who wait.
struct TicketMachine: Reducer {
  struct State: Equatable {
    var waiting: [Int] = []
    var isOpen = false
  }

  enum Action: Equatable {
    case opened
    case ticketDrawn
    case ticketCalled
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened:
      state.isOpen = true
    case .ticketDrawn:
      let number = lastNumber.withLock { number in
        number += 1
        return number
      }
      state.waiting.append(number)
    case .ticketCalled:
      state.waiting.removeFirst()
    }
    return .none
  }
}
