import Catalogue

/// The measurements as a person reads them.
struct Table {
  private let measurements: Measurements
  private let isDebug: Bool

  init(_ measurements: Measurements, isDebug: Bool) {
    self.measurements = measurements
    self.isDebug = isDebug
  }

  var text: String {
    let rows = Row.allCases.compactMap(cells)
    let missing = Row.allCases.filter { measurements[$0] == nil }
    var text = columns(
      [["", "ns", "fastest", "× floor", "floor", "allocs", "bytes", "goal", ""]] + rows)
    let scalings = Scaling.all.compactMap(cells)
    if !scalings.isEmpty { text += "\n\n" + columns([["", "ratio", "goal", ""]] + scalings) }
    if let ideal = Scaling.all.first.flatMap(ratio), ideal < 1.7 {
      text += "\nTwo threads had no two free cores: these ratios say nothing."
    }
    if !missing.isEmpty {
      text += "\n\nNot measured:\n" + missing.map { "  \($0.rawValue)" }.joined(separator: "\n")
    }
    return text
  }

  private func cells(_ row: Row) -> [String]? {
    guard let measured = measurements[row] else { return nil }
    return [
      row.rawValue, number(measured.nanoseconds), number(measured.fastest),
      floor(of: row).map { number(measured.fastest / $0) } ?? "", row.floor?.name ?? "",
      measured.allocations.map(number) ?? "", measured.bytes.map(number) ?? "",
      goal(of: row), verdict(row, measured),
    ]
  }

  private func cells(_ scaling: Scaling) -> [String]? {
    guard let ratio = ratio(scaling) else { return nil }
    return [
      scaling.name, number(ratio), scaling.goal.map { "≥ \(number($0))" } ?? "",
      scaling.goal.map { ratio >= $0 ? "" : "missed" } ?? "",
    ]
  }

  private func ratio(_ scaling: Scaling) -> Double? {
    guard let one = measurements[scaling.oneThread], let two = measurements[scaling.twoThreads]
    else { return nil }
    return 2 * one.nanoseconds / two.nanoseconds
  }

  /// The floor's fastest samples, which a busy machine spoils least.
  private func floor(of row: Row) -> Double? {
    guard let floor = row.floor else { return nil }
    let parts = floor.rows.compactMap { measurements[$0]?.fastest }
    guard parts.count == floor.rows.count else { return nil }
    return parts.reduce(0, +) * Double(floor.times)
  }

  private func goal(of row: Row) -> String {
    guard let goal = row.goal(inDebug: isDebug) else { return "" }
    let time =
      switch goal.time {
      case .nanoseconds(let nanoseconds): "≤ \(number(nanoseconds))"
      case .floors(let floors): "≤ \(number(floors)) × floor"
      }
    return goal.allocations.map { "\(time), \(number($0))" } ?? time
  }

  private func verdict(_ row: Row, _ measured: Measurements.Measurement) -> String {
    guard let goal = row.goal(inDebug: isDebug) else { return "" }
    let isSlow =
      switch goal.time {
      case .nanoseconds(let nanoseconds): measured.nanoseconds > nanoseconds
      case .floors(let floors): floor(of: row).map { measured.fastest > floors * $0 } ?? false
      }
    // An allocation that isn't the operation's own, once in a sample, counts for nothing.
    let isWasteful = (measured.allocations ?? 0) > (goal.allocations ?? .infinity) + 0.01
    return isSlow || isWasteful ? "missed" : ""
  }

  /// Three significant digits, or all before the point.
  private func number(_ value: Double) -> String {
    let decimals = value >= 100 || value == value.rounded() ? 0 : value >= 10 ? 1 : 2
    if value < 0.005 { return "0" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    guard decimals > 0 else { return "\(Int(rounded))" }
    let text = "\(rounded)"
    let digits = text.split(separator: ".").last.map(\.count) ?? 0
    return text + String(repeating: "0", count: max(0, decimals - digits))
  }

  /// Aligns texts to the left and numbers, which stand in columns that hold nothing else, to the
  /// right.
  private func columns(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    let holdsNumbers = widths.indices.map { column in
      rows.dropFirst().allSatisfy { $0[column].isEmpty || Double($0[column]) != nil }
    }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return holdsNumbers[column] ? padding + row[column] : row[column] + padding
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
