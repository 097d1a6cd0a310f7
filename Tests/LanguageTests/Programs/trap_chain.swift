// swift-format-ignore-file
struct Box { var value: Int? }
let box: Box? = Box(value: nil)
print(
  box!.value!  // trap: unexpectedly found nil while unwrapping an Optional value
)
