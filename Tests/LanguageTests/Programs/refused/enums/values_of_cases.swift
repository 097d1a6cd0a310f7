// swift-format-ignore-file
enum Action { case tapped, loaded(Int), moved(Int, to: String) }
func send(_ action: Action) {}

send(.loaded)  // error: member 'loaded' expects argument of type 'Int'
send(.tapped(1))  // error: enum case 'tapped' has no associated values
send(.lodaed(1))  // error: type 'Action' has no member 'lodaed'
