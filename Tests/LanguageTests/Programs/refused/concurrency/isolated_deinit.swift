// swift-format-ignore-file
class Plain { isolated deinit {} }  // error: deinit is marked isolated, but containing class 'Plain' is not isolated to an actor
@MainActor class Screen { func close() {}; isolated deinit { close() } }
class Child: Screen { deinit {} }  // error: nonisolated deinitializer 'deinit' has different actor isolation from main actor-isolated overridden declaration
class Other: Screen { isolated deinit { close() } }
@MainActor class Open { func close() {}; deinit { close() } }  // error: call to main actor-isolated instance method 'close()' in a synchronous nonisolated context
@MainActor class Twice { @MainActor isolated deinit {} }  // error: deinitializer 'deinit' has multiple actor-isolation attributes (@MainActor and 'isolated')
struct Value: ~Copyable { isolated deinit {} }  // error: only classes and actors can have isolated deinit
@MainActor class Late { func wait() async {}; isolated deinit { await wait() } }  // error: 'async' call in a function that does not support concurrency
class Misused { isolated func run() {} }  // error: 'isolated' may only be used on 'deinit' declarations
