/// A deinitializer of a class.
package struct Deinitializer: Sendable {
  /// Takes `self`, and returns nothing.
  package let function: Function
  /// The list for objects that are released while no fiber of the session runs.
  package let releases: Releases

  package init(function: Function, releases: Releases) {
    self.function = function
    self.releases = releases
    releases.noteDeinitializer()
  }
}
