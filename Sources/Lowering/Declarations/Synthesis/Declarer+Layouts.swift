import CheckedTree
import Machine

// The layouts of types at run time.
extension Declarer {
  /// The names of fields and cases, and the fields' initial values.
  func complete(_ nominal: NominalDeclaration) {
    guard let descriptor = nominal.descriptor else { return }
    if nominal.kind == .enumeration {
      let values = RawValues(checker, nominal).values
      descriptor.cases = nominal.cases.enumerated().map { index, one in
        TypeDescriptor.Case(
          name: one.name, labels: one.parameterLabels,
          rawValue: values.indices.contains(index) ? values[index] : nil)
      }
      return
    }
    var names = nominal.storedProperties.value.map(\.name)
    var seen: Set<NominalDeclaration> = [nominal]
    var current = nominal.superclass.value?.nominal
    while let superclass = current, seen.insert(superclass).inserted {
      names = superclass.storedProperties.value.map(\.name) + names
      current = superclass.superclass.value?.nominal
    }
    descriptor.fieldNames = names
    nominal.layoutFact = Lazy(circular: nil) { [unowned nominal] in
      let layout = Layout(descriptor: descriptor, isClass: nominal.isReference)
      layout.inheritedFieldCount = nominal.inheritedFieldCount
      layout.fields = nominal.storedProperties.value.enumerated().map { index, storage in
        var field = Layout.Field(
          name: storage.name, index: layout.inheritedFieldCount + index)
        field.ownership = storage.ownership
        field.isConstant = storage.isConstant
        if storage.ownership == .weak, !storage.isConstant, storage.initialValue == nil {
          field.startsAsNil = true
        } else if nominal.initialProperty(of: storage) == nil,
          storage.isLazyStorage || storage.hasInitialValue && storage.initialValue == nil
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
}
