/// The providers of a key that were asked for its default, in order.
///
/// There are three providers and each is asked once, so they fit in a few bytes. An array would
/// allocate at each first read.
struct AskedProviders: Sendable {
  private(set) var first: Resolution.Provider?
  private var second: Resolution.Provider?
  private var third: Resolution.Provider?

  mutating func append(_ provider: Resolution.Provider) {
    if first == nil {
      first = provider
    } else if second == nil {
      second = provider
    } else {
      third = provider
    }
  }

  var last: Resolution.Provider? { third ?? second ?? first }

  func contains(_ provider: Resolution.Provider) -> Bool {
    first == provider || second == provider || third == provider
  }

  func starts(with provider: Resolution.Provider, _ next: Resolution.Provider) -> Bool {
    first == provider && second == next
  }

  var all: [Resolution.Provider] { [first, second, third].compactMap { $0 } }
}
