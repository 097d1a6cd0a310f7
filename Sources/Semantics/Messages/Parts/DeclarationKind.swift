/// The kind of a declaration, in messages.
package enum DeclarationKind: Hashable, Sendable {
  case initializer
  case deinitializer
  case getter
  case setter
  case function
  case closure
  case localFunction
  case globalFunction
  case method
  case instanceMethod
  case staticMethod
  case classMethod
  case property
  case instanceProperty
  case staticProperty
  case classProperty
  case globalProperty
  case operatorFunction
  case `subscript`
  case constant
  case variable
  case parameter
  case letDeclaration
  case varDeclaration
  case enumerationCase
  case storedProperty
  case associatedValue
  case genericStructure
  case genericEnumeration
  case genericClass
  case genericActor
}

/// A declaration in a message: its kind and its name.
package struct NamedDeclaration: Hashable, Sendable {
  package let kind: DeclarationKind
  package let name: String?

  package init(_ kind: DeclarationKind, _ name: String? = nil) {
    self.kind = kind
    self.name = name
  }
}

extension DeclarationKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .initializer: "initializer"
    case .deinitializer: "deinitializer"
    case .getter: "getter"
    case .setter: "setter"
    case .function: "function"
    case .closure: "closure"
    case .localFunction: "local function"
    case .globalFunction: "global function"
    case .method: "method"
    case .instanceMethod: "instance method"
    case .staticMethod: "static method"
    case .classMethod: "class method"
    case .property: "property"
    case .instanceProperty: "instance property"
    case .staticProperty: "static property"
    case .classProperty: "class property"
    case .globalProperty: "global property"
    case .operatorFunction: "operator function"
    case .subscript: "subscript"
    case .constant: "constant"
    case .variable: "variable"
    case .parameter: "parameter"
    case .letDeclaration: "let"
    case .varDeclaration: "var"
    case .enumerationCase: "case"
    case .storedProperty: "stored property"
    case .associatedValue: "associated value"
    case .genericStructure: "generic struct"
    case .genericEnumeration: "generic enum"
    case .genericClass: "generic class"
    case .genericActor: "generic actor"
    }
  }
}

extension NamedDeclaration: CustomStringConvertible {
  package var description: String { name.map { "\(kind) '\($0)'" } ?? kind.description }
}
