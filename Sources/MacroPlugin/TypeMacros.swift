internal import MacroExpansions
public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@CasePathable`.
public enum CasePathableMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    CasePathableExpansion.expand(declaration, attribute: node).reported(in: context)
      .memberDeclarations
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try CasePathableExpansion.expand(declaration, attribute: node)
      .extensions(of: type, missing: protocols)
  }
}

/// `@Reducer`.
public enum ReducerMacro: MemberMacro, ExtensionMacro, MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    ReducerExpansion.expand(declaration, attribute: node).reported(in: context)
      .memberDeclarations
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try ReducerExpansion.expand(declaration, attribute: node)
      .extensions(of: type, missing: protocols)
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    ReducerExpansion.expand(member: member, of: declaration).attributes
  }
}

/// `@ObservableState`.
public enum ObservableStateMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try ObservableStateExpansion.expand(declaration, attribute: node).reported(in: context)
      .extensions(of: type, missing: protocols)
  }
}

/// `@ViewAction(for:)`.
public enum ViewActionMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try ViewActionExpansion.expand(declaration, attribute: node).reported(in: context)
      .extensions(of: type, missing: protocols)
  }
}

/// `@DependencyClient`.
public enum DependencyClientMacro: MemberMacro, MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    DependencyClientExpansion.expand(declaration, attribute: node).reported(in: context)
      .memberDeclarations
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    DependencyClientExpansion.expand(member: member).attributes
  }
}
