import CheckedTree
import Machine

// The layouts of types at run time.
extension Declarer {
  /// The names of fields and cases, and the fields' initial values.
  func complete(_ nominal: NominalDeclaration) {
    guard let descriptor = nominal.descriptor else { return }
    if nominal.kind == .enumeration {
      let values = RawValues(model, nominal).values
      descriptor.cases = nominal.cases.enumerated().map { index, one in
        TypeDescriptor.Case(
          name: one.name, labels: one.parameterLabels,
          rawValue: values.indices.contains(index) ? values[index] : nil)
      }
      return
    }
    var names = nominal.storedProperties.value.map(\.name)
    var shownNames = shownNames(of: nominal)
    var seen: Set<NominalDeclaration> = [nominal]
    var current = nominal.superclass.value?.nominal
    while let superclass = current, seen.insert(superclass).inserted {
      names = superclass.storedProperties.value.map(\.name) + names
      shownNames = self.shownNames(of: superclass) + shownNames
      current = superclass.superclass.value?.nominal
    }
    descriptor.fieldNames = names
    if shownNames != names { descriptor.shownNames = shownNames }
    nominal.layoutFact = Lazy(circular: nil) { [unowned nominal, unowned model] in
      let layout = Layout(
        descriptor: descriptor, isClass: nominal.isReference, isUnique: nominal.isUnique)
      layout.inheritedFieldCount = nominal.inheritedFieldCount
      layout.fields = nominal.storedProperties.value.enumerated().map { index, storage in
        var field = Layout.Field(
          name: storage.name, index: layout.inheritedFieldCount + index)
        field.ownership = storage.ownership
        field.isConstant = storage.isConstant
        field.path = storage.pattern?.path
        if storage.pattern != nil {
          field.defaultValue = storage.defaultValue?.routine.value
        } else if storage.ownership == .weak, !storage.isConstant, storage.initialValue == nil {
          field.startsAsNil = true
        } else if nominal.initialProperty(of: storage) == nil,
          storage.isLazyStorage
            || storage.hasInitialValue && storage.initialValue == nil
              && model.wrapped(storage.type.value) != nil
        {
          field.startsAsNil = true
        } else {
          field.defaultValue = storage.defaultValue?.routine.value
        }
        return field
      }
      return layout
    }
  }

  /// Returns the names of the properties whose values are stored. The storage of a wrapped or lazy
  /// property, and of a property whose accessors a macro writes, has another name, which a reader of
  /// the program may not know.
  private func shownNames(of nominal: NominalDeclaration) -> [String] {
    nominal.storedProperties.value.map { field in
      (field.lazyProperty ?? field.wrapped ?? nominal.propertyOfMacro(for: field) ?? field).name
    }
  }
}
