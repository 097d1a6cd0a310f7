import MessageTables
import Phrases
import Reading

/// A problem of a whole module: its entry point, its name, its imports, and its macros.
enum LoweringMessage: DiagnosticMessage {
  /// - Parameter type: The type with `@main`.
  case mainBesideTopLevelCode(type: String)
  case severalMainTypes
  case mainFunctionMissing(type: String)
  case largeExpansion(macro: String)
  case extensionMacroOnLocalType
  /// A problem that the expansion of a macro reports.
  case macro(problem: String)
  case macroBelongsToType(macro: String)
  case macroBelongsToProperty(macro: String)
  case macroWithoutArguments
  case macroArgument(label: String?, expected: String)
  /// - Parameter property: A property with a wrapper, in a type whose properties are observed.
  case wrapperOfObservedProperty(property: String)
  case macroOfSeveralVariables(macro: String)
  case inExpansion(problem: String, macro: String)
  case importCircle(module: String)
  case moduleExists(name: String)
  /// An error in the source of a library.
  case inLibrary(file: String?, line: Int, problem: String)
}

extension LoweringMessage {
  var sentence: Sentence {
    switch self {
    case .mainBesideTopLevelCode:
      "'main' attribute cannot be used in a module that contains top-level code"
    case .severalMainTypes: "'main' attribute can only apply to one type in a module"
    case .mainFunctionMissing(let type):
      "'\(type)' is annotated with '@main' and must provide a main static function of type "
        + "() -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
    case .largeExpansion(let macro): "the expansion of macro '\(macro)' is too large"
    case .macro(let problem): "\(problem)"
    case .macroBelongsToType(let macro): "'@\(macro)' can only be attached to a type"
    case .macroBelongsToProperty(let macro): "'@\(macro)' can only be attached to a property"
    case .macroWithoutArguments: "argument passed to macro expansion that takes no arguments"
    case .macroArgument(let label?, let expected):
      "incorrect argument label in macro expansion (have '\(label):', expected '\(expected):')"
    case .macroArgument(nil, let expected):
      "missing argument label '\(expected):' in macro expansion"
    case .wrapperOfObservedProperty:
      "property wrapper cannot be applied to a computed property"
    case .macroOfSeveralVariables(let macro):
      "accessor macro '\(macro)()' can only apply to a single variable"
    case .inExpansion(let problem, let macro): "\(problem) (in the expansion of macro '\(macro)')"
    case .extensionMacroOnLocalType: "local type cannot have attached extension macro"
    case .importCircle(let module): "`\(module)` imports a module that imports `\(module)`"
    case .moduleExists(let name): "there is a module `\(name)` already"
    case .inLibrary(let file?, let line, let problem): "\(file), line \(line): \(problem)"
    case .inLibrary(nil, let line, let problem): "a library, line \(line): \(problem)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .mainBesideTopLevelCode(let type): "Call `\(type).main()` where it shall run."
    case .severalMainTypes, .mainFunctionMissing, .macro, .macroBelongsToType,
      .macroBelongsToProperty, .macroWithoutArguments, .macroArgument, .inExpansion:
      nil
    case .wrapperOfObservedProperty(let property):
      "`@Observable` makes `\(property)` a computed property. Write `@ObservationIgnored` before "
        + "the wrapper."
    case .macroOfSeveralVariables: "Declare each variable with a `var` of its own."
    case .largeExpansion: "Divide the declaration into smaller ones."
    case .extensionMacroOnLocalType: "Move the type out of the function."
    case .importCircle: "Move what both need into a module of its own."
    case .moduleExists: "Give the module another name."
    case .inLibrary: "A library is run from its source, and does what can't be run here."
    }
  }
}
