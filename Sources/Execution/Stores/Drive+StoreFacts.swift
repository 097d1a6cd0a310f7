import Machine
import Recording

extension Drive {
  /// Adds what the reducers of children tell about an action: kinds, each with a key path or ids.
  func addFacts(to action: inout StoreAction, _ request: Request) throws {
    guard case .array(let facts) = try request.argument(11) else { throw request.malformed }
    var isPassedOn = false
    for index in stride(from: 0, to: facts.count - facts.count % 2, by: 2) {
      guard case .string(let kind) = facts[index].untyped else { throw request.malformed }
      let subject = facts[index + 1].untyped
      switch kind {
      case "child":
        isPassedOn = true
        if let property = subject.keyPath?.computedProperty {
          action.facts.append(.computedChild(property: property))
        }
      case "prompt":
        guard let path = subject.keyPath else { throw request.malformed }
        action.facts.append(.promptRemoved(property: path.property))
      case "elements":
        guard case .array(let parts) = subject, parts.count == 2,
          let path = parts[0].untyped.keyPath, case .string(let own) = parts[1].untyped
        else { throw request.malformed }
        action.facts.append(
          .elementsChanged(property: path.property, own: own.isEmpty ? nil : String(own)))
      case "pop":
        guard case .array = subject else { throw request.malformed }
        action.facts.append(.popped(ids: try request.strings(subject)))
      case "unreturned":
        guard case .array(let numbers) = subject, numbers.count == 2,
          case .int(let line) = numbers[0].untyped, case .int(let column) = numbers[1].untyped
        else { throw request.malformed }
        if let place = Place(ofProgram: line, column: column) {
          action.facts.append(.unreturnedEffect(at: place))
        }
      default: throw request.malformed
      }
    }
    if !isPassedOn {
      action.unreached = try request.argument(5).caseOfOtherFeature(in: request.argument(6))
    }
  }
}

extension Value {
  fileprivate var keyPath: KeyPathValue? {
    if case .native(let native) = self { native as? KeyPathValue } else { nil }
  }

  /// For an action that contains the action of another feature: its case. The other feature's state is in the own
  /// state, and both features' actions have one name, as `Action` has.
  fileprivate func caseOfOtherFeature(in state: Value) -> String? {
    guard case .enumeration(let own) = untyped, own.descriptor.isOfProgram,
      own.payload.count == 1, case .enumeration(let inner) = own.payload[0].untyped,
      let payload = inner.descriptor.isOfProgram ? inner : inner.innermostAction,
      payload.descriptor.isOfProgram, payload.descriptor.name == own.descriptor.name,
      payload.descriptor !== own.descriptor, case .structure(let whole) = state.untyped
    else { return nil }
    let feature = payload.descriptor.owner
    let hasFeature = whole.fields.contains { $0.typesInside.contains { $0.owner == feature } }
    return hasFeature ? own.descriptor.cases[own.index].name : nil
  }

  /// The program's types of the value, of its wrapped value, or of its elements.
  private var typesInside: [TypeDescriptor] {
    switch untyped {
    case .some(let wrapped): wrapped.typesInside
    case .array(let elements): elements.first.map(\.typesInside) ?? []
    case .structure(let structure) where structure.descriptor.isOfProgram: [structure.descriptor]
    case .structure(let structure): structure.fields.flatMap(\.typesInside)
    case .enumeration(let enumeration): [enumeration.descriptor]
    default: []
    }
  }
}

extension TypeDescriptor {
  /// `main.Filter` of `main.Filter.State`
  fileprivate var owner: Substring { qualifiedName.dropLast(name.count) }
}

extension Enumeration {
  /// The child's action in a presentation's, a stack's or an element's.
  fileprivate var innermostAction: Enumeration? {
    guard let last = payload.last, case .enumeration(let inner) = last.untyped else { return nil }
    return inner
  }
}

extension KeyPathValue {
  /// `alert` of `\State.$alert`
  fileprivate var property: String {
    String(path.drop { $0 == "." || $0 == "$" })
  }

  /// The property, if it is a computed one of the program's structure.
  fileprivate var computedProperty: String? {
    let name = path.drop { $0 == "." }
    guard case .nominal(let type) = root, type.descriptor.isOfProgram,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !type.descriptor.shownNames.contains(String(name))
    else { return nil }
    return String(name)
  }
}
