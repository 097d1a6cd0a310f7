// swift-format-ignore-file
#if DEBUG  // error: conditional compilation isn't supported in a lesson
print(1)
#endif
struct S {
  #if DEBUG  // error: this declaration isn't supported in a lesson
  var a = 1
  #endif
}
