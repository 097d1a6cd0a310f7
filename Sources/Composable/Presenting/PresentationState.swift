/// The state of a child that is presented or not, such as a sheet.
///
/// ```swift
/// struct State: Equatable { @PresentationState var editor: Editor.State? }
///
/// .ifLet(\.$editor, action: \.editor) { Editor() }
/// ```
///
/// The macro `@Presents` does the same in an observable state. The child may contain its parent's
/// state: it is kept apart from the structure.
@propertyWrapper
public struct PresentationState<State> {
  /// The child's state, or nothing; an array, because it is on the heap and is copied when it is
  /// changed.
  private var storage: [State]

  /// Makes a property with a child, or without one.
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

  /// The wrapper itself, to which key paths such as `\.$editor` lead.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the child where it is; `nil` if there is none.
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
  /// Looks like the optional state.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

// The tutor, which runs this library from its source, has no coders.
#if !INTERPRETED
  extension PresentationState: Encodable where State: Encodable {
    /// Writes the optional state.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  extension PresentationState: Decodable where State: Decodable {
    /// Reads an optional state.
    public init(from decoder: any Decoder) throws {
      self.init(wrappedValue: try State?(from: decoder))
    }
  }
#endif
