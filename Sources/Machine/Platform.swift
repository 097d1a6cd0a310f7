// All differences between platforms in this target.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The key of each thread's workload.
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

/// Returns the current thread's workload, which the thread keeps until it ends.
func threadWorkload() -> Workload {
  if let pointer = pthread_getspecific(workloadKey) {
    return Unmanaged<Workload>.fromOpaque(pointer).takeUnretainedValue()
  }
  let work = Workload()
  pthread_setspecific(workloadKey, Unmanaged.passRetained(work).toOpaque())
  return work
}
