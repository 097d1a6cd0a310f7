/// Says what the wrapper reads and where it was made, without reading it.
///
/// What a read would find is said by
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

  /// Shows nothing beside the description: how the wrapper is made up is no part of a model.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
