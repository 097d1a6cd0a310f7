package import SwiftSyntax

/// Reads a program's declarations of operators and precedence groups.
package struct OperatorReader: Reporting {
  package let reporter: Reporter
  private let file: SourceText
  /// The known operators, including those read so far.
  package private(set) var operators: Operators

  package init(reporter: Reporter, operators: Operators, file: SourceText) {
    self.reporter = reporter
    self.operators = operators
    self.file = file
  }

  /// Declares a file's operators and precedence groups before the rest of the file is folded.
  package mutating func read(_ tree: SourceFileSyntax) {
    var seen: Set<String> = []
    let items = tree.statements.map(\.item)
    // Groups come first, because operators and groups may precede the groups that they refer to.
    for item in items {
      guard let group = item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      if !seen.insert(group.name.plainName).inserted {
        report(OperatorMessage.groupRedeclared, at: file.position(of: group.name))
      }
      declare(group)
    }
    if !seen.isEmpty {
      let circles = operators.circles()
      for item in items {
        guard let group = item.as(PrecedenceGroupDeclSyntax.self) else { continue }
        checkRelations(of: group, circles)
      }
    }
    seen = []
    for item in items {
      guard let declaration = item.as(OperatorDeclSyntax.self) else { continue }
      if !seen.insert("\(declaration.fixitySpecifier.text) \(declaration.name.text)").inserted {
        report(OperatorMessage.operatorRedeclared, at: file.position(of: declaration.name))
      }
      declare(declaration)
    }
  }

  private mutating func declare(_ syntax: PrecedenceGroupDeclSyntax) {
    var group = PrecedenceGroup(name: syntax.name.plainName)
    for attribute in syntax.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map(\.name.plainName)
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          group.higherThan += names
        } else {
          group.lowerThan += names
        }
      case .precedenceGroupAssignment(let assignment):
        group.isAssignment = assignment.value.text == "true"
      case .precedenceGroupAssociativity(let associativity):
        switch associativity.value.text {
        case "left": group.associativity = .left
        case "right": group.associativity = .right
        default: group.associativity = .none
        }
      }
    }
    operators.add(group)
  }

  private func checkRelations(of syntax: PrecedenceGroupDeclSyntax, _ circles: [String: Int]) {
    let own = syntax.name.plainName
    for attribute in syntax.groupAttributes {
      guard case .precedenceGroupRelation(let relation) = attribute else { continue }
      let label = relation.higherThanOrLowerThanLabel.text
      for name in relation.precedenceGroups.map(\.name) {
        guard operators.group(named: name.plainName) != nil else {
          report(OperatorMessage.unknownGroup(name: name.plainName), at: file.position(of: name))
          continue
        }
        if circles[name.plainName] == circles[own] {
          report(OperatorMessage.cycle(relation: label), at: file.position(of: name))
        }
      }
    }
  }

  private func checkName(of syntax: OperatorDeclSyntax) {
    let (name, fixity) = (syntax.name.text, syntax.fixitySpecifier.text)
    if fixity == "postfix", name.first == "?" || name.first == "!" {
      report(OperatorMessage.postfixLikeUnwrapping, at: file.position(of: syntax.name))
    }
    let reserved =
      switch fixity {
      case "prefix": ["=", "->", "?", "&", "<"]
      case "postfix": ["=", "->", "?", "!", ">"]
      default: ["=", "->", "?"]
      }
    if reserved.contains(name) {
      report(
        OperatorMessage.reserved(fixity: fixity, name: name),
        at: file.position(of: syntax.operatorKeyword))
    }
  }

  private mutating func declare(_ syntax: OperatorDeclSyntax) {
    let name = syntax.name.text
    checkName(of: syntax)
    switch syntax.fixitySpecifier.text {
    case "prefix": operators.addPrefix(name)
    case "postfix": operators.addPostfix(name)
    default:
      let group = syntax.operatorPrecedenceAndTypes?.precedenceGroup
      if let group, operators.group(named: group.plainName) == nil {
        report(OperatorMessage.unknownGroup(name: group.plainName), at: file.position(of: group))
      }
      operators.addInfix(name, group: group?.plainName ?? "DefaultPrecedence")
    }
  }
}
