// Everything in which the systems differ for this target.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Under which each thread keeps its own work.
private let workloadKey: pthread_key_t = {
  var key = pthread_key_t()
  #if canImport(Darwin)
    pthread_key_create(&key) { Unmanaged<Workload>.fromOpaque($0).release() }
  #else
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<Workload>.fromOpaque(pointer).release()
    }
  #endif
  return key
}()

/// That of the thread that asks, which keeps it until it ends.
func threadWorkload() -> Workload {
  if let pointer = pthread_getspecific(workloadKey) {
    return Unmanaged<Workload>.fromOpaque(pointer).takeUnretainedValue()
  }
  let work = Workload()
  pthread_setspecific(workloadKey, Unmanaged.passRetained(work).toOpaque())
  return work
}
