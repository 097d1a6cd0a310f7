import Benchmark
import Catalogue
import Dependencies

/// Reads through a wrapper made by key path.
func addReads() {
  add(.cachedDefault) { benchmark in
    let model = Model()
    benchmark.repeated { blackHole(model.number) }
  }
  add(.cachedDefaultWithoutTask) { benchmark in
    let model = Model()
    withoutTask {
      benchmark.repeated { blackHole(model.number) }
    }
  }
  add(.override) { benchmark in
    let model = Model()
    overridingNumber(among: 1) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
  addDefault(.defaultInside1, inside: 1)
  addDefault(.defaultInside10, inside: 10)
  addDefault(.defaultInside20, inside: 20)
  addDefault(.defaultInside50, inside: 50)
  addDefault(.defaultInside200, inside: 200)
  add(.defaultMadeInside20) { benchmark in
    overriding(0..<20) {
      let model = Model()
      benchmark.repeated { blackHole(model.number) }
    }
  }
  addOverride(.overrideAmong10, among: 10)
  addOverride(.overrideAmong50, among: 50)
  addOverride(.overrideAmong200, among: 200)
  add(.defaultInside100Scopes) { benchmark in
    let model = Model()
    nested(numberedKeys[..<100]) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
  add(.overrideInside100Scopes) { benchmark in
    let model = Model()
    overridingNumber(among: 1) {
      nested(numberedKeys[..<100]) {
        benchmark.repeated { blackHole(model.number) }
      }
    }
  }
  add(.capturedDefault) { benchmark in
    let model = overriding(0..<20) { Model() }
    overriding(20..<40) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
  add(.capturedOverride) { benchmark in
    let model = overridingNumber(among: 20) { Model() }
    overriding(20..<40) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
}

/// A model made outside the overrides reads a key that is not among them.
private func addDefault(_ row: Row, inside count: Int) {
  add(row) { benchmark in
    let model = Model()
    overriding(0..<count) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
}

/// A model made outside the overrides reads the oldest of them.
private func addOverride(_ row: Row, among count: Int) {
  add(row) { benchmark in
    let model = Model()
    overridingNumber(among: count) {
      benchmark.repeated { blackHole(model.number) }
    }
  }
}
