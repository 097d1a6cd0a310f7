// swift-format-ignore-file
if #available(macOS 15, *) { print(1) }  // error: an availability condition isn't supported in a lesson
