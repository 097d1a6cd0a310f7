// swift-format-ignore-file
if #available(macOS 15, *) { print(1) }  // expect: 1
