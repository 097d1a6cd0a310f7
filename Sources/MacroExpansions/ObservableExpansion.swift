public import SwiftSyntax

/// `@Observable`: a class whose properties are observed. The compiler has the macro; this is the same one
/// for programs that are interpreted.
public enum ObservableExpansion {
  /// Writes the registrar, the two functions that use it, and the conformance.
  ///
  /// - Parameters:
  ///   - declaration: The class.
  ///   - attribute: The attribute.
  /// - Returns: The members and the extension. A declaration that isn't a class is a problem.
  public static func expand(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Expansion {
    guard let name = declaration.typeName, declaration.is(ClassDeclSyntax.self) else {
      let kind = declaration.kindName
      return .refused(
        "'@Observable' cannot be applied to \(kind) type '\(declaration.typeName ?? "")'",
        at: attribute)
    }
    let type =
      declaration.as(ClassDeclSyntax.self)?.genericParameterClause.map {
        "\(name)<\($0.parameters.map(\.name.text).joined(separator: ", "))>"
      } ?? name
    var expansion = Expansion()
    expansion.members = [
      "@Observation.ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()",
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(type), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(type), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      "private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool { true }",
      "private nonisolated func shouldNotifyObservers<Member: Equatable>(_ old: Member, _ new: Member) -> Bool { old != new }",
      "private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ old: Member, _ new: Member) -> Bool { old !== new }",
      "private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ old: Member, _ new: Member) -> Bool { old != new }",
    ]
    expansion.extensions = ["Observation.Observable"]
    return expansion
  }

  /// Writes the attribute of a property that is observed.
  ///
  /// - Parameter member: A member of the class.
  /// - Returns: The attribute, for a stored variable that isn't excluded.
  public static func expand(member: some DeclSyntaxProtocol) -> Expansion {
    var expansion = Expansion()
    guard let variable = member.as(VariableDeclSyntax.self),
      !variable.attributes.has("ObservationIgnored"),
      !variable.attributes.has("ObservationTracked"),
      let property = Property.all(of: variable).first, property.isStored, !property.isConstant
    else { return expansion }
    expansion.memberAttributes = ["Observation.ObservationTracked"]
    return expansion
  }
}

/// `@ObservationTracked`: a property that is observed.
public enum ObservationTrackedExpansion {
  /// Writes the accessors, and the storage with the property's value and observers.
  ///
  /// - Parameters:
  ///   - declaration: The property with the attribute.
  ///   - attribute: The attribute.
  /// - Returns: The accessors and the storage; nothing for a property that can't be observed.
  public static func expand(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax
  ) -> Expansion {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = Property.storedVariable(variable)
    else { return Expansion() }
    let (name, storage) = (property.name, "_\(property.plainName)")
    var expansion = Expansion()
    expansion.copiesValue = true
    expansion.accessors = [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }
      """,
      """
      get {
        access(keyPath: \\.\(name))
        return \(storage)
      }
      """,
      """
      set {
        guard shouldNotifyObservers(\(storage), newValue) else {
          \(storage) = newValue
          return
        }
        withMutation(keyPath: \\.\(name)) {
          \(storage) = newValue
        }
      }
      """,
      """
      _modify {
        access(keyPath: \\.\(name))
        _$observationRegistrar.willSet(self, keyPath: \\.\(name))
        defer { _$observationRegistrar.didSet(self, keyPath: \\.\(name)) }
        yield &\(storage)
      }
      """,
    ]
    let type = property.type.map { ": \($0.trimmedDescription)" } ?? ""
    let value = property.value.map { " = \($0.trimmedDescription)" } ?? ""
    let ownership = variable.modifiers.ownership
    let observers = property.binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    expansion.peers = [
      "@Observation.ObservationIgnored private \(ownership)var \(storage)\(type)\(value)\(observers)"
    ]
    return expansion
  }
}

extension DeclGroupSyntax {
  fileprivate var kindName: String {
    switch self.kind {
    case .structDecl: "struct"
    case .enumDecl: "enumeration"
    case .actorDecl: "actor"
    default: "this"
    }
  }
}
