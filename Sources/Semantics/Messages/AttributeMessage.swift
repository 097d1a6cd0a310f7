import MessageTables
import Phrases
import Reading

/// An attribute that the language's rules refuse, such as a property wrapper or a result builder.
enum AttributeMessage: DiagnosticMessage {
  case wrapperOfOtherDeclaration(wrapper: String)
  case builderWithoutGetter(builder: String)
  case builderOfOtherDeclaration(builder: String)
  case misplaced(attribute: String)
  case onlyOfTypes
  case dynamicMemberLookupWithoutSubscript(type: String)
  case dynamicCallableWithoutMethod(type: String)
  case wrapperWithoutValue(type: String)
  case wrapperMemberIsHidden(NamedDeclaration, access: String, type: String, typeAccess: String)
  case wrapperInitializerIsFailable(initializer: String)
  case wrapperInitializerTakesOther(type: Type, wanted: Type)
  case builderWithPrivateBlock(type: String)
  case builderWithoutBlock
  case wrapperOfSeveralVariables
  case wrapperAtTopLevel
  case wrapperOfComputedProperty
  case accessorMacroOnConstant
  case taskLocalMustBeStatic
  case taskLocalWithoutValue
  case wrapperOfConstant
  case wrapperOfLazyProperty(name: String)
  case wrapperTypeDiffers(type: Type, inner: Type)
  case wrapperParameterNotInferred(parameter: String)
  case duplicate
  case otherType(name: String)
  case objectiveC
  case wrapperOfSubscriptParameter
  case globalActorOfNonFinalClass(type: String)
  case globalActorOfOtherDeclaration(DeclarationForm, name: String)
  case availableWithoutPlatform
  case futurePlatforms
  case conditionWithoutOtherPlatforms
  case globalActorAtTopLevel
  case globalActorOfLocal(name: String)
  case unknown(name: String, module: String?)
  case wrapperWithOwnership(name: String, ownership: String)
}

extension AttributeMessage {
  var sentence: Sentence {
    switch self {
    case .wrapperOfOtherDeclaration(let wrapper):
      "property wrapper attribute '\(wrapper)' can only be applied to a property"
    case .builderWithoutGetter(let builder):
      "result builder attribute '\(builder)' can only be applied to a variable if it defines a "
        + "getter"
    case .builderOfOtherDeclaration(let builder):
      "result builder attribute '\(builder)' can only be applied to a parameter, function, "
        + "subscript, or computed property"
    case .misplaced(let attribute):
      "'@\(attribute)' attribute cannot be applied to this declaration"
    case .onlyOfTypes: "attribute can only be applied to types, not declarations"
    case .dynamicMemberLookupWithoutSubscript(let type):
      "'@dynamicMemberLookup' requires '\(type)' to have a 'subscript(dynamicMember:)' method "
        + "that accepts either 'ExpressibleByStringLiteral' or a key path"
    case .dynamicCallableWithoutMethod(let type):
      "'@dynamicCallable' requires '\(type)' to have either a valid "
        + "'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method"
    case .wrapperWithoutValue(let type):
      "property wrapper type '\(type)' does not contain a non-static property named 'wrappedValue'"
    case .wrapperMemberIsHidden(let member, let access, let type, let typeAccess):
      "\(access) \(member) cannot have more restrictive access than its enclosing "
        + "property wrapper type '\(type)' (which is \(typeAccess))"
    case .wrapperInitializerIsFailable(let initializer):
      "property wrapper initializer '\(initializer)' cannot be failable"
    case .wrapperInitializerTakesOther(let type, let wanted):
      "'init(wrappedValue:)' parameter type ('\(type)') must be the same as its 'wrappedValue' "
        + "property type ('\(wanted)') or an '@autoclosure' thereof"
    case .builderWithPrivateBlock(let type):
      "result builder must provide at least one static 'buildBlock' as accessible as result "
        + "builder type '\(type)' (which is internal)"
    case .builderWithoutBlock:
      "result builder must provide at least one static 'buildBlock' method, or both "
        + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
    case .wrapperOfSeveralVariables: "property wrapper can only apply to a single variable"
    case .wrapperAtTopLevel: "property wrappers are not yet supported in top-level code"
    case .wrapperOfComputedProperty: "property wrapper cannot be applied to a computed property"
    case .accessorMacroOnConstant: "cannot expand accessor macro on variable declared with 'let'"
    case .taskLocalMustBeStatic:
      "'@TaskLocal' can only be applied to 'static' property, or global variables"
    case .taskLocalWithoutValue: "'@TaskLocal' property must have default value, or be optional"
    case .wrapperOfConstant: "property wrapper can only be applied to a 'var'"
    case .wrapperOfLazyProperty(let name): "property '\(name)' with a wrapper cannot also be lazy"
    case .wrapperTypeDiffers(let type, let inner):
      "property type '\(type)' does not match 'wrappedValue' type '\(inner)'"
    case .wrapperParameterNotInferred(let parameter):
      "generic parameter '\(parameter)' could not be inferred"
    case .duplicate: "duplicate attribute"
    case .otherType(let name): "'\(name)' cannot be used as an attribute"
    case .objectiveC: "Objective-C interoperability is disabled"
    case .wrapperOfSubscriptParameter:
      "property wrapper attribute on parameter not yet supported on subscript"
    case .globalActorOfNonFinalClass(let type):
      "non-final class '\(type)' cannot be a global actor"
    case .globalActorOfOtherDeclaration(.actor, let name):
      "actor '\(name)' cannot have a global actor"
    case .globalActorOfOtherDeclaration(.alias, _): "type alias cannot have a global actor"
    case .globalActorOfOtherDeclaration(.associatedType, _):
      "associated type cannot have a global actor"
    case .globalActorOfOtherDeclaration(.enumerationCase, _):
      "enum case cannot have a global actor"
    case .globalActorOfOtherDeclaration(.import, _): "import cannot have a global actor"
    case .globalActorOfOtherDeclaration: "this declaration cannot have a global actor"
    case .availableWithoutPlatform: "expected platform name or '*' for 'available' attribute"
    case .futurePlatforms: "must handle potential future platforms with '*'"
    case .conditionWithoutOtherPlatforms: "condition required for target platform '*'"
    case .globalActorAtTopLevel: "top-level code variables cannot have a global actor"
    case .globalActorOfLocal(let name): "local variable '\(name)' cannot have a global actor"
    case .unknown(let name, _): "unknown attribute '\(name)'"
    case .wrapperWithOwnership(let name, let ownership):
      "property '\(name)' with a wrapper cannot also be \(ownership)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .futurePlatforms, .conditionWithoutOtherPlatforms: "Write `, *` after the last platform."
    case .unknown(_, let module?): "Write `import \(module)` above."
    default: nil
    }
  }
}
