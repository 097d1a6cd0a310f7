package import CheckedTree
package import Reading
package import Semantics
import SwiftSyntax

// The declarations of a closure: its parameters and captures.
extension ConstraintSystem {
  package struct ParameterTypes {
    /// The types in the function type.
    package var outer: [FunctionType.Parameter]
    /// The types inside the body.
    package var inner: [Type]
    package var splitsTuple = false
  }

  package func parameterTypes(_ use: ClosureUse, _ wanted: FunctionType?) -> ParameterTypes? {
    let closure = use.closure
    let written = closure.parameters
    guard let wanted else {
      let list = written ?? []
      var types: [FunctionType.Parameter] = []
      for parameter in list {
        let type = parameter.type.map { model.resolve($0, in: context) } ?? makeVariable()
        types.append(
          .init(type: type, isInout: parameter.isInout, isVariadic: parameter.isVariadic))
      }
      return ParameterTypes(outer: types, inner: types.map(typeInside))
    }
    let count = written?.count ?? 0
    let open = wanted.parameters
    if count == open.count || (written == nil && open.isEmpty) {
      var outer: [FunctionType.Parameter] = []
      for (index, parameter) in open.enumerated() {
        var made = parameter
        made.isAutoclosure = false
        if let syntax = written?[index].type {
          let type = model.resolve(syntax, in: context)
          guard
            equate(type, parameter.type, use.term)
              || convert(parameter.type, type, .argument, use.term)
          else {
            _ = fail(.cannotConvert(simplify(parameter.type), type, .argument, use.term))
            return nil
          }
          made.type = type
        }
        outer.append(made)
      }
      return ParameterTypes(outer: outer, inner: outer.map(typeInside))
    }
    // A `Void` argument needs no name.
    if written == nil, open.count == 1, isVoidOrOpen(open[0].type, use.term) {
      return ParameterTypes(outer: open, inner: open.map(\.type))
    }
    // One contextual tuple and a name for each element. Only closures that are arguments may do
    // this (SE-0110).
    if open.count == 1, count > 1, case .tuple(let elements) = root(open[0].type).kind,
      elements.count == count
    {
      guard passedTerms.contains(use.term.id) else {
        let areImplicit = written?.first?.name.hasPrefix("$") ?? false
        _ = fail(
          .other(
            areImplicit
              ? ClosureMessage.implicitDestructuring(type: simplify(open[0].type))
              : .destructuring(type: simplify(open[0].type)), use.term))
        return nil
      }
      return ParameterTypes(outer: open, inner: elements.map(\.type), splitsTuple: true)
    }
    _ = fail(.closureParameters(wanted: open.count, given: count, use.term))
    return nil
  }

  /// Whether the type is `Void`, which it becomes if nothing else determines it: `run { 1 }` for a `(T) -> U`.
  private func isVoidOrOpen(_ type: Type, _ term: Term) -> Bool {
    guard let id = root(type).asVariable else { return root(type).isVoid }
    let bounds = gatherBounds(of: id)
    return bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty && bounds.uppers.isEmpty
      && literals[id] == nil && equate(type, .void, term)
  }

  /// The type of a parameter inside the body: an array if the parameter is variadic.
  private func typeInside(_ parameter: FunctionType.Parameter) -> Type {
    parameter.isVariadic ? core.array(of: parameter.type) : parameter.type
  }

  package func declareParameters(
    _ closure: ClosureTerm, _ types: [Type], in inner: Context, _ body: Body,
    _ made: inout Solution.ClosureTypes
  ) {
    for (index, type) in types.enumerated() {
      let parameter = closure.parameters?[index]
      let name = parameter?.name ?? "$\(index)"
      let position = parameter?.position ?? closure.position
      let isInout =
        made.splitsTuple ? false : isInoutParameter(closure, index)
      let variable = Variable(
        name: name, isConstant: !isInout, owner: body, position: position)
      if isInout { variable.storage = .reference }
      let storage = StorageDeclaration(
        name: name, position: position, owner: nil, isConstant: !isInout,
        signature: Lazy(known: inner.signature), type: Lazy(known: type),
        implementation: Lazy(known: .variable(variable)))
      storage.hasInitialValue = true
      storage.isImplicitlyUnwrapped = parameter?.type?.isImplicitlyUnwrapped ?? false
      storage.context = inner
      made.variables.append(storage)
      if name != "_" { inner.names[name] = [.storage(storage)] }
    }
  }

  private func isInoutParameter(_ closure: ClosureTerm, _ index: Int) -> Bool {
    if let parameter = closure.parameters?[index], parameter.isInout { return true }
    return inoutParameters[closure.position]?.contains(index) ?? false
  }

  /// Solves a captured value by itself, as the compiler does. A value that mentions parameters of an
  /// enclosing closure is left to the whole expression.
  private func settle(_ type: Type, of value: Term) -> Bool {
    guard simplify(type).hasVariables, solver.discovery == nil, !isInSolvedClosure,
      let known = solver.trySolving(value, for: .none, in: context).solution?.types[value.id]
    else { return true }
    return equate(type, known, value)
  }

  /// Whether the current code is in a closure of this expression.
  private var isInSolvedClosure: Bool {
    let closures = Set(solution.closures.values.map { ObjectIdentifier($0.context) })
    var current: Context? = context
    while let context = current {
      if closures.contains(ObjectIdentifier(context)) { return true }
      current = context.parent
    }
    return false
  }

  func declareCaptures(
    _ closure: ClosureTerm, in inner: Context, _ body: Body,
    _ made: inout Solution.ClosureTypes
  ) -> Bool {
    for capture in closure.captures {
      guard let type = generate(capture.value), settle(type, of: capture.value) else {
        return false
      }
      let isWeak = capture.strength == .weak
      var known = type
      if isWeak {
        let result = makeVariable()
        guard flatten(type, result, capture.value) else { return false }
        known = result
      }
      let variable = Variable(
        name: capture.name, isConstant: !isWeak, owner: body, position: capture.position)
      variable.isOfCaptureList = true
      variable.ownership =
        switch capture.strength {
        case .strong: .strong
        case .weak: .weak
        case .unowned: .unowned
        }
      let storage = StorageDeclaration(
        name: capture.name, position: capture.position, owner: nil, isConstant: !isWeak,
        signature: Lazy(known: inner.signature), type: Lazy(known: known),
        implementation: Lazy(known: .variable(variable)))
      storage.ownership = variable.ownership
      storage.hasInitialValue = true
      storage.context = inner
      made.captures.append(storage)
      inner.names[capture.name] = [.storage(storage)]
    }
    return true
  }
}
