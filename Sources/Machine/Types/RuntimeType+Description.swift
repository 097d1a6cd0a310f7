extension RuntimeType {
  /// The metatype as `print` shows it: `Array<Int>`, `Model`.
  package var description: String { spelling(qualified: false) }

  /// The metatype as `debugPrint` shows it: `Swift.Array<Swift.Int>`, `main.Outer.Model`.
  package var qualifiedDescription: String { spelling(qualified: true) }

  /// The modules of native types without arguments.
  private static let modules = [
    "AnyKeyPath": "Swift", "CharacterSet": "Foundation", "Decimal": "FoundationEssentials",
    "DispatchGroup": "Dispatch", "DispatchQueue": "Dispatch", "DispatchSemaphore": "Dispatch",
    "DispatchWorkItem": "Dispatch", "MainActor": "Swift", "NSDecimalNumber": "Foundation",
    "NSNull": "Foundation", "ObjectIdentifier": "Swift", "UnsafeCurrentTask": "Swift",
  ]

  private func spelling(qualified: Bool) -> String {
    let swift = qualified ? "Swift." : ""
    func inside(_ type: RuntimeType) -> String { type.spelling(qualified: qualified) }

    return switch self {
    case .void: "()"
    case .bool: swift + "Bool"
    case .int: swift + "Int"
    case .integer(let kind): swift + kind.rawValue
    case .double: swift + "Double"
    case .float: swift + "Float"
    case .string: swift + "String"
    case .character: swift + "Character"
    case .duration: swift + "Duration"
    case .any: "Any"
    case .anyObject: swift + "AnyObject"
    case .optional(let wrapped): "\(swift)Optional<\(inside(wrapped))>"
    case .array(let element): "\(swift)Array<\(inside(element))>"
    case .dictionary(let key, let value): "\(swift)Dictionary<\(inside(key)), \(inside(value))>"
    case .set(let element): "\(swift)Set<\(inside(element))>"
    case .range(let kind, let bound): "\(swift)\(kind.rawValue)<\(inside(bound))>"
    case .tuple(let elements, let labels):
      "("
        + elements.enumerated().map { index, element in
          let label = labels.indices.contains(index) ? labels[index] : nil
          return (label.map { $0 + ": " } ?? "") + inside(element)
        }.joined(separator: ", ") + ")"
    case .function(let spelling): spelling
    case .functionType(let type): type.spelling(qualified: qualified)
    case .nominal(let instance): instance.spelling(qualified: qualified)
    case .existential(let existential): existential.spelling(qualified: qualified)
    case .native(let name): qualified ? Self.modules[name].map { "\($0).\(name)" } ?? name : name
    case .nativeTemplate(let name, let arguments):
      "\(name)<\(arguments.map(inside).joined(separator: ", "))>"
    // The metatypes of a protocol and of its conforming types aren't distinguished here.
    case .metatype(let instance): inside(instance) + ".Type"
    case .parameter(let index): "τ\(index)"
    case .selfType: "Self"
    case .associated(let base, let declaring, let index):
      "\(inside(base)).\(declaring.associatedTypeName(index))"
    }
  }
}

extension RuntimeFunctionType {
  fileprivate func spelling(qualified: Bool) -> String {
    func spell(_ type: RuntimeType) -> String {
      qualified ? type.qualifiedDescription : type.description
    }
    let parameters = parameters.map { parameter in
      (parameter.isInout ? "inout " : "") + spell(parameter.type)
        + (parameter.isVariadic ? "..." : "")
    }
    let attributes =
      (actor.map { "@\(spell($0)) " } ?? "") + (isCallerIsolated ? "nonisolated(nonsending) " : "")
      + (isSendable ? "@Sendable " : "")
    let thrown = thrown.map { "(\(spell($0)))" } ?? ""
    return attributes + "(" + parameters.joined(separator: ", ") + ")" + (isAsync ? " async" : "")
      + (isThrowing ? " throws" + thrown : "") + " -> " + spell(result)
  }
}

extension RuntimeExistential {
  fileprivate func spelling(qualified: Bool) -> String {
    var parts = protocols.map { qualified ? $0.qualifiedName : $0.name }
    if let superclass { parts.insert(superclass.spelling(qualified: qualified), at: 0) }
    // A protocol that only classes conform to says so itself.
    if isClassBound, superclass == nil, !protocols.contains(where: \.isClassBound) {
      parts.append(qualified ? "Swift.AnyObject" : "AnyObject")
    }
    let spelled = parts.isEmpty ? "Any" : parts.joined(separator: " & ")
    if arguments.isEmpty { return spelled }
    let equalities = arguments.map { argument in
      let declaring = argument.declaring
      let name = declaring.associatedTypeName(argument.index)
      return qualified
        ? "Self.\(declaring.qualifiedName).\(name) == \(argument.type.qualifiedDescription)"
        : "Self.\(declaring.name).\(name) == \(argument.type.description)"
    }
    return "any \(spelled)<\(equalities.joined(separator: ", "))>"
  }
}

extension TypeInstance {
  /// The type as `print` shows it: `Pair<Int, String>`.
  package var name: String { spelling(qualified: false) }

  /// The type as `debugPrint` shows it: `main.Outer<Swift.Int>.Inner`.
  package var qualifiedName: String { spelling(qualified: true) }

  fileprivate func spelling(qualified: Bool) -> String {
    if arguments.isEmpty { return qualified ? descriptor.printedName : descriptor.name }
    let spelled = arguments.map { qualified ? $0.qualifiedDescription : $0.description }
    let counts = descriptor.parameterCounts
    guard qualified, counts.count > 1 else {
      let own = spelled.suffix(counts.last ?? spelled.count)
      return (qualified ? descriptor.printedName : descriptor.name) + Self.list(own)
    }
    return Self.spelling(of: descriptor.printedName, counts: counts, arguments: spelled)
  }

  /// The last components of a name are nested types, each with its own arguments.
  private static func spelling(
    of name: String, counts: [Int], arguments: [String]
  ) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var end = arguments.count
    for (distance, count) in counts.reversed().enumerated() where distance < parts.count {
      let start = max(0, end - count)
      parts[parts.count - 1 - distance] += list(arguments[start..<end])
      end = start
    }
    return parts.joined(separator: ".")
  }

  private static func list(_ arguments: some Collection<String>) -> String {
    arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">"
  }
}
