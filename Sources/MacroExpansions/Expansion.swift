public import SwiftSyntax

/// The source text that a macro adds to a declaration.
public struct Expansion {
  /// Declarations that are added to the type.
  public var members: [String] = []
  /// Declarations that are added beside the declaration.
  public var peers: [String] = []
  /// Accessors of the property.
  public var accessors: [String] = []
  /// The type of a property that is written without one, and whose value the macro moves. The compiler
  /// takes the type from the value.
  public var type: String?
  /// Whether a stored property among the peers begins with the property's value.
  public var copiesValue = false
  /// Extensions of the type, without the braces: `extension Action: CasePathable`.
  public var extensions: [String] = []
  /// Attributes that are added to a member of the type.
  public var memberAttributes: [String] = []
  /// Members that aren't part of the expansion, and are wrong where an argument of the attribute is.
  ///
  /// The compiler checks the arguments itself. The tutor adds these declarations.
  public var checks: [String] = []
  /// Mistakes in how the macro is used.
  public var problems: [Problem] = []
  /// Whether it is written although there are problems, because its absence would be further mistakes.
  public var isWrittenWithProblems = false
  /// Whether it adds anything.
  public var isWritten: Bool { problems.isEmpty || isWrittenWithProblems }

  /// Makes an expansion that writes nothing.
  public init() {}

  /// A mistake in how a macro is used, and the place of it.
  public struct Problem {
    /// The problem, and how to solve it.
    public let message: String
    /// The syntax that is wrong.
    public let node: Syntax

    init(_ message: String, at node: some SyntaxProtocol) {
      self.message = message
      self.node = Syntax(node)
    }
  }

  /// An expansion that writes nothing, because the macro is used wrongly.
  ///
  /// - Parameters:
  ///   - message: The problem, and how to solve it.
  ///   - node: The syntax that is wrong.
  /// - Returns: The expansion.
  package static func refused(_ message: String, at node: some SyntaxProtocol) -> Expansion {
    var expansion = Expansion()
    expansion.problems = [Problem(message, at: node)]
    return expansion
  }
}
