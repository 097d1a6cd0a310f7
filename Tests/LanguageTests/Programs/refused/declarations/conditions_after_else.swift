// swift-format-ignore-file
#if true
print(1)
#else
#else  // error: further conditions after #else are unreachable
#endif
#if true
print(2)
#else
#elseif false  // error: further conditions after #else are unreachable
#endif
