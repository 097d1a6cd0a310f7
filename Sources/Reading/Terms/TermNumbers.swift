/// Numbers the terms of a session, so that a solution can say what it found for each.
package final class TermNumbers {
  private var count = 0

  package init() {}

  package func next() -> Int {
    count += 1
    return count
  }
}
