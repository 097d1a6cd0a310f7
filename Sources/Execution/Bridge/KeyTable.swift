import Machine
import Synchronization

/// Which real key type stands for which declaration, for the life of the process: like any type,
/// a key type is never taken back, and its static properties can be given nothing but its number.
enum KeyTable {
  fileprivate struct State {
    var types: [ObjectIdentifier: (sides: Set<Side>, type: any InterpretedKey.Type)] = [:]
    /// By number; also keeps the declarations, whose addresses must not be used again.
    var declarations: [KeyDeclaration] = []
    /// By key type.
    var numbers: [ObjectIdentifier: Int] = [:]
  }

  private static let state = Mutex(State())

  /// The key type of a declaration; another one once the declaration has gained a value.
  static func type(of declaration: KeyDeclaration) -> any InterpretedKey.Type {
    let sides = declaration.sides
    return state.withLock { state in
      if let entry = state.types[ObjectIdentifier(declaration)], entry.sides == sides {
        return entry.type
      }
      return state.add(declaration, sides)
    }
  }

  /// Gives the declaration a new key type, because a run that was stopped while it computed the
  /// default has left nothing useful in the resolver's cache.
  static func renew(_ declaration: KeyDeclaration) {
    let sides = declaration.sides
    state.withLock { _ = $0.add(declaration, sides) }
  }

  static func declaration(_ number: Int) -> KeyDeclaration? {
    state.withLock { state in
      state.declarations.indices.contains(number) ? state.declarations[number] : nil
    }
  }

  /// Whose key type it is; nil for a type that stands for no declaration.
  static func declaration(of keyType: ObjectIdentifier) -> KeyDeclaration? {
    state.withLock { state in state.numbers[keyType].map { state.declarations[$0] } }
  }

  /// Called by the resolver, in the middle of a read made by some drive.
  static func value(_ side: Side, of number: Int) -> Value {
    guard let drive = Ambient.drive, let declaration = declaration(number) else {
      return Unresolved.value
    }
    return drive.compute(side, of: declaration)
  }
}

extension KeyTable.State {
  fileprivate mutating func add(
    _ declaration: KeyDeclaration, _ sides: Set<Side>
  ) -> any InterpretedKey.Type {
    let type = interpretedKey(declaring: sides, number: declarations.count)
    numbers[ObjectIdentifier(type)] = declarations.count
    declarations.append(declaration)
    types[ObjectIdentifier(declaration)] = (sides, type)
    return type
  }
}

extension KeyDeclaration {
  var sides: Set<Side> {
    let values = values
    var sides: Set<Side> = []
    if values.live != nil { sides.insert(.live) }
    if values.preview != nil { sides.insert(.preview) }
    if values.test != nil { sides.insert(.test) }
    return sides
  }

  func getter(_ side: Side) -> Getter? {
    switch side {
    case .live: values.live
    case .preview: values.preview
    case .test: values.test
    }
  }
}

/// What a getter gives to the resolver, which must be given something, when its run was stopped.
final class Unresolved: NativeValue {
  static let value = Value.native(Unresolved())

  static var leadsOn: Bool { false }
  var typeName: String { "Unresolved" }
  var description: String { "(unresolved)" }
}

extension Value {
  var isUnresolved: Bool {
    if case .native(let native) = self { native is Unresolved } else { false }
  }
}
