//? The last read finds the default that line 11 computed. The read at line 14 filled another cache.
import Dependencies

enum VisitsKey: DependencyKey { static let liveValue = 1 }

struct Report {
  @Dependency(VisitsKey.self) var visits
}

let report = Report()
print(report.visits)
withDependencies {
  $0 = .live
  $0[VisitsKey.self] += 1
} operation: {
  print(Report().visits)
}
print(report.visits)
