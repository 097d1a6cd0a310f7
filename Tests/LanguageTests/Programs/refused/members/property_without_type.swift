// swift-format-ignore-file
struct Locked { var paid; var n = 1 }  // error: type annotation missing in pattern
let a = Locked()
let b = Locked(n: 2)
let c = Locked(paid: 3)
struct Known { let items: Missing; let n: Int }  // error: cannot find type 'Missing' in scope
let r = Known(items: 1, n: 2)
print(r.items.count, r.n)
