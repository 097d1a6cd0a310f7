#if DEBUG
  internal import Synchronization

  /// Counts in debug builds how often paths made by `/` match their case, and prints a hint where
  /// another form would be faster.
  ///
  /// The counts are per process, because reducers make such paths again for every action.
  enum ReflectionUse {
    /// The number of uses after which a hint is printed, once for each case.
    static let limit = 10_000

    private struct Case: Hashable {
      let root: ObjectIdentifier
      let name: CaseName
    }

    private static let counts = Mutex<[Case: Int]>([:])

    static func count<Root>(_ root: Root.Type, _ name: CaseName) {
      let key = Case(root: ObjectIdentifier(root), name: name)
      let count = counts.withLock { counts in
        counts[key, default: 0] += 1
        return counts[key]
      }
      guard count == limit + 1 else { return }
      hint(.slowPath(root: "\(root)", name: name.text, uses: limit))
    }
  }
#endif
