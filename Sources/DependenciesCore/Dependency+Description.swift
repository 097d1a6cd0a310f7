/// The dependency that the wrapper reads and the wrapper's location, without reading the
/// dependency.
///
/// To explain a read, use
/// ``DependencyValues/explain(_:fileID:filePath:line:column:)-((DependencyValues)->Value,_,_,_,_)``.
extension Dependency: CustomStringConvertible, CustomReflectable {
  public var description: String {
    let read =
      if let key {
        "dependency `\(key.takeUnretainedValue().name)`: \(readableName(of: Value.self))"
      } else {
        "dependency of type \(readableName(of: Value.self))"
      }
    let scope = captured?.scope.map { ", inside the scope at \($0.location)" }
    return "\(read), made at \(location.location)\(scope ?? "")"
  }

  /// A mirror without children, because a wrapper's storage is no part of a model's state.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
