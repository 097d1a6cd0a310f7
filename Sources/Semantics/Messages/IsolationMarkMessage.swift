import MessageTables
import Phrases
import Reading

/// A written isolation that a declaration can't have, or that contradicts another one.
enum IsolationMarkMessage: DiagnosticMessage {
  case severalActors(String, String)
  case several(Subject, Mark, Mark)
  case concurrentSynchronous(NamedDeclaration)
  case nonsendingSynchronous(NamedDeclaration)
  case isolatedOfOtherType(Type)
  case isolatedAndGlobalActor(DeclarationKind)
  case isolatedAndNonisolated(DeclarationKind)

  enum Subject {
    case member(NamedDeclaration)
    case type(keyword: String, name: String)
    case `extension`(keyword: String, name: String)
  }

  enum Mark: Equatable {
    case actor(String)
    case concurrent
    /// `nonisolated`, with its detail.
    case nonisolated(String)
  }
}

extension IsolationMarkMessage {
  var sentence: Sentence {
    switch self {
    case .severalActors(let first, let second):
      "declaration can not have multiple global actor attributes ('\(first)' and '\(second)')"
    case .several(.member(let declaration), let first, let second):
      "\(declaration) has multiple actor-isolation attributes (\(first) and \(second))"
    case .several(.type(let keyword, let name), let first, let second):
      "\(keyword) '\(name)' has multiple actor-isolation attributes (\(first) and \(second))"
    case .several(.extension(let keyword, let name), let first, let second):
      "extension of \(keyword) '\(name)' has multiple actor-isolation attributes "
        + "(\(first) and \(second))"
    case .concurrentSynchronous(let declaration):
      "cannot use @concurrent on non-async \(declaration)"
    case .nonsendingSynchronous(let declaration):
      "cannot use 'nonisolated(nonsending)' on non-async \(declaration)"
    case .isolatedOfOtherType(let type):
      "'isolated' parameter type '\(type)' does not conform to 'Actor' or 'DistributedActor'"
    case .isolatedAndGlobalActor(let kind):
      "\(kind) with 'isolated' parameter cannot have a global actor"
    case .isolatedAndNonisolated(let kind):
      "\(kind) with 'isolated' parameter cannot be 'nonisolated'"
    }
  }
}

extension IsolationMarkMessage.Mark: CustomStringConvertible {
  var description: String {
    switch self {
    case .actor(let name): "@\(name)"
    case .concurrent: "@concurrent"
    case .nonisolated(let spelling): "'\(spelling)'"
    }
  }
}
