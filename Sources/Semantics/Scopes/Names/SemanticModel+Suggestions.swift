import Prelude
import Reading

/// Advice for unknown names.
extension SemanticModel {
  /// Advice for an unknown name: an import that declares it, that Heirloom doesn't support it, or a
  /// similar visible name.
  package func suggestion(for name: String, in context: Context) -> NameAdvice? {
    guard reporter.mayAdvise() else { return nil }
    if let other = otherModule(of: name) { return other }
    return Similarity.names(like: name, among: namesInView(in: context)).first.map {
      .similar($0)
    }
  }

  /// Advice for an unknown type's name.
  func suggestedType(for name: String, in context: Context) -> NameAdvice? {
    guard reporter.mayAdvise() else { return nil }
    if let other = otherModule(of: name) { return other }
    var known: Set<String> = []
    var current: Context? = context
    while let place = current {
      for (other, names) in place.names where type(among: names) != nil { known.insert(other) }
      current = place.parent
    }
    return Similarity.names(like: name, among: known).first.map { .similar($0) }
  }

  private func otherModule(of name: String) -> NameAdvice? {
    for section in Prelude.sections {
      guard let owner = section.owner, let context = core.modules[owner] else { continue }
      guard context.names.contains(name) else { continue }
      // If several modules declare it, most programs import `Dependencies`.
      let module = section.modules.contains("Dependencies") ? "Dependencies" : owner
      return .importModule(module)
    }
    return NotRunHere.reason(for: name).map { .notRun(reason: $0) }
  }

  /// The member of the type or its values with the most similar name.
  package func suggestedMember(for name: String, of base: Type, in context: Context) -> String? {
    guard reporter.mayAdvise() else { return nil }
    let type = base.instance ?? base
    let names = memberNames(of: type, in: context.signature)
    return Similarity.names(like: name, among: names).first {
      members($0, of: type, in: context).contains { found in
        found.member.isOfType == (base.instance != nil)
          && found.member.declaration.map { isAccessible($0, from: context) } ?? true
      }
    }
  }

  /// The names visible in a context, for suggestions.
  func visibleNames(in context: Context) -> Set<String> {
    var names: Set<String> = []
    var current: Context? = context
    while let place = current {
      names.formUnion(place.names.keys)
      switch place.kind {
      case .type(let type): names.formUnion(type.members.names)
      case .extension(let extended): names.formUnion(extended.type.members.names)
      default: break
      }
      current = place.parent
    }
    return names
  }
}
