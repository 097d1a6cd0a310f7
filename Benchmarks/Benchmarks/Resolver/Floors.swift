import Benchmark
import Catalogue

/// What is bound and read where nothing but the language is measured.
enum Local {
  @TaskLocal static var number = 0
  @TaskLocal static var object: Object?
  final class Object: Sendable {}
}

private struct Record {
  private let stored = 1
  var computed: Int { stored }
}

func addFloors() {
  add(.emptyCall) { benchmark in
    benchmark.repeated { blackHole(1) }
  }
  add(.object) { benchmark in
    benchmark.repeated { blackHole(Local.Object()) }
  }
  add(.keyPathRead) { benchmark in
    let record = Record()
    let path = identity(\Record.computed)
    benchmark.repeated { blackHole(record[keyPath: path]) }
  }
  add(.taskLocalRead) { benchmark in
    Local.$number.withValue(1) {
      benchmark.repeated { blackHole(Local.number) }
    }
  }
  add(.taskLocalReadWithoutTask) { benchmark in
    withoutTask {
      Local.$number.withValue(1) {
        benchmark.repeated { blackHole(Local.number) }
      }
    }
  }
  add(.taskLocalReadOfObject) { benchmark in
    Local.$object.withValue(Local.Object()) {
      benchmark.repeated { blackHole(Local.object) }
    }
  }
  add(.withValue) { benchmark in
    benchmark.repeated { Local.$number.withValue(1) { blackHole(1) } }
  }
  add(.withValueWithoutTask) { benchmark in
    withoutTask {
      benchmark.repeated { Local.$number.withValue(1) { blackHole(1) } }
    }
  }
  addAsync(.withValueAsync) { benchmark in
    await benchmark.repeatedAsync {
      await Local.$number.withValue(1) { await callAsynchronously() }
    }
  }
}

/// Keeps the operation asynchronous.
@inline(never)
func callAsynchronously() async { blackHole(1) }
