import Catalogue
import Foundation

/// What the benchmark library measured, read from its export in the format of JMH.
struct Measurements {
  struct Measurement {
    /// Of one operation in the median sample.
    var nanoseconds: Double
    /// Of one operation in the fastest sample.
    var fastest: Double
    var allocations: Double?
    var bytes: Double?
  }

  private let rows: [Row: Measurement]

  subscript(row: Row) -> Measurement? { rows[row] }

  /// Reads the exports of one or several rounds, which other output may surround.
  ///
  /// A processor that others share is slower for seconds at a time. So of the rounds, which lie
  /// apart, the one that went best counts, row by row.
  init(output: String) throws {
    let exports = output.split(separator: "\n").filter { $0.hasPrefix("[{") }
    guard !exports.isEmpty else { throw Failure.noExport }
    var rows: [Row: Measurement] = [:]
    for export in exports {
      let elements = try JSONDecoder().decode([Element].self, from: Data(export.utf8))
      let named = Dictionary(
        elements.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for row in Row.allCases {
        guard let measured = named[row.exportedName].flatMap({ Measurement(row, $0) }) else {
          continue
        }
        rows[row] = rows[row]?.better(measured) ?? measured
      }
    }
    self.rows = rows
  }

  enum Failure: Error, CustomStringConvertible {
    case noExport

    var description: String { "the benchmarks' output holds no line that begins with `[{`" }
  }
}

/// A benchmark in the export.
private struct Element: Decodable {
  struct Metric: Decodable {
    let scorePercentiles: [String: Double]
  }

  let benchmark: String
  let secondaryMetrics: [String: Metric]

  /// Without the prefix that names the target.
  var name: String {
    let prefix = "package.benchmark.Resolver."
    return benchmark.hasPrefix(prefix) ? String(benchmark.dropFirst(prefix.count)) : benchmark
  }
}

extension Measurements.Measurement {
  fileprivate init?(_ row: Row, _ element: Element) {
    let operations = Double(row.operations)
    func value(_ metric: String, _ percentile: String) -> Double? {
      element.secondaryMetrics[metric]?.scorePercentiles[percentile].map { $0 / operations }
    }
    // Times are exported in microseconds.
    guard let median = value("Time (wall clock)", "50.0"),
      let fastest = value("Time (wall clock)", "0.0")
    else { return nil }
    nanoseconds = median * 1_000
    self.fastest = fastest * 1_000
    allocations = value("Allocations", "50.0")
    bytes = value("Allocated bytes", "50.0")
  }
}

extension Measurements.Measurement {
  fileprivate func better(_ other: Self) -> Self {
    var better = other.nanoseconds < nanoseconds ? other : self
    better.fastest = min(fastest, other.fastest)
    return better
  }
}

extension Row {
  fileprivate var exportedName: String { rawValue.replacing(" ", with: "_") }
}
