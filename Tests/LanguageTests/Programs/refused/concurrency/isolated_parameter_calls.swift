// swift-format-ignore-file
actor A { var d = 1
  func own() { f(self); self.d += 1 }
  func other(_ b: A) { f(b) }  // error: call to actor-isolated global function 'f' in a synchronous actor-isolated context  // says: global function 'f(_:)' in a synchronous actor-isolated context — not yet in the compiler's words
}
func f(_ a: isolated A) { a.d += 1 }
func g(_ a: A) { f(a) }  // error: call to actor-isolated global function 'f' in a synchronous nonisolated context  // says: global function 'f(_:)' in a synchronous nonisolated context — not yet in the compiler's words
func h(_ a: A) async { await f(a) }
func i(_ a: isolated A) { f(a) }
func j(_ a: isolated A, _ b: A) { f(b) }  // error: call to actor-isolated global function 'f' in a synchronous actor-isolated context  // says: global function 'f(_:)' in a synchronous actor-isolated context — not yet in the compiler's words
