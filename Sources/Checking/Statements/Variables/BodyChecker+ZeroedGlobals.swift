import CheckedTree
import Machine
import Semantics

/// The globals of a script before their declarations have run.
///
/// A function can read a global before its declaration. The memory of globals then contains zeros, which
/// are a value of these types. For other types the machine reports the read.
extension BodyChecker {
  func beginAsZero(_ variable: Variable, _ type: Type, in context: Context) {
    guard context.isScriptTopLevel, case .global(let cell) = variable.storage,
      case .uninitialized = cell.value, let zero = zero(of: type)
    else { return }
    cell.value = zero
  }

  private func zero(of type: Type) -> Value? {
    guard let nominal = type.nominal, nominal.isPrelude else { return nil }
    if nominal === core.nominal("Int") { return .int(0) }
    if nominal === core.nominal("Bool") { return .bool(false) }
    switch nominal.known {
    case .double: return .double(0)
    case .float: return .float(0)
    case .string: return .string("")
    default: break
    }
    return IntegerKind(rawValue: nominal.name).map { .integer(Integer($0, bits: 0)) }
  }
}
