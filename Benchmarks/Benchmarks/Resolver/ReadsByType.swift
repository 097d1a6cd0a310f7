import Benchmark
import Catalogue
import Dependencies

/// Reads through a wrapper made by key type.
func addReadsByType() {
  add(.cachedDefaultByType) { benchmark in
    let model = TypedModel()
    benchmark.repeated { blackHole(model.number) }
  }
  addDefault(.defaultByTypeInside1, inside: 1)
  addDefault(.defaultByTypeInside10, inside: 10)
  addDefault(.defaultByTypeInside50, inside: 50)
  addDefault(.defaultByTypeInside200, inside: 200)
  addOverride(.overrideByType, among: 1)
  addOverride(.overrideByTypeAmong10, among: 10)
  addOverride(.overrideByTypeAmong50, among: 50)
  addOverride(.overrideByTypeAmong200, among: 200)
  add(.capturedDefaultByType) { benchmark in
    let model = overriding(0..<20) { TypedModel() }
    overriding(20..<40) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
  add(.capturedOverrideByType) { benchmark in
    let model = overridingNumber(among: 20) { TypedModel() }
    overriding(20..<40) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
}

private func addDefault(_ row: Row, inside count: Int) {
  add(row) { benchmark in
    let model = TypedModel()
    overriding(0..<count) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
}

private func addOverride(_ row: Row, among count: Int) {
  add(row) { benchmark in
    let model = TypedModel()
    overridingNumber(among: count) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
}
