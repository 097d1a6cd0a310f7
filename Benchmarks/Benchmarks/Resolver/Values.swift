import Benchmark
import Catalogue
import Dependencies

/// Values and wrappers by themselves.
func addValues() {
  add(.subscriptDefault) { benchmark in
    let values = DependencyValues()
    benchmark.repeated { blackHole(values[NumberKey.self]) }
  }
  add(.subscriptOverride) { benchmark in
    var values = DependencyValues()
    values[NumberKey.self] = 2
    let overridden = values
    benchmark.repeated { blackHole(overridden[NumberKey.self]) }
  }
  add(.wrapper) { benchmark in
    benchmark.repeated { blackHole(Dependency(\.number)) }
  }
  add(.wrapperByType) { benchmark in
    benchmark.repeated { blackHole(Dependency(NumberKey.self)) }
  }
  add(.emptyValues) { benchmark in
    benchmark.repeated { blackHole(DependencyValues()) }
  }
  add(.firstAccess) { benchmark in
    // As many keys as a sample repeats the operation, so that each is read once.
    let keys = numberedKeys
    precondition(keys.count == benchmark.scaledIterations.count)
    var values = DependencyValues()
    var next = keys.startIndex
    benchmark.repeated {
      if next == keys.endIndex { (values, next) = (DependencyValues(), keys.startIndex) }
      let key = keys[next]
      blackHole(values.read(key))
      next += 1
    }
  }
}
