// swift-format-ignore-file
struct Register {
  @MainActor static var names = ["b", "a"]
}
Register.names.sort()
print(Register.names)  // expect: ["a", "b"]
Register.names.sort { left, right in
  Register.names.removeLast()  // trap: simultaneous accesses to `Register.names`
  return left < right
}
