import Machine
import Reading

/// Access control.
extension SemanticModel {
  package func isAccessible(_ declaration: Declaration, from context: Context) -> Bool {
    isAccessible(
      declaration.access, of: declaration.position, owner: declaration.owner,
      layer: declaration.layer, from: context)
  }

  /// Whether the property's setter is accessible from the context.
  package func isSetterAccessible(_ storage: StorageDeclaration, from context: Context) -> Bool {
    isAccessible(
      storage.setterAccess ?? storage.access, of: storage.position, owner: storage.owner,
      layer: storage.layer, from: context)
  }

  package func isAccessible(_ type: TypeContext, from context: Context) -> Bool {
    isAccessible(
      type.access, of: type.position, owner: type.parent.map { Owner(type: $0, extension: nil) },
      layer: type.layer, from: context)
  }

  // A session's submissions count as one file, so `fileprivate` covers all of them.
  private func isAccessible(
    _ access: Access, of position: Position?, owner: Owner?, layer: Layer?, from context: Context
  ) -> Bool {
    guard let layer else { return access >= .module || context.file.isPrelude }
    if let module = layer.module, module !== context.module {
      if context.tests(module) { return access >= .module }
      return access >= (context.sharesPackage(with: module) ? .package : .public)
    }
    if access <= .file, layer === context.layer, let position,
      layer.isInOtherFile(position, than: context.file)
    {
      return false
    }
    guard access == .private, let owner else { return true }
    var current: Context? = context
    while let place = current {
      switch place.kind {
      case .type(let type): if type === owner.type { return true }
      case .extension(let extended): if extended.type === owner.type { return true }
      case .layer, .function, .closure, .block, .head: break
      }
      current = place.parent
    }
    return false
  }
}
