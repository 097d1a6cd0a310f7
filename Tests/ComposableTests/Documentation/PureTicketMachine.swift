import Composable

/// A machine that remembers in its state which number it has given last.
struct PureTicketMachine: Reducer {
  struct State: Equatable {
    var machine = TicketMachine.State()
    var lastNumber = 0
  }

  func reduce(into state: inout State, action: TicketMachine.Action) -> Effect<TicketMachine.Action>
  {
    guard action == .ticketDrawn else {
      return TicketMachine().reduce(into: &state.machine, action: action)
    }
    state.lastNumber += 1
    state.machine.waiting.append(state.lastNumber)
    return .none
  }
}
