package import CheckedTree
import Machine
package import Reading
package import SwiftSyntax

/// The modifiers before a declaration's keyword.
package struct Modifiers {
  package var access: Access?
  var setterAccess: Access?
  package var isStatic = false
  /// `class func`
  var isClassMember = false
  package var isMutating = false
  package var isFinal = false
  var isOverride = false
  package var isLazy = false
  package var isConvenience = false
  package var isRequired = false
  var isIndirect = false
  package var isPrefix = false
  package var isPostfix = false
  package var isNonisolated = false
  package var isNonisolatedUnsafe = false
  /// `isolated deinit`
  var isIsolated = false
  /// `nonisolated(nonsending)`
  var isNonsending = false
  package var isAsync = false
  package var ownership = Variable.Ownership.strong
  var positions: [String: Position] = [:]
}

extension SemanticModel {
  package func modifiers(
    _ syntax: DeclModifierListSyntax, in file: SourceText
  ) -> Modifiers {
    checkPlaces(of: syntax, in: file)
    var result = Modifiers()
    for modifier in syntax {
      let detail = modifier.detail?.detail.text
      let name = modifier.name.text
      let position = file.position(of: modifier)
      if result.isStatic, ["static", "class"].contains(name) {
        report(ModifierMessage.secondStatic(keyword: name), at: position)
      } else if detail == nil, result.positions[name] != nil {
        report(ModifierMessage.duplicate, at: position)
      }
      result.positions[detail.map { "\(name)(\($0))" } ?? name] = position
      if let access = Self.access(name) {
        if detail == "set" {
          result.setterAccess = access
        } else {
          if result.access != nil, result.access != access {
            report(ModifierMessage.severalAccessLevels, at: position)
          }
          result.access = access
        }
        continue
      }
      switch name {
      case "static": result.isStatic = true
      case "class":
        result.isStatic = true
        result.isClassMember = true
      case "mutating": result.isMutating = true
      case "final": result.isFinal = true
      case "override": result.isOverride = true
      case "lazy": result.isLazy = true
      case "convenience": result.isConvenience = true
      case "required": result.isRequired = true
      case "indirect": result.isIndirect = true
      case "prefix": result.isPrefix = true
      case "postfix": result.isPostfix = true
      // Declarations aren't replaced at run time.
      case "dynamic": break
      // The last three say who owns `self`.
      case "infix", "nonmutating", "__consuming", "consuming", "borrowing": break
      case "weak": result.ownership = .weak
      case "unowned": result.ownership = .unowned
      case "async": result.isAsync = true
      case "nonisolated":
        result.isNonisolated = true
        result.isNonisolatedUnsafe = detail == "unsafe"
        result.isNonsending = detail == "nonsending"
      case "isolated": result.isIsolated = true
      default:
        reportUnsupported(UnsupportedMessage.modifier(modifier: modifier.spelling), at: position)
      }
    }
    return result
  }

  private static func access(_ name: String) -> Access? {
    switch name {
    case "private": .private
    case "fileprivate": .file
    case "internal": .module
    case "package": .package
    case "public": .public
    case "open": .open
    default: nil
    }
  }
}
