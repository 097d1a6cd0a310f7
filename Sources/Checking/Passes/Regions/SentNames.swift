import CheckedTree

// The names of sent values in messages, and the variables that contain them.

extension Expression {
  /// How a message names a sent value: a variable, or a part of one.
  var sentName: String? {
    switch kind {
    case .load(let path): path.sentName
    case .wrap(let value), .isolated(_, let value), .bind(_, _, let value): value.sentName
    default: nil
    }
  }
}

extension AccessPath {
  /// The variable that contains the value.
  var storedIn: Variable? {
    switch self {
    case .variable(let variable): variable
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _):
      base.storedIn
    default: nil
    }
  }

  var sentName: String? {
    switch self {
    case .variable(let variable): variable.name
    case .value(let value): value.sentName
    case .field(let base, _, let name), .uniqueField(let base, _, let name):
      base.sentName.map { "\($0).\(name)" }
    case .objectField(let object, _, let name): object.sentName.map { "\($0).\(name)" }
    case .tupleElement(let base, let index): base.sentName.map { "\($0).\(index)" }
    case .weak(let base), .unowned(let base), .forced(let base): base.sentName
    case .computed(let accessors, let base?, _) where accessors.name != nil:
      base.sentName.map { "\($0).\(accessors.name ?? "")" }
    case .computed(let accessors, let base?, let arguments):
      // A property's value is named for the value that has it.
      arguments.isEmpty && accessors.hasBase ? base.sentName : nil
    case .computed, .staticStorage, .chained: nil
    }
  }
}
