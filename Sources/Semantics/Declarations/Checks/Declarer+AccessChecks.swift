import Machine
import Reading

/// Declarations with wider access than the types in them.
extension Declarer {
  func checkAccess(_ function: FunctionDeclaration) {
    guard function.storage == nil, function.synthesis == nil, function.kind != .deinitializer,
      !function.isLocal
    else { return }
    if checkGenerics(of: function) { return }
    let interface = function.interface.value
    let kind: DeclarationKind =
      function.kind == .initializer ? .initializer : function.owner == nil ? .function : .method
    for parameter in interface.parameters {
      if check(parameter.type, .parameter, kind, function) { return }
    }
    if function.kind == .function {
      _ = check(interface.result, .result, kind, function)
    }
  }

  func checkAccess(_ storage: StorageDeclaration) {
    guard storage.wrapped == nil else { return }
    let kind: DeclarationKind =
      storage.isSubscript
      ? .subscript : storage.owner != nil ? .property : storage.isConstant ? .constant : .variable
    checkSetter(storage, kind)
    for parameter in storage.parameters.value {
      if check(parameter.type, .index, kind, storage) { return }
    }
    _ = check(storage.type.value, storage.isSubscript ? .elementType : .type, kind, storage)
  }

  func checkAccess(_ nominal: NominalDeclaration) {
    checkGenerics(of: nominal)
    guard let superclass = nominal.superclass.value, let declared = superclass.nominal else {
      return
    }
    if declared.kind == .actor || nominal.kind == .actor {
      model.report(
        InheritanceMessage.actorInherits, at: nominal.position ?? Position(line: 1, column: 1))
      return
    }
    let mine = effective(nominal)
    let theirs = effective(declared)
    if declared.isFinal, declared.kind == .class {
      model.report(
        InheritanceMessage.finalSuperclass(superclass: declared.name),
        at: nominal.position ?? Position(line: 1, column: 1))
    }
    if !declared.isOpen, !declared.isPrelude, declared.layer?.module !== nominal.layer?.module {
      model.report(
        InheritanceMessage.superclassIsNotOpen(superclass: declared.name),
        at: nominal.position ?? Position(line: 1, column: 1))
    }
    guard mine > theirs, !declared.isPrelude else { return }
    let isPublic = mine >= .public
    model.report(
      isPublic
        ? AccessMessage.publicClass(superclassAccess: theirs.word) : .classOfPrivateSuperclass,
      at: nominal.position ?? Position(line: 1, column: 1))
  }

  /// Members of an extension must not be visible further than the type.
  func checkAccess(_ modifiers: Modifiers, of extended: ExtensionDeclaration) {
    guard let access = modifiers.access, let position = modifiers.positions[access.word],
      extended.context?.file.isPrelude == false
    else { return }
    if access == .open {
      model.report(ModifierMessage.openExtension, at: position)
      return
    }
    let type = extended.type
    completions.append { [self] in
      let theirs = effective(type)
      guard access > theirs, !type.isPrelude else { return }
      model.report(
        AccessMessage.extensionOfType(
          access: access.word, keyword: type.kindName, typeAccess: theirs.word), at: position)
    }
  }

  /// A protocol must not have wider access than the protocols that it refines.
  func checkAccess(_ one: ProtocolDeclaration) {
    var mine = effective(one)
    if mine == .private { mine = .file }
    for other in one.inherited.value where !other.isPrelude {
      let access = effective(other)
      let theirs = access == .private ? .file : access
      if mine <= theirs { continue }
      let shown: Access = theirs == .file ? .private : theirs
      model.report(
        mine >= .public
          ? AccessMessage.publicProtocolRefines(shown) : .protocolRefinesPrivate,
        at: one.position ?? Position(line: 1, column: 1))
      return
    }
  }

  /// A property that can't be assigned has no setter that could be `private(set)`.
  func checkSetterAccess(ofReadOnly storage: StorageDeclaration) {
    guard let (name, position) = storage.modifiers.first(where: { $0.key.hasSuffix("(set)") })
    else { return }
    model.report(
      storage.isSubscript
        ? ModifierMessage.setterOfReadOnlySubscript(modifier: name)
        : .setterOfReadOnlyProperty(modifier: name), at: position)
  }

  /// A setter must not have wider access than its property.
  private func checkSetter(_ storage: StorageDeclaration, _ kind: DeclarationKind) {
    if storage.isTaskLocal { return }
    let isReadOnly =
      storage.isComputed && storage.setter == nil && storage.wrapper == nil && !storage.isLazy
    if isReadOnly || storage.isConstant {
      return checkSetterAccess(ofReadOnly: storage)
    }
    guard let setter = storage.setterAccess, setter > storage.access,
      let (name, position) = storage.modifiers.first(where: { $0.key.hasSuffix("(set)") })
    else { return }
    model.report(
      AccessMessage.setter(
        String(name.dropLast("(set)".count)), of: kind, access: storage.access.word),
      at: position)
  }

  private func check(
    _ type: Type, _ use: AccessMessage.Use, _ kind: DeclarationKind, _ declaration: Declaration
  ) -> Bool {
    check(
      type, use, kind,
      AccessSubject(
        access: declaration.access, owner: declaration.owner?.type,
        isWritten: !declaration.modifiers.keys.allSatisfy { !$0.isAccess },
        position: declaration.position))
  }

  func check(
    _ type: Type, _ use: AccessMessage.Use, _ kind: DeclarationKind, _ declaration: AccessSubject
  ) -> Bool {
    // A private declaration isn't visible further than the types that it can use.
    if declaration.access == .private { return false }
    // `open` counts as `public` here.
    var mine = min(declaration.access, .public)
    // A private member is visible in its whole type.
    if mine == .private { mine = .file }
    if let owner = declaration.owner {
      let around = effective(owner)
      mine = min(mine, around == .private ? .file : around)
    }
    guard let (least, written) = leastAccess(in: type, declaration), mine > least else {
      return false
    }
    // About generic parameters, the compiler says which access is written.
    let shown = use.isGeneric ? written : least == .file ? .private : least
    let isPrivate = least == .private || use.isGeneric && written == .private
    let needed: AccessMessage.Needed =
      declaration.owner == nil && least != .private
      ? .privateOrFileprivate : isPrivate ? .private : .fileprivate
    model.report(
      declaration.isWritten
        ? AccessMessage.declared(
          kind, access: declaration.access.word, type: shown, in: use)
        : .mustBe(needed, kind, type: shown, in: use),
      at: declaration.position)
    return true
  }

  /// The least access of the types in a type, as the declaration sees it, and as it is written. Nil if no type
  /// is the program's.
  private func leastAccess(
    in type: Type, _ declaration: AccessSubject
  ) -> (seen: Access, written: Access)? {
    var least: (seen: Access, written: Access)?
    func note(_ access: Access, _ used: TypeContext) {
      if least.map({ access < $0.seen }) ?? true { least = (access, min(used.access, .public)) }
    }
    _ = type.contains { part in
      var used: TypeContext?
      switch part.kind {
      case .nominal(let nominal, _): used = nominal
      case .existential(let existential): used = existential.protocols.min { $0.access < $1.access }
      default: break
      }
      if let used, !used.isPrelude {
        var access = effective(used)
        if access == .private {
          guard let place = placeOfPrivate(used) else {
            note(.file, used)
            return false
          }
          if isSeenOnly(in: place, declaration.owner) { access = .file }
        }
        // Both are visible only in the same type.
        if access == .private, declaration.access == .private { return false }
        note(access, used)
      }
      return false
    }
    return least
  }

  /// The type in which a private type, or a type in it, is visible; nil for the whole file.
  private func placeOfPrivate(_ type: TypeContext) -> TypeContext? {
    var current: TypeContext? = type
    while let one = current {
      if one.access == .private { return one.parent }
      current = one.parent
    }
    return nil
  }

  /// Whether the members of a type are visible only in that place.
  private func isSeenOnly(in place: TypeContext, _ type: TypeContext?) -> Bool {
    var current = type
    while let one = current {
      if one.access == .private {
        var around = one.parent
        while let outer = around {
          if outer === place { return true }
          around = outer.parent
        }
      }
      current = one.parent
    }
    return false
  }

  /// The access of a type from outside, limited by the enclosing types.
  private func effective(_ type: TypeContext) -> Access {
    var access = type.access
    var outermost = type
    while let parent = outermost.parent {
      access = min(access, parent.access)
      outermost = parent
    }
    // No other file sees a local type.
    return outermost.context?.isInsideBody ?? false ? min(access, .file) : access
  }
}

extension Access {
  package var word: String {
    switch self {
    case .private: "private"
    case .file: "fileprivate"
    case .module: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}

extension String {
  var isAccess: Bool {
    ["private", "fileprivate", "internal", "package", "public", "open"].contains(self)
  }
}
