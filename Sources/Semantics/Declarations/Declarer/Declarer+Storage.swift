import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// The storage of properties, globals and local variables.
extension Declarer {
  /// Decides where the value is stored.
  func implement(_ storage: StorageDeclaration, _ parts: VariableParts) {
    let context = parts.context
    guard let owner = storage.owner else {
      implementGlobal(storage, in: context)
      return
    }
    if storage.isStatic {
      let name = "\(owner.type.path).\(storage.name)"
      storage.defaultValue = makeValueFunction(of: storage, name: name)
      if storage.defaultValue == nil, storage.wrapped == nil {
        let word = storage.isFinal ? "static" : "class"
        report(
          PropertyMessage.withoutValue(keywords: "\(word) \(parts.isConstant ? "let" : "var")"),
          at: parts.binding.pattern, in: context)
      }
      storage.implementation = Lazy(circular: .computed) { [unowned storage] in
        guard let value = storage.defaultValue else { return .computed }
        return .static(
          StaticStorage(name: name, initializer: value.routine.value.function))
      }
      return
    }
    guard let nominal = owner.type as? NominalDeclaration else { return }
    addField(storage, to: nominal)
  }

  func addField(_ storage: StorageDeclaration, to nominal: NominalDeclaration) {
    let index = nominal.storedProperties.value.count
    nominal.storedProperties = Lazy(known: nominal.storedProperties.value + [storage])
    storage.defaultValue =
      storage.pattern?.whole.defaultValue
      ?? makeValueFunction(
        of: storage, name: "default value of \(nominal.path).\(storage.name)")
    storage.implementation = Lazy(circular: .stored(index: index)) { [unowned nominal] in
      .stored(index: nominal.inheritedFieldCount + index)
    }
  }

  private func implementGlobal(_ storage: StorageDeclaration, in context: Context) {
    let position = storage.position
    if context.isLayer, [.prelude, .library].contains(context.file.form) {
      storage.defaultValue = makeValueFunction(of: storage, name: storage.name)
      storage.implementation = Lazy(circular: .computed) { [unowned storage] in
        guard let value = storage.defaultValue else { return .computed }
        return .static(
          StaticStorage(name: storage.name, initializer: value.routine.value.function))
      }
      return
    }
    let isGlobal = context.isLayer
    let variable = Variable(
      name: storage.name, isConstant: storage.isConstant,
      storage: isGlobal ? .global(Cell()) : .local, owner: isGlobal ? nil : context.body,
      position: position)
    variable.ownership = storage.ownership
    variable.isInitializedAtDeclaration = storage.hasInitialValue
    storage.implementation = Lazy(known: .variable(variable))
  }
}

extension NominalDeclaration {
  /// The number of fields in all superclasses.
  package var inheritedFieldCount: Int {
    var count = 0
    var seen: Set<NominalDeclaration> = [self]
    var current = superclass.value?.nominal
    while let superclass = current, seen.insert(superclass).inserted {
      count += superclass.storedProperties.value.count
      current = superclass.superclass.value?.nominal
    }
    return count
  }
}
