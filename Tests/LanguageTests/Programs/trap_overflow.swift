// swift-format-ignore-file
let most = Int.max
print("before")  // expect: before
print(most + 1)  // trap: arithmetic overflow in `+`
