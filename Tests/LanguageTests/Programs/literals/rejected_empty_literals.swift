// swift-format-ignore-file
func equal<S: Equatable>(_ list: [S]) {}
let list = []  // error: empty collection literal requires an explicit type
let pairs = [:]  // error: empty collection literal requires an explicit type
let nothing = [nil]  // error: heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional
equal([])  // error: type 'Any' cannot conform to 'Equatable'
