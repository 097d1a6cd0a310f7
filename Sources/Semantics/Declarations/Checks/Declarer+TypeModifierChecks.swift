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
        report(ModifierMessage.onlyForVariables(keyword: word), at: modifier, in: context)
      case "required", "convenience":
        report(ModifierMessage.onlyForInitializers(keyword: word), at: modifier, in: context)
      case "mutating", "nonmutating":
        report(ModifierMessage.onlyForFunctions(keyword: word), at: modifier, in: context)
      case "static", "class":
        report(ModifierMessage.markedType(modifier: word), at: syntax.name, in: context)
      case "override", "async": refuse(modifier, in: context)
      case "final" where !isClass(syntax): refuse(modifier, in: context)
      case "indirect" where !syntax.syntax.is(EnumDeclSyntax.self): refuse(modifier, in: context)
      default: continue
      }
    }
  }

  func checkModifiers(ofExtension syntax: ExtensionDeclSyntax, in context: Context) {
    for modifier in syntax.modifiers {
      switch modifier.name.text {
      case "lazy", "weak", "unowned":
        report(
          ModifierMessage.onlyForVariables(keyword: modifier.name.text), at: modifier, in: context)
      case "async", "override", "final", "indirect": refuse(modifier, in: context)
      default: continue
      }
    }
  }

  private func refuse(_ modifier: DeclModifierSyntax, in context: Context) {
    report(ModifierMessage.misplaced(modifier: modifier.name.text), at: modifier, in: context)
  }

  private func isClass(_ syntax: NominalSyntax) -> Bool {
    syntax.syntax.is(ClassDeclSyntax.self) || syntax.syntax.is(ActorDeclSyntax.self)
  }
}
