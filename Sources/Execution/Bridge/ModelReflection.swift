import Machine

// The library finds a model's wrappers through a mirror, which contains the real ones.

extension Object: CustomReflectable {
  package var customMirror: Mirror {
    Mirror(self, children: children(descriptor.fieldNames, snapshot), displayStyle: .class)
  }
}

/// An interpreted structure used as a model.
struct StructureModel: CustomReflectable {
  let structure: Structure

  var customMirror: Mirror {
    Mirror(self, children: children(structure.descriptor.fieldNames, structure.fields))
  }
}

private func children(_ names: [String], _ fields: Values) -> [Mirror.Child] {
  fields.enumerated().map { index, field in
    let name = index < names.count ? names[index] : nil
    if case .native(let native) = field, let box = native as? WrapperBox {
      return (name, box.wrapper)
    }
    return (name, field)
  }
}
