extension String {
  /// The number of bytes up to which any string is fast to compare.
  private static let shortLength = 1024
  /// The maximum number of combining marks on one letter for a comparison. Unicode's stream-safe
  /// text has at most 30; the standard library takes quadratic time in their number.
  private static let mostMarks = 1000

  /// `==`, refused if it would take longer than linear time.
  @inline(__always) func isEqualInTime(to other: String) -> Bool {
    utf8.count <= Self.shortLength && other.utf8.count <= Self.shortLength
      ? self == other : isEqualLong(other)
  }

  @inline(never) private func isEqualLong(_ other: String) -> Bool {
    checkMarks() && other.checkMarks() && self == other
  }

  /// `<`, refused if it would take longer than linear time.
  func isLessInTime(than other: String) -> Bool {
    guard max(utf8.count, other.utf8.count) > Self.shortLength else { return self < other }
    return checkMarks() && other.checkMarks() && self < other
  }

  func hashInTime(into hasher: inout Hasher) {
    if utf8.count <= Self.shortLength || checkMarks() { hasher.combine(self) }
  }

  /// Returns false, and records a trap, if a letter has too many marks.
  func checkMarks() -> Bool {
    guard utf8.count > Self.shortLength else { return true }
    let work = Workload.current
    guard work.spend(utf8.count >> 3) else { return false }
    if hasOnlyASCII { return true }
    var marks = 0
    for scalar in unicodeScalars {
      if scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered {
        marks += 1
        guard marks <= Self.mostMarks else {
          work.fail(Trap(.tooLarge(what: "number of marks on a letter", limit: Self.mostMarks)))
          return false
        }
      } else {
        marks = 0
      }
    }
    return true
  }

  private var hasOnlyASCII: Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard word & 0x8080_8080_8080_8080 == 0 else { return false }
        index += 8
      }
      return raw[index...].allSatisfy { $0 < 0x80 }
    }
    return answer ?? false
  }
}
