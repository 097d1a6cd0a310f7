internal import MacroExpansions
public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Presents`.
public enum PresentsMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    PresentsExpansion.expand(declaration, attribute: node).reported(in: context)
      .accessorDeclarations
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let expansion = PresentsExpansion.expand(declaration, attribute: node)
    return expansion.problems.isEmpty ? expansion.peerDeclarations : []
  }
}

/// `@DependencyEndpoint`.
public enum DependencyEndpointMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    DependencyEndpointExpansion.expand(declaration, attribute: node).reported(in: context)
      .accessorDeclarations
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let expansion = DependencyEndpointExpansion.expand(declaration, attribute: node)
    return expansion.problems.isEmpty ? expansion.peerDeclarations : []
  }
}

/// `@DependencyEntry`.
public enum DependencyEntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    DependencyEntryExpansion.expand(
      declaration, attribute: node, in: context.lexicalContext.first
    ).reported(in: context).accessorDeclarations
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let expansion = DependencyEntryExpansion.expand(
      declaration, attribute: node, in: context.lexicalContext.first)
    return expansion.problems.isEmpty ? expansion.peerDeclarations : []
  }
}

/// An attribute that another macro looks for, and that writes nothing itself.
public enum MarkerMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
