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
@dynamicMemberLookup struct ByNumber {
  subscript(dynamicMember name: Int) -> Int { 1 }  // error: '@dynamicMemberLookup' requires 'ByNumber' to have a
}
@dynamicMemberLookup struct ByText {
  subscript<Name: ExpressibleByStringLiteral>(dynamicMember name: Name) -> Int { 1 }
}
let two: (x y: Int, z: Int) = (1, 2)  // error: tuple element cannot have two labels
let unnamed: (_ x: Int, y: Int) = (1, 2)  // error: tuple element cannot have two labels
let labelled: (_ x: Int) -> Void = { _ in }
