import Benchmark

/// Called by the code that the benchmark library generates.
let benchmarks: @Sendable () -> Void = {
  addFloors()
  addReads()
  addReadsByType()
  addValues()
  addScopes()
  addInheriting()
  addThreads()
  addStoreFloors()
  addStores()
  addNestedStores()
  addPresented()
  addEffects()
}
