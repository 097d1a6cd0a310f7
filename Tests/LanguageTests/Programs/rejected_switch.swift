// swift-format-ignore-file
enum E { case a, b, c(Int) }
func f(_ e: E) { switch e { case .a: break } }  // error: switch must be exhaustive
func g(_ n: Int) { switch n { case 1: break } }  // error: switch must be exhaustive
func h(_ b: Bool) { switch b { case true: break } }  // error: switch must be exhaustive
func k(_ o: Int?) { switch o { case .some(let x): print(x) } }  // error: switch must be exhaustive
func l(_ e: E) { switch e { case .a, .b: break; case .c(1): break } }  // error: switch must be exhaustive
func m(_ e: E) { switch e { case .x: break; default: break } }  // error: type 'E' has no member 'x'
func n(_ e: E, _ b: Bool) { switch (e, b) { case (.a, _): break; case (_, true): break } }  // error: switch must be exhaustive
func o(_ e: E) { switch e { case .a: case .b: break; default: break } }  // error: 'case' label in a 'switch' must have at least one executable statement
