// swift-format-ignore-file
#if swift(>=6.3)
print("6.3")
#endif
#if swift(>=6.3.1)
print("6.3.1")
#endif
#if swift(<6.1)
print("old")
#else
print("new")
#endif
#if compiler(>=6.3.1)
print("c6.3.1")
#endif
#if compiler(>=6.4)
print("c6.4")
#endif
#if swift(>=7)
print("7")
#endif
// expect: 6.3
// expect: 6.3.1
// expect: new
// expect: c6.3.1
