import Reading
import SwiftSyntax

/// Modifiers of types.
extension Declarer {
  func checkModifiers(ofType syntax: NominalSyntax, in context: Context) {
    guard !context.file.isPrelude else { return }
    for modifier in syntax.modifiers {
      let word = modifier.name.text
      switch word {
      case "lazy", "weak", "unowned":
        report("'\(word)' may only be used on 'var' declarations", at: modifier, in: context)
      case "required", "convenience":
        report("'\(word)' may only be used on 'init' declarations", at: modifier, in: context)
      case "mutating", "nonmutating":
        report("'\(word)' may only be used on 'func' declarations", at: modifier, in: context)
      case "static": report("declaration cannot be marked 'static'", at: syntax.name, in: context)
      case "override", "async": refuse(modifier, in: context)
      case "final" where !isClass(syntax): refuse(modifier, in: context)
      case "indirect" where !syntax.syntax.is(EnumDeclSyntax.self): refuse(modifier, in: context)
      default: continue
      }
    }
  }

  private func refuse(_ modifier: DeclModifierSyntax, in context: Context) {
    report(
      "'\(modifier.name.text)' modifier cannot be applied to this declaration", at: modifier,
      in: context)
  }

  private func isClass(_ syntax: NominalSyntax) -> Bool {
    syntax.syntax.is(ClassDeclSyntax.self) || syntax.syntax.is(ActorDeclSyntax.self)
  }
}
