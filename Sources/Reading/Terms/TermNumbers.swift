/// Numbers the terms of a session, so that solutions can refer to them.
package final class TermNumbers {
  private var count = 0

  package init() {}

  package func next() -> Int {
    count += 1
    return count
  }
}
