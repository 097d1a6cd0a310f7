// swift-format-ignore-file
@frozen class A {}  // error: '@frozen' attribute cannot be applied to this declaration
@Sendable struct S {}  // error: '@Sendable' attribute cannot be applied to this declaration
@MainActor import Foundation  // error: import cannot have a global actor
@MainActor actor Counter {}  // error: actor 'Counter' cannot have a global actor
@MainActor typealias Number = Int  // error: type alias cannot have a global actor
@discardableResult typealias Text = String  // error: '@discardableResult' attribute cannot be applied to this declaration
@inlinable struct T {}  // error: '@inlinable' attribute cannot be applied to this declaration
@concurrent enum E {  // error: '@concurrent' attribute cannot be applied to this declaration
  @frozen case a  // error: '@frozen' attribute cannot be applied to this declaration
  @MainActor case b  // error: enum case cannot have a global actor
}
@dynamicMemberLookup func f() {}  // error: '@dynamicMemberLookup' attribute cannot be applied to this declaration
@unchecked struct U {}  // error: attribute can only be applied to types, not declarations
struct R: @retroactive Equatable {}  // error: '@retroactive' only applies in inheritance clauses in extensions
@available(macOS 13) func g() {}  // error: must handle potential future platforms with '*'
@available() func h() {}  // error: expected platform name or '*' for 'available' attribute
@available(macOS 13, *) func i() {}
@available(swift 5) func j() {}
@available(macOS, introduced: 13) func k() {}
if #available(macOS 13) { i() }  // error: must handle potential future platforms with '*'
if #available(linux) { j() }  // error: condition required for target platform '*'
if #available(macOS 13, *) { k() }
if #unavailable(macOS 13) { k() }
