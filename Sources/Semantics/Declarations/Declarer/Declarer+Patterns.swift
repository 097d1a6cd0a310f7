import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Variables and properties that one pattern declares: `let (a, b) = …`.
extension Declarer {
  func declarePattern(_ parts: VariableParts) -> [StorageDeclaration] {
    guard !parts.binding.pattern.is(WildcardPatternSyntax.self) else { return [] }
    let names = boundNames(parts.binding.pattern)
    guard let owner = parts.owner else { return declareVariables(names, parts) }
    if parts.modifiers.isStatic { return declareStatics(names, parts, owner) }
    return declareFields(names, parts, owner)
  }

  /// A name in a pattern, with the tuple indices that lead to its part of the value.
  private typealias BoundName = (name: TokenSyntax, path: [Int])

  private func boundNames(_ pattern: PatternSyntax, _ path: [Int] = []) -> [BoundName] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [(name.identifier, path)] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.enumerated().flatMap { index, element in
      boundNames(element.pattern, tuple.elements.count == 1 ? path : path + [index])
    }
  }

  /// The declaration of one name. Its type is the matching part of the whole value's type.
  private func makePart(
    _ bound: BoundName, _ parts: VariableParts, of whole: @escaping () -> Type
  ) -> StorageDeclaration {
    var single = parts
    single.annotation = nil
    let storage = make(bound.name, single)
    storage.hasInitialValue = parts.isInitialized
    storage.type = model.fact(circular: .error) {
      bound.path.reduce(whole()) { type, index in
        guard case .tuple(let elements) = type.kind, elements.indices.contains(index) else {
          return .error
        }
        return elements[index].type
      }
    }
    return storage
  }

  private func declareVariables(
    _ names: [BoundName], _ parts: VariableParts
  ) -> [StorageDeclaration] {
    let shared = initialValue(
      parts.binding.initializer?.value, wanted: nil, in: valueContext(parts))
    let model = model
    return names.map { bound in
      let storage = makePart(bound, parts) { [unowned model] in
        parts.annotation.map { model.resolve($0, in: parts.context) } ?? shared?.type ?? .error
      }
      storage.initialValue = shared
      implement(storage, parts)
      return storage
    }
  }

  /// A hidden property for the value of the whole pattern. It isn't a member.
  private func makeWhole(_ parts: VariableParts, _ owner: Owner) -> StorageDeclaration {
    let model = model
    let position = parts.context.file.position(of: parts.binding.pattern)
    let whole = StorageDeclaration(
      name: "$pattern \(position.line):\(position.column)", position: position, owner: owner,
      isConstant: true, signature: Lazy(circular: .empty) { parts.context.signature },
      type: Lazy(known: .error), implementation: Lazy(known: .computed))
    apply(parts.modifiers, parts.attributes, to: whole, in: parts.context)
    whole.context = parts.context
    whole.hasInitialValue = parts.binding.initializer != nil
    whole.isolationFact = isolationFact(of: whole, parts.modifiers, parts.attributes, parts.context)
    if let annotation = parts.annotation {
      whole.type = model.fact(circular: .error) { [unowned model] in
        model.resolve(annotation, in: parts.context).escaping
      }
    }
    declareValue(of: whole, parts, in: valueContext(parts))
    return whole
  }

  /// The type of the whole value, if it has the pattern's parts. Reports otherwise.
  private func matchedType(of whole: StorageDeclaration, _ parts: VariableParts) -> Lazy<Type> {
    let model = model
    let (context, binding) = (parts.context, parts.binding)
    let isAnnotated = parts.annotation != nil
    return model.fact(circular: .error) { [unowned model, unowned whole] in
      let type = whole.type.value
      if type.isError || binding.pattern.matches(type) { return type }
      let pattern = binding.pattern.description(of: type)
      let hasOtherLength = binding.pattern.hasOtherLength(than: type)
      let message: PropertyMessage =
        switch (isAnnotated, hasOtherLength) {
        case (true, false): .patternOfNoTuple(type)
        case (true, true): .patternOfWrongLength(type)
        case (false, false): .patternOfOtherType(type, pattern: pattern)
        case (false, true): .patternOfOtherLength(type, pattern: pattern)
        }
      let value = isAnnotated ? nil : binding.initializer?.value
      let place = value.map { context.file.position(of: $0) }
      model.report(message, at: place ?? context.file.position(of: binding.pattern))
      return .error
    }
  }

  // MARK: Static

  /// A hidden property stores the whole value, which is computed at the first use of one of the
  /// names. Each name is initialized with its part.
  private func declareStatics(
    _ names: [BoundName], _ parts: VariableParts, _ owner: Owner
  ) -> [StorageDeclaration] {
    let context = valueContext(parts)
    let whole = makeWhole(parts, owner)
    implement(whole, parts)
    let type = matchedType(of: whole, parts)
    return [whole]
      + names.map { bound in
        let storage = makePart(bound, parts) { type.value }
        storage.initialValue = part(bound.path, of: whole, in: context)
        implement(storage, parts)
        return storage
      }
  }

  private func part(
    _ path: [Int], of whole: StorageDeclaration, in context: Context
  ) -> InitialValue {
    let model = model
    let (name, position) = (whole.name, whole.position)
    let makeTerm: (Context) -> Term = { [unowned model] _ in
      path.reduce(model.makeName(name, at: position)) { base, index in
        model.makeTerm(
          .member(base, Term.Name("\(index)"), position: position), at: position)
      }
    }
    return InitialValue(
      syntax: nil, makeTerm: makeTerm, context: context,
      solved: model.fact(circular: nil) { [unowned model] in
        model.requests?.solveInitialValue(makeTerm(context), as: nil, in: context)
      })
  }

  // MARK: Instance properties

  /// Each initialization computes the whole value once. Each name is initialized with its part. Without a value,
  /// initializers set each name.
  private func declareFields(
    _ names: [BoundName], _ parts: VariableParts, _ owner: Owner
  ) -> [StorageDeclaration] {
    let hasValue = parts.binding.initializer != nil
    if hasValue, parts.isConstant, (owner.type as? NominalDeclaration)?.kind == .structure {
      report(
        PropertyMessage.severalConstantsByPattern, at: parts.binding.pattern, in: parts.context)
    }
    let whole = makeWhole(parts, owner)
    if hasValue {
      whole.defaultValue = makeValueFunction(
        of: whole, name: "default value of \(names.map(\.name.text).joined(separator: ", "))")
    }
    if !checkPlace(of: whole, parts) { return [] }
    let type = matchedType(of: whole, parts)
    return names.map { bound in
      let storage = makePart(bound, parts) { withExtendedLifetime(whole) { type.value } }
      if hasValue { storage.pattern = PropertyPattern(whole: whole, path: bound.path) }
      implement(storage, parts)
      return storage
    }
  }
}

extension PatternSyntax {
  /// Whether a value of the type has the parts of the pattern.
  fileprivate func matches(_ type: Type) -> Bool {
    guard let tuple = `as`(TuplePatternSyntax.self) else { return true }
    if let only = tuple.onlyPattern { return only.matches(type) }
    guard case .tuple(let elements) = type.kind, elements.count == tuple.elements.count else {
      return false
    }
    return zip(tuple.elements, elements).allSatisfy { $0.pattern.matches($1.type) }
  }

  fileprivate func hasOtherLength(than type: Type) -> Bool {
    guard let tuple = `as`(TuplePatternSyntax.self), case .tuple(let elements) = type.kind else {
      return false
    }
    return tuple.elements.count != elements.count
  }

  /// The type that a value must have, with the parts that are known: `(Int, _)`.
  fileprivate func description(of type: Type) -> String {
    guard let tuple = `as`(TuplePatternSyntax.self) else { return "\(type)" }
    var known: [Type] = []
    if case .tuple(let elements) = type.kind { known = elements.map(\.type) }
    let parts = tuple.elements.enumerated().map { index, element in
      known.indices.contains(index)
        ? element.pattern.description(of: known[index]) : element.pattern.unknownDescription
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private var unknownDescription: String {
    guard let tuple = `as`(TuplePatternSyntax.self) else { return "_" }
    return "(\(tuple.elements.map(\.pattern.unknownDescription).joined(separator: ", ")))"
  }
}

extension TuplePatternSyntax {
  /// The pattern in parentheses, if it is a single one.
  fileprivate var onlyPattern: PatternSyntax? {
    elements.count == 1 ? elements.first?.pattern : nil
  }
}
