import Benchmark
import Catalogue
import Dependencies

func addThreads() {
  let call: @Sendable () -> ThreadBody = {
    { start in
      for _ in start() { blackHole(1) }
    }
  }
  add(.threadsCall1, threads: 1, call)
  add(.threadsCall2, threads: 2, call)

  let local: @Sendable () -> ThreadBody = {
    { start in
      Local.$object.withValue(Local.Object()) {
        for _ in start() { blackHole(Local.object) }
      }
    }
  }
  add(.threadsLocal1, threads: 1, local)
  add(.threadsLocal2, threads: 2, local)
  add(.threadsLocalShared, threads: 2) {
    let object = Local.Object()
    return { start in
      Local.$object.withValue(object) {
        for _ in start() { blackHole(Local.object) }
      }
    }
  }

  let cachedDefault: @Sendable () -> ThreadBody = {
    { start in
      let model = Model()
      for _ in start() { blackHole(model.number) }
    }
  }
  add(.threadsDefault1, threads: 1, cachedDefault)
  add(.threadsDefault2, threads: 2, cachedDefault)
  add(.threadsDefaultShared, threads: 2) {
    let model = Model()
    return { start in
      for _ in start() { blackHole(model.number) }
    }
  }

  let override: @Sendable () -> ThreadBody = {
    { start in
      overridingNumber(among: 1) {
        let model = Model()
        for _ in start() { blackHole(model.number) }
      }
    }
  }
  add(.threadsOverride1, threads: 1, override)
  add(.threadsOverride2, threads: 2, override)
  add(.threadsOverrideInScope, threads: 2) {
    let dependencies = overridingNumber(among: 1) { withEscapedDependencies { $0 } }
    return { start in
      dependencies.yield {
        let model = Model()
        for _ in start() { blackHole(model.number) }
      }
    }
  }
  // As tasks have it that were created in the scope.
  add(.threadsOverrideShared, threads: 2) {
    overridingNumber(among: 1) {
      let model = Model()
      return withEscapedDependencies { dependencies in
        { start in
          dependencies.yield {
            for _ in start() { blackHole(model.number) }
          }
        }
      }
    }
  }
}
