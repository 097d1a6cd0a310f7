@builtIn("native") class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  @intrinsic("equal") static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("describe") var debugDescription: String { get }
}
@builtIn("native") class PartialKeyPath<Root>: AnyKeyPath {}
@builtIn("native") class KeyPath<Root, Value>: PartialKeyPath<Root> {
  @intrinsic("keyPath.append")
  func appending<AppendedValue>(
    path: KeyPath<Value, AppendedValue>
  ) -> KeyPath<Root, AppendedValue>
  @intrinsic("keyPath.append")
  func appending<AppendedValue>(
    path: ReferenceWritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>
}
@builtIn("native") class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  @intrinsic("keyPath.append")
  func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> WritableKeyPath<Root, AppendedValue>
}
@builtIn("native") class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  @intrinsic("keyPath.append")
  func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>
}
