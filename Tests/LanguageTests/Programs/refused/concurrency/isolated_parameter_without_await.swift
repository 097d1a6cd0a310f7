// swift-format-ignore-file
actor A { var d = 1 }
func f(_ a: isolated A) { a.d += 1 }
func k(_ a: A) async { f(a) }  // error: actor-isolated global function 'f' cannot be called from outside of the actor  // says: actor-isolated global function 'f(_:)' cannot be called from outside of the actor — not yet in the compiler's words
