// swift-format-ignore-file
let a = [1, "a"]  // error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
let b = ["a": 1, "b": "x"]  // error: heterogeneous collection literal could only be inferred to '[String : Any]'; add explicit type annotation if this is intentional
var c = ([1, true])  // error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
let d: Any = [1, "a"]
print(d, [1, "a"])
