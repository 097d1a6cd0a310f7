import CheckedTree
import Machine

extension ExpressionBuilder {
  /// The path with its objects and indices bound to variables, so that it can be used twice.
  func settle(_ path: AccessPath) -> AccessPath {
    func settle(_ expression: Expression) -> Expression {
      switch expression.kind {
      case .constant, .load(.variable): return expression
      default: break
      }
      let variable = Variable(
        name: "index", isConstant: true, owner: body, position: expression.position)
      variable.canHoldObjects = expression.canHoldObjects
      bindings.append((variable, expression))
      return load(variable, at: expression.position)
    }
    switch path {
    case .variable, .staticStorage: return path
    case .value(let expression): return .value(settle(expression))
    case .field(let base, let index, let name):
      return .field(self.settle(base), index: index, name: name)
    case .uniqueField(let base, let index, let name):
      return .uniqueField(self.settle(base), index: index, name: name)
    case .objectField(let object, let index, let name):
      return .objectField(settle(object), index: index, name: name)
    case .tupleElement(let base, let index): return .tupleElement(self.settle(base), index)
    case .computed(let accessors, let base, let arguments):
      let base = base.map { self.settle($0) }
      // Default values are computed after the written arguments.
      let written = arguments.map { $0.isDefaultArgument ? $0 : settle($0) }
      return .computed(
        accessors, base: base,
        arguments: written.map { $0.isDefaultArgument ? settle($0) : $0 })
    case .forced(let base): return .forced(self.settle(base))
    case .chained(let base): return .chained(self.settle(base))
    case .weak(let base): return .weak(self.settle(base))
    case .unowned(let base): return .unowned(self.settle(base))
    }
  }
}
