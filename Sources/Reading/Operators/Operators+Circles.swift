extension Operators {
  /// A number for each precedence group. Two groups have the same number if the relations lead from each
  /// to the other.
  ///
  /// It is Tarjan's algorithm without recursion, so its time is linear.
  ///
  /// - Complexity: O(groups and relations).
  func circles() -> [String: Int] {
    var circles: [String: Int] = [:]
    /// The order in which the groups were found.
    var found: [String: Int] = [:]
    /// The first group, by order, that a group leads to.
    var earliest: [String: Int] = [:]
    /// The groups whose circle isn't known yet.
    var open: [String] = []
    for name in names where found[name] == nil {
      var path: [(name: String, rest: [String])] = []
      func enter(_ name: String) {
        (earliest[name], found[name]) = (found.count, found.count)
        open.append(name)
        path.append((name, below(name)))
      }
      enter(name)
      while let (current, _) = path.last {
        if let next = path[path.count - 1].rest.popLast() {
          if found[next] == nil {
            enter(next)
          } else if circles[next] == nil, let order = found[next] {
            earliest[current] = min(earliest[current] ?? order, order)
          }
          continue
        }
        path.removeLast()
        if let outer = path.last?.name, let one = earliest[current] {
          earliest[outer] = min(earliest[outer] ?? one, one)
        }
        guard earliest[current] == found[current], let number = found[current] else { continue }
        while let member = open.popLast() {
          circles[member] = number
          if member == current { break }
        }
      }
    }
    return circles
  }
}
