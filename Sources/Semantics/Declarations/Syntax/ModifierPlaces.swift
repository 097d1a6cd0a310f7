import Reading
package import SwiftSyntax

/// The declarations that a modifier can be written on, and what the compiler says elsewhere.
///
/// The rules that also need the type around the declaration are in `Declarer+ModifierChecks`.
struct ModifierPlaces {
  let forms: Set<DeclarationForm>
  let refusal: ModifierMessage
  /// Whether the message is about the declaration's name, and not about the modifier.
  var isAboutName = false

  /// Nil if the modifier is allowed on every declaration, or isn't a modifier of the language.
  static func of(_ modifier: DeclModifierSyntax, on form: DeclarationForm) -> Self? {
    let word = modifier.name.text
    let misplaced = ModifierMessage.misplaced(modifier: word)
    switch word {
    case "private", "fileprivate", "internal", "package", "public", "open":
      let isOfSetter = modifier.detail?.detail.text == "set"
      return Self(
        forms: isOfSetter
          ? [.variable, .subscript]
          : .all.subtracting([.deinitializer, .enumerationCase, .associatedType, .precedenceGroup]),
        refusal: misplaced)
    case "static", "class":
      return Self(
        forms: [.function, .operatorFunction, .subscript, .variable],
        refusal: .marked(modifier: word), isAboutName: true)
    case "final":
      return Self(
        forms: [.function, .operatorFunction, .subscript, .variable, .class, .actor],
        refusal: misplaced)
    case "required", "convenience":
      return Self(forms: [.initializer], refusal: .onlyForInitializers(keyword: word))
    case "override":
      return Self(forms: DeclarationForm.members.union([.associatedType]), refusal: misplaced)
    case "mutating", "nonmutating", "borrowing", "consuming":
      return Self(forms: DeclarationForm.functions, refusal: .onlyForFunctions(keyword: word))
    case "lazy", "weak", "unowned":
      return Self(forms: [.variable], refusal: .onlyForVariables(keyword: word))
    case "indirect": return Self(forms: [.enumeration, .enumerationCase], refusal: misplaced)
    case "prefix", "postfix":
      return Self(
        forms: [.operatorFunction],
        refusal: form == .function ? .fixityOfNamedFunction(keyword: word) : misplaced)
    case "infix":
      return Self(
        forms: [],
        refusal: DeclarationForm.functions.contains(form) ? .infixFunction : misplaced)
    case "dynamic": return Self(forms: DeclarationForm.members, refusal: misplaced)
    case "isolated": return Self(forms: [.deinitializer], refusal: .onlyForDeinitializers)
    case "async":
      return Self(
        forms: [.variable],
        refusal: DeclarationForm.functions.union([.initializer]).contains(form)
          ? .misplacedAsync : misplaced)
    case "nonisolated": return nonisolated(modifier, on: form)
    default: return nil
    }
  }

  private static func nonisolated(_ modifier: DeclModifierSyntax, on form: DeclarationForm) -> Self
  {
    let nowhere: Set<DeclarationForm> = [
      .actor, .enumerationCase, .alias, .associatedType, .import, .precedenceGroup,
    ]
    let isNonsending = modifier.detail?.detail.text == "nonsending"
    if isNonsending, !nowhere.subtracting([.actor]).contains(form) {
      return Self(forms: DeclarationForm.members, refusal: .nonsendingOfOtherDeclaration)
    }
    return Self(
      forms: .all.subtracting(nowhere), refusal: .misplaced(modifier: modifier.spelling))
  }
}

extension Set<DeclarationForm> {
  fileprivate static let all = Set(DeclarationForm.allCases)
}

extension SemanticModel {
  /// Reports the modifiers that need a type around a variable.
  package func checkModifiers(
    ofVariableOutsideOfType syntax: VariableDeclSyntax, in context: Context
  ) {
    guard !context.file.isPrelude else { return }
    for modifier in syntax.modifiers {
      let position = context.file.position(of: modifier)
      switch modifier.name.text {
      case "static", "class":
        report(
          ModifierMessage.staticPropertyOutsideOfType(keyword: modifier.name.text),
          at: context.file.position(of: syntax.bindingSpecifier))
      case "final": report(ModifierMessage.finalOutsideOfClass, at: position)
      case "override": report(OverrideMessage.outsideOfClass, at: position)
      case "open" where context.isLayer:
        report(ModifierMessage.openOfOtherDeclaration, at: position)
      case "nonisolated" where modifier.detail == nil && !context.isTopLevel:
        report(
          syntax.bindingSpecifier.tokenKind == .keyword(.var)
            && syntax.bindings.contains { $0.accessorBlock == nil }
            ? ModifierMessage.nonisolatedMutableProperty : .nonisolatedLocal, at: position)
      case "lazy" where syntax.bindingSpecifier.tokenKind == .keyword(.let):
        report(PropertyMessage.lazyConstant, at: position)
      default: continue
      }
    }
  }

  /// Reports the modifiers that aren't allowed on their declaration.
  func checkPlaces(of modifiers: DeclModifierListSyntax, in file: SourceText) {
    guard !modifiers.isEmpty, !file.isPrelude,
      let declaration = modifiers.parent?.as(DeclSyntax.self),
      let (form, name) = DeclarationForm.reading(declaration)
    else { return }
    for modifier in modifiers {
      guard let places = ModifierPlaces.of(modifier, on: form), !places.forms.contains(form)
      else { continue }
      report(
        places.refusal,
        at: places.isAboutName ? file.position(of: name) : file.position(of: modifier))
    }
  }
}
