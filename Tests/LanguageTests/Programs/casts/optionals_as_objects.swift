// swift-format-ignore-file
import Foundation
class C {}
let o = C(); let so: C? = o; let no: C? = nil; let any: Any = o; let anyO: Any? = o; let oo: C?? = so
print((so as AnyObject) === o, (any as AnyObject) === o, (anyO as AnyObject) === o, (oo as AnyObject) === o)
let a: Any = so as Any
print((a as AnyObject) === o)
print(type(of: so as AnyObject))
func same<T>(_ x: T, _ y: AnyObject) -> Bool { (x as AnyObject) === y }
print(same(o, o), same(so, o))
protocol P: AnyObject {}
extension C: P {}
let p: (any P)? = o
print((p as AnyObject) === o, (p as AnyObject) is C)
let n: C? = nil; let i: Int? = 3
let b = n as AnyObject, d = i as AnyObject
print(b is C, d as? Int ?? 0, (d as? Int?) != nil)
// expect: true true true true
// expect: true
// expect: C
// expect: true true
// expect: true true
// expect: false 3 true
