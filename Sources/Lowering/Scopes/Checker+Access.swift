/// Who may use what.
extension Checker {
  func isAccessible(_ declaration: Declaration, from context: Context) -> Bool {
    isAccessible(
      declaration.access, owner: declaration.owner, isPrelude: declaration.layer == nil,
      from: context)
  }

  /// Whether the property can be assigned from there, as far as access goes.
  func isSetterAccessible(_ storage: StorageDeclaration, from context: Context) -> Bool {
    isAccessible(
      storage.setterAccess ?? storage.access, owner: storage.owner,
      isPrelude: storage.layer == nil, from: context)
  }

  func isAccessible(_ type: TypeContext, from context: Context) -> Bool {
    isAccessible(
      type.access, owner: type.parent.map { Owner(type: $0, extension: nil) },
      isPrelude: type.isPrelude, from: context)
  }

  // A session's submissions count as one file, so `fileprivate` means all of them.
  private func isAccessible(
    _ access: Access, owner: Owner?, isPrelude: Bool, from context: Context
  ) -> Bool {
    if isPrelude { return access >= .module || context.file.isPrelude }
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
