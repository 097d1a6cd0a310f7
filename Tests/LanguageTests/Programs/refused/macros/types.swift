// swift-format-ignore-file
import DependenciesMacros

// A mistake in what a macro copies is reported once, where it is written.
@DependencyClient struct Client { var fetch: (Foo) throws -> Int }  // error: cannot find type 'Foo' in scope
@DependencyClient struct Other { var base: Bar }  // error: cannot find type 'Bar' in scope
@DependencyClient struct Twice {
  var a: (_ x: Int) throws -> Int
  func a(x: Int) throws -> Int { x }  // error: invalid redeclaration of 'a(x:)'
}
struct Entry {
  @DependencyEntry var a: Int = 1  // error: '@DependencyEntry' can only be applied to a 'var' in an extension of 'DependencyValues'
}
