// swift-format-ignore-file
@globalActor actor Store { static let shared = Store() }
func show(@MainActor _ n: Int) { print(n) }  // error: local variable 'n' cannot have a global actor
func keep(@Store n: Int) { print(n) }  // error: local variable 'n' cannot have a global actor
