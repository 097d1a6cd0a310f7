import Benchmark
import Catalogue
import Dependencies

/// Models and what their children inherit.
func addInheriting() {
  add(.model) { benchmark in
    benchmark.repeated {
      blackHole(
        withDependencies {
          $0.number = 2
        } operation: {
          Model()
        })
    }
  }
  add(.child) { benchmark in
    let parent = overridingNumber(among: 1) { Model() }
    benchmark.repeated {
      blackHole(withDependencies(from: parent) { Model() })
    }
  }
  add(.childAmong1000) { benchmark in
    let parent = overridingNumber(among: 1) { Model() }
    let children = (0..<1_000).map { _ in withDependencies(from: parent) { Model() } }
    withExtendedLifetime(children) {
      benchmark.repeated {
        blackHole(withDependencies(from: parent) { Model() })
      }
    }
  }
  add(.childWithUpdate) { benchmark in
    let parent = overridingNumber(among: 1) { Model() }
    benchmark.repeated {
      blackHole(
        withDependencies(from: parent) {
          $0.number = 3
        } operation: {
          Model()
        })
    }
  }
  add(.integerFromModel) { benchmark in
    let parent = overridingNumber(among: 1) { Model() }
    benchmark.repeated {
      blackHole(withDependencies(from: parent) { 1 })
    }
  }
}
