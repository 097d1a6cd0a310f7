import Lessons
import Rendering

/// The difference between a block and the earlier block that it changes.
struct ChangedCode {
  private enum Line {
    case same(String)
    case added(String)
    case removed(String)
  }

  /// The number of the earlier block's first line.
  let firstLine: Int?
  private let lines: [Line]

  /// - Parameter earlier: The earlier blocks with the numbers of their first lines, in order.
  /// - Returns: Nil if no earlier block is similar: at least half of the lines of both are the
  ///   same.
  /// - Complexity: O(n · m · k) for n and m lines, and k earlier blocks.
  init?(_ code: String, after earlier: [(code: String, firstLine: Int?)]) {
    let new = Self.lines(of: code)
    var best: (common: Int, old: [String], firstLine: Int?)?
    for block in earlier {
      let old = Self.lines(of: block.code)
      let difference = new.difference(from: old)
      let common = new.count - difference.insertions.count
      guard !difference.isEmpty, common * 2 >= max(new.count, old.count), new.count > 2 else {
        continue
      }
      if common >= best?.common ?? 0 { best = (common, old, block.firstLine) }
    }
    guard let best else { return nil }
    firstLine = best.firstLine
    lines = Self.merged(best.old, new)
  }

  private static func lines(of code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(new[newIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  var html: HTML {
    let rows = lines.map { line -> HTML in
      switch line {
      case .same(let text): row("span", text)
      case .added(let text): row("ins", text)
      case .removed(let text): row("del", text)
      }
    }
    func row(_ name: HTML, _ text: String) -> HTML {
      let line = CodeLine("\(text, .plain)")
      return "<\(name) class=\"line\"\(line.style)>\(line.html)\n</\(name)>"
    }
    let summary = firstLine.map(PageMessage.changedSince) ?? .changedSinceLastBlock
    return """
      <details class="changes tools"><summary>\(summary.html)</summary>\
      <pre><code>\(rows.joined())</code></pre></details>

      """
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
