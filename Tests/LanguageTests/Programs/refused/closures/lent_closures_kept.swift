// swift-format-ignore-file
func once(_ f: () -> Int) -> Int { f() }
func keep(_ f: @escaping () -> Int) {}
func c(_ g: () -> Int) -> Int { let make = { g() + 1 }; return make() }  // error: escaping closure captures non-escaping parameter 'g'
func d(_ g: () -> Int) -> () -> Int { let make = { g() + 1 }; return make }  // error: escaping closure captures non-escaping parameter 'g'
func e(_ g: () -> Int) { let make = { g() + 1 }; keep(make) }  // error: escaping closure captures non-escaping parameter 'g'
func f(_ g: () -> Int) -> Int { var make = { g() + 1 }; make = { 2 }; return once(make) }  // error: escaping closure captures non-escaping parameter 'g'
func i(_ g: () -> Int) -> Int { let make = { g() + 1 }; return once { make() } }  // error: escaping closure captures non-escaping parameter 'g'
func p(_ g: () -> Int) -> Int { let make: () -> Int; make = { g() + 1 }; return once(make) }  // error: escaping closure captures non-escaping parameter 'g'
