// swift-format-ignore-file
func k(_ c: (Int) -> Int) {}
k { _ in }  // error: cannot convert value of type '()' to closure result type 'Int'
let f: () -> Int = { }  // error: cannot convert value of type
let g: () -> Any = { }  // error: cannot convert value of type
