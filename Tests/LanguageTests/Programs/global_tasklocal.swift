// swift-format-ignore-file
@TaskLocal var tl = 1
print(tl)  // expect: 1
