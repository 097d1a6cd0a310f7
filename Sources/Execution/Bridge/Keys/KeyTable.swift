import Machine
import Synchronization

/// The real key types of declarations, for the life of the process. Like any type, a key type is
/// never freed, and its static properties depend only on its number.
enum KeyTable {
  fileprivate struct State {
    var types: [ObjectIdentifier: (sides: Set<Side>, type: any InterpretedKey.Type)] = [:]
    /// The declarations by number. Keeps them alive, so that their addresses aren't reused.
    var declarations: [KeyDeclaration] = []
    /// The numbers by key type.
    var numbers: [ObjectIdentifier: Int] = [:]
  }

  private static let state = Mutex(State())

  /// Returns the key type of a declaration. It changes when the declaration gains a value.
  static func type(of declaration: KeyDeclaration) -> any InterpretedKey.Type {
    let sides = declaration.sides
    return state.withLock { state in
      if let entry = state.types[ObjectIdentifier(declaration)], entry.sides == sides {
        return entry.type
      }
      return state.add(declaration, sides)
    }
  }

  /// Gives the declaration a new key type, because a run that was stopped during the computation of
  /// the default has left an invalid value in the resolver's cache.
  static func renew(_ declaration: KeyDeclaration) {
    let sides = declaration.sides
    state.withLock { _ = $0.add(declaration, sides) }
  }

  static func declaration(_ number: Int) -> KeyDeclaration? {
    state.withLock { state in
      state.declarations.indices.contains(number) ? state.declarations[number] : nil
    }
  }

  /// Returns the declaration of a key type; nil if the type represents none.
  static func declaration(of keyType: ObjectIdentifier) -> KeyDeclaration? {
    state.withLock { state in state.numbers[keyType].map { state.declarations[$0] } }
  }

  /// Returns the declaration with an identity; nil if no key type represents it.
  static func declaration(identifiedBy identity: ObjectIdentifier) -> KeyDeclaration? {
    state.withLock { state in
      guard let type = state.types[identity]?.type else { return nil }
      return state.numbers[ObjectIdentifier(type)].map { state.declarations[$0] }
    }
  }

  /// The resolver calls this during a read by a drive.
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

/// The result of a getter for the resolver, which needs one, if the run was stopped.
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
