// swift-format-ignore-file
let least = Int.min
print(-least)  // trap: arithmetic overflow in `-`
