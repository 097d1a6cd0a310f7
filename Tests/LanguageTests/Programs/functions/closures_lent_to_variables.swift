// swift-format-ignore-file
func f(_ c: () -> Int, _ d: () -> Int, _ b: Bool) -> Int { let g = b ? c : d; return g() }
func h(_ c: () -> Void) { let d = c; d() }
func m(_ c: () -> Void) { let t = (c, 1); t.0() }
func o(_ c: (() -> Void)?) { if let c { c() }; let d = c; d?() }
func v(_ c: () -> Void) { let a = (c, 2); let b = a; b.0() }
func y(_ c: () -> Void) { let d = true ? c : { print("x") }; d() }
func z(_ c: () -> Void) { let d = [1].isEmpty ? nil : c; d?() }
print(f({ 1 }, { 2 }, false))
for run in [h, m, v, y, z] as [(() -> Void) -> Void] { run { print("ran", terminator: " ") } }
o(nil)
print()
// expect: 2
// expect: ran ran ran ran ran 
