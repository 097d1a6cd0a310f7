protocol NSLocking {
  func lock()
  func unlock()
}
