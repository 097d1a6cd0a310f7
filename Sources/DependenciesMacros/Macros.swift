/// Makes a structure of closures a client: writes its initializers, and makes each closure an
/// endpoint.
///
/// ```swift
/// @DependencyClient
/// struct NumberFact {
///   var fetch: @Sendable (_ number: Int) async throws -> String
///   var isOnline: @Sendable () -> Bool = { true }
/// }
///
/// let client = NumberFact()
/// try await client.fetch(number: 3)  // reports an issue and throws, because nobody has overridden it
/// ```
///
/// An endpoint that doesn't throw needs a closure that returns a value.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "MacroPlugin", type: "DependencyClientMacro")

/// Makes a closure an endpoint: called without an override, it reports an issue with its name. A closure
/// with named parameters also gets a method with these labels.
///
/// - Parameter method: The name of the method; the property's without one.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "MacroPlugin", type: "DependencyEndpointMacro")

/// Leaves a closure of a client as it is.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "MacroPlugin", type: "MarkerMacro")

/// Declares a dependency by one property: its key and its accessors.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: NumberFact.live) var numberFact: NumberFact = NumberFact()
/// }
/// ```
///
/// The property's value is the one for tests. Without a live value, the key is a `TestDependencyKey`, and
/// reading it outside of tests is an issue.
///
/// - Parameters:
///   - keyName: The name of the key. Without it, the key of a property that isn't public is private.
///   - liveValue: The value outside of tests.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(
  _ keyName: String = "", liveValue: Any? = nil, previewValue: Any? = nil
) =
  #externalMacro(module: "MacroPlugin", type: "DependencyEntryMacro")
