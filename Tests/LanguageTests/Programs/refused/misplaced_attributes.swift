// swift-format-ignore-file
typealias Handler = () -> Void
let a: @MainActor Handler = {}  // error: unknown attribute 'MainActor'
let b: (@MainActor () -> Void)? = nil
func c(_ work: @MainActor (() -> Void)?) {}  // error: unknown attribute 'MainActor'
let d: @Sendable Int = 1  // error: '@Sendable' only applies to function types
let e: @Sendable Handler = {}  // error: attribute does not apply to type
func f(_ work: @escaping Handler) {}
func g(_ number: @escaping Int) {}  // error: '@escaping' only applies to function types
func h(_ work: @escaping (() -> Void)?) {}  // error: closure is already escaping in optional type argument
func i(_ work: @Sendable @Sendable () -> Void) {}  // error: duplicate attribute
@discardableResult @discardableResult func j() -> Int { 1 }  // error: duplicate attribute
let k: @MainActor @Sendable () -> Void = {}
struct Pair {
  static func + (left a: Pair, b: Pair) -> Pair { a }  // error: operator cannot have keyword arguments
  static func - (_ a: Pair, _ b: Pair) -> Pair { a }
}
