/// What a class runs when an object of it is released.
package struct Deinitializer: Sendable {
  /// Takes `self`, returns nothing.
  package let function: Function
  /// Where objects wait that are released while no fiber of the session runs.
  package let releases: Releases

  package init(function: Function, releases: Releases) {
    self.function = function
    self.releases = releases
    releases.noteDeinitializer()
  }
}
