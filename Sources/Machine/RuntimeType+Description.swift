extension RuntimeType {
  /// As `print` shows a metatype: `Array<Int>`, `Model`.
  package var description: String { spelling(qualified: false) }

  /// As `debugPrint` shows a metatype: `Swift.Array<Swift.Int>`, `main.Outer.Model`.
  package var qualifiedDescription: String { spelling(qualified: true) }

  private func spelling(qualified: Bool) -> String {
    let swift = qualified ? "Swift." : ""
    func inside(_ type: RuntimeType) -> String { type.spelling(qualified: qualified) }

    return switch self {
    case .void: "()"
    case .bool: swift + "Bool"
    case .int: swift + "Int"
    case .double: swift + "Double"
    case .string: swift + "String"
    case .character: swift + "Character"
    case .duration: swift + "Duration"
    case .any: "Any"
    case .anyObject: swift + "AnyObject"
    case .optional(let wrapped): "\(swift)Optional<\(inside(wrapped))>"
    case .array(let element): "\(swift)Array<\(inside(element))>"
    case .dictionary(let key, let value): "\(swift)Dictionary<\(inside(key)), \(inside(value))>"
    case .set(let element): "\(swift)Set<\(inside(element))>"
    case .range(let name): swift + name
    case .tuple(let elements): "(" + elements.map(inside).joined(separator: ", ") + ")"
    case .function(let spelling): spelling
    case .nominal(let descriptor): qualified ? descriptor.qualifiedName : descriptor.name
    case .existential("Error"): swift + "Error"
    case .existential(let name): qualified ? "main.\(name)" : name
    case .native(let name): name
    case .metatype(let instance): inside(instance) + ".Type"
    }
  }
}
