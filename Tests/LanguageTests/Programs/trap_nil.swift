// swift-format-ignore-file
let missing: Int? = nil
print(missing!)  // trap: unexpectedly found nil while unwrapping an Optional value
