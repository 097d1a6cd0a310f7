// swift-format-ignore-file
func fail() -> Never {
  fatalError("no way")  // trap: fatalError: no way
}
fail()
