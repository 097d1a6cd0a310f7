#if DEBUG
  internal import Synchronization

  /// Counts how often paths that are made by `/` find their case, in a debug build, and gives a hint
  /// where another form would pay.
  ///
  /// For the whole process, because reducers make such paths anew at every action.
  enum ReflectionUse {
    /// After so many, a hint is given, once for each case.
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
