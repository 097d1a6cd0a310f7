package import Reading
package import SwiftSyntax

extension SemanticModel {
  /// An expression as a term for the solver; reports syntax that isn't supported.
  package func term(_ syntax: ExprSyntax, in context: Context) -> Term {
    termReader(in: context).read(syntax)
  }

  package func termReader(in context: Context) -> TermReader {
    TermReader(
      reporter: reporter, operators: operators, numbers: terms, file: context.file,
      names: ContextNames(model: self, context: context))
  }

  /// Declares a file's own operators and precedence groups before the rest of the file is folded.
  package func declareOperators(of tree: SourceFileSyntax, file: SourceText) {
    var reader = OperatorReader(reporter: reporter, operators: operators, file: file)
    reader.read(tree)
    operators = reader.operators
  }
}

/// The visible names of a context.
private struct ContextNames: NamesInView {
  let model: SemanticModel
  let context: Context

  func isType(_ name: String) -> Bool? {
    var place: Context? = context
    while let current = place {
      for named in current.names[name] ?? [] {
        switch named {
        case .storage, .function: return false
        case .type, .alias, .parameter: return true
        }
      }
      place = current.parent
    }
    return nil
  }

  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool {
    model.globalActor(attribute, in: context) != nil
  }

  var hasExpectations: Bool { model.imports(seenFrom: context).contains("Testing") }
}
