// swift-format-ignore-file
// A property that a pattern declares has no default argument in the memberwise initializer.
struct V { var (a, b) = (1, 2) }
print(V(), V(a: 1, b: 3))
print(V(a: 3))  // error: missing argument for parameter 'b' in call
