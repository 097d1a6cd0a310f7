// swift-format-ignore-file
func f(_ g: () throws -> Void) rethrows { try g() }
f { print(1) }  // expect: 1
