extension String {
  /// Bytes up to which nothing takes long, however a string is made.
  private static let shortLength = 1024
  /// Marks on one letter that are compared with those on another one. Unicode calls text with no more
  /// than 30 safe for streams; the standard library takes time with the square of their number.
  private static let mostMarks = 1000

  /// `==`, refused where it would take longer than the strings are long.
  @inline(__always) func isEqualInTime(to other: String) -> Bool {
    utf8.count <= Self.shortLength && other.utf8.count <= Self.shortLength
      ? self == other : isEqualLong(other)
  }

  @inline(never) private func isEqualLong(_ other: String) -> Bool {
    checkMarks() && other.checkMarks() && self == other
  }

  /// `<`, refused likewise.
  func isLessInTime(than other: String) -> Bool {
    guard max(utf8.count, other.utf8.count) > Self.shortLength else { return self < other }
    return checkMarks() && other.checkMarks() && self < other
  }

  func hashInTime(into hasher: inout Hasher) {
    if utf8.count <= Self.shortLength || checkMarks() { hasher.combine(self) }
  }

  /// Notes a trap and answers false where a letter has too many marks.
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
