import Machine

extension Value {
  /// The maximum number of parts that are visited.
  private static var mostParts: Int { 200 }

  /// The objects of the program's classes that the value is or has as parts, with their paths.
  var objectsInside: [(path: String, object: Object)] {
    var most = Self.mostParts
    guard hasObject(within: &most) else { return [] }
    var found: [(path: String, object: Object)] = []
    var parts: [(path: String, value: Value)] = [("", self)]
    var index = 0
    while index < parts.count, index < Self.mostParts {
      let (path, value) = parts[index]
      index += 1
      switch value {
      case .object(let object):
        if object.descriptor.isNumbered, object.descriptor.holdsVariables {
          found.append((path.isEmpty ? "state" : path, object))
        }
      case .some(let inner), .typed(let inner, _): parts.append((path, inner))
      case .structure(let structure) where structure.descriptor.isOfProgram:
        for (name, field) in zip(structure.descriptor.shownNames, structure.fields) {
          parts.append((path.isEmpty ? name : "\(path).\(name)", field))
        }
      case .enumeration(let enumeration):
        let name = enumeration.descriptor.cases[enumeration.index].name
        for part in enumeration.payload {
          parts.append((path.isEmpty ? name : "\(path).\(name)", part))
        }
      case .array(let elements):
        for (number, element) in elements.prefix(Self.mostParts).enumerated() {
          parts.append(("\(path)[\(number)]", element))
        }
      default: break
      }
    }
    return found
  }

  /// Returns whether there may be such an object, without paths, because few states have one.
  fileprivate func hasObject(within most: inout Int) -> Bool {
    most -= 1
    guard most >= 0 else { return true }
    switch self {
    case .object: return true
    case .some(let inner), .typed(let inner, _): return inner.hasObject(within: &most)
    case .structure(let structure): return structure.fields.haveObject(within: &most)
    case .enumeration(let enumeration): return enumeration.payload.haveObject(within: &most)
    case .array(let elements):
      for element in elements.prefix(Self.mostParts) where element.hasObject(within: &most) {
        return true
      }
      return false
    default: return false
    }
  }
}

extension Values {
  fileprivate func haveObject(within most: inout Int) -> Bool {
    for value in self where value.hasObject(within: &most) { return true }
    return false
  }
}

extension TypeDescriptor {
  /// Whether objects of the class have stored properties.
  fileprivate var holdsVariables: Bool { !fieldNames.isEmpty }
}
