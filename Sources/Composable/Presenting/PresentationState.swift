/// The state of a child that may be presented, such as a sheet.
///
/// ```swift
/// struct State: Equatable { @PresentationState var editor: Editor.State? }
///
/// .ifLet(\.$editor, action: \.editor) { Editor() }
/// ```
///
/// The macro `@Presents` does the same in an observable state. The child's state is stored outside
/// the structure, so it may contain the type of its parent's state.
@propertyWrapper
public struct PresentationState<State> {
  /// The child's state, or nothing. An array, because arrays are stored on the heap and copied on
  /// write.
  @usableFromInline var storage: [State]

  /// Makes a property with or without a child.
  ///
  /// - Parameter wrappedValue: The child's state; `nil` while nothing is presented.
  public init(wrappedValue: State?) { storage = wrappedValue.map { [$0] } ?? [] }

  /// The child's state; `nil` while nothing is presented.
  public var wrappedValue: State? {
    get { storage.first }
    set {
      guard let newValue else {
        storage = []
        return
      }
      if storage.isEmpty { storage.append(newValue) } else { storage[0] = newValue }
    }
  }

  /// The wrapper itself, for key paths such as `\.$editor`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// The payload of the child, if the child's state is a case: `state.$destination[case: \.edit]`.
  ///
  /// Assigning `nil`, or assigning while nothing is presented, changes nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<State, Value>) -> Value?
  where State: CasePathable {
    get { wrappedValue?[case: keyPath] }
    set {
      guard let newValue, !storage.isEmpty else { return }
      storage[0] = CasePath(keyPath).embed(newValue)
    }
  }

  /// Changes the child in place; returns `nil` if there is none.
  @inlinable
  mutating func update<Result>(_ change: (inout State) -> Result) -> Result? {
    storage.isEmpty ? nil : change(&storage[0])
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: CustomStringConvertible, CustomReflectable {
  /// The child's state, or `nil`.
  public var description: String { wrappedValue.map { "\($0)" } ?? "nil" }
  /// The mirror of the optional state.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the optional state.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional state.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}
