import MessageTables
import Phrases
import Reading

/// A declaration with wider access than a type in it.
enum AccessMessage: DiagnosticMessage {
  case publicClass(superclassAccess: String)
  case classOfPrivateSuperclass
  case publicProtocolRefines(Access)
  case protocolRefinesPrivate
  /// A setter with wider access than its property.
  case setter(String, of: DeclarationKind, access: String)
  case extensionOfType(access: String, keyword: String, typeAccess: String)
  case declared(DeclarationKind, access: String, type: Access, in: Use)
  case mustBe(Needed, DeclarationKind, type: Access, in: Use)

  /// Where a declaration uses a type.
  enum Use {
    case parameter
    case result
    case index
    case elementType
    case type
    /// The constraint of a generic parameter.
    case genericParameter
    /// A condition of a `where` clause.
    case genericRequirement

    var isGeneric: Bool { self == .genericParameter || self == .genericRequirement }
  }

  /// The access that a declaration must have.
  enum Needed {
    case `private`
    case `fileprivate`
    case privateOrFileprivate
  }
}

extension AccessMessage {
  var sentence: Sentence {
    switch self {
    case .publicClass(let superclass):
      "class cannot be declared public because its superclass is \(superclass)"
    case .classOfPrivateSuperclass:
      "class must be declared private or fileprivate because its superclass is private"
    case .publicProtocolRefines(let access):
      "public protocol cannot refine \(Self.article(access)) protocol"
    case .protocolRefinesPrivate:
      "protocol must be declared private or fileprivate because it refines a private protocol"
    case .extensionOfType(let access, let keyword, let typeAccess):
      "extension of \(typeAccess) \(keyword) cannot be declared \(access)"
    case .setter("internal", let kind, let access):
      "\(access) \(kind) cannot have an internal setter"
    case .setter(let setter, let kind, let access):
      "\(access) \(kind) cannot have a \(setter) setter"
    case .declared(let kind, let access, let type, .parameter):
      "\(kind) cannot be declared \(access) because its parameter uses \(Self.article(type)) type"
    case .declared(let kind, let access, let type, .result):
      "\(kind) cannot be declared \(access) because its result uses \(Self.article(type)) type"
    case .declared(let kind, let access, let type, .index):
      "\(kind) cannot be declared \(access) because its index uses \(Self.article(type)) type"
    case .declared(let kind, let access, let type, .elementType):
      "\(kind) cannot be declared \(access) because its element type uses \(Self.article(type)) type"
    case .declared(let kind, let access, let type, .type):
      "\(kind) cannot be declared \(access) because its type uses \(Self.article(type)) type"
    case .declared(let kind, let access, let type, .genericParameter):
      "\(kind) cannot be declared \(access) because its generic parameter uses \(Self.article(type)) type"
    case .declared(let kind, let access, let type, .genericRequirement):
      "\(kind) cannot be declared \(access) because its generic requirement uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .genericParameter):
      "\(kind) must be declared \(needed.sentence) because its generic parameter uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .genericRequirement):
      "\(kind) must be declared \(needed.sentence) because its generic requirement uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .parameter):
      "\(kind) must be declared \(needed.sentence) because its parameter uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .result):
      "\(kind) must be declared \(needed.sentence) because its result uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .index):
      "\(kind) must be declared \(needed.sentence) because its index uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .elementType):
      "\(kind) must be declared \(needed.sentence) because its element type uses \(Self.article(type)) type"
    case .mustBe(let needed, let kind, let type, .type):
      "\(kind) must be declared \(needed.sentence) because its type uses \(Self.article(type)) type"
    }
  }

  /// The access of something that isn't public, with an article.
  private static func article(_ access: Access) -> Sentence {
    switch access {
    case .module: "an internal"
    case .package: "a package"
    case .file: "a fileprivate"
    case .private, .public, .open: "a private"
    }
  }
}

extension AccessMessage.Needed {
  fileprivate var sentence: Sentence {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .privateOrFileprivate: "private or fileprivate"
    }
  }
}
