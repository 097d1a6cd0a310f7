import Machine
import Prelude
import Reading
import SwiftSyntax

/// Declares the prelude piece by piece. Top-level names are declared at their first lookup, with
/// the heads of their extensions. Members are declared at their own first lookup.
package final class PreludeLoader {
  /// A section, with the words that its variant replaces.
  private final class Source {
    package let section: PreludeSection
    package let words: [String: String]
    /// Whether all words end in two underscores, which most texts don't contain.
    private let areMarked: Bool
    package let context: Context
    package let reader: PieceReader

    package init(section: PreludeSection, words: [String: String], context: Context) {
      self.section = section
      self.words = words
      areMarked = words.keys.allSatisfy { $0.hasSuffix("__") }
      self.context = context
      reader = PieceReader(section)
    }

    package func text(_ range: Range<Int>) -> String { replacing(section.text(range)) }

    package func replacing(_ text: String) -> String {
      if words.isEmpty || areMarked && !text.hasTwoUnderscores { return text }
      var text = text
      for (word, meaning) in words { text = text.replacing(word: word, with: meaning) }
      return text
    }
  }

  private unowned let model: SemanticModel
  /// Extensions, by the source text of the extended type.
  private var extensions: [String: [(source: Source, piece: PreludePiece)]] = [:]
  /// Extensions of other modules' types, which are hidden until their module is imported.
  private var hidden: [String: [(source: Source, piece: PreludePiece)]] = [:]
  /// The sources whose extensions an import has made visible.
  private var visible: [ObjectIdentifier: Source] = [:]
  /// The types and protocols declared so far.
  private var loaded: [String: TypeContext] = [:]
  /// The types and protocols that declare an operator; found at first use.
  private var operatorOwners: [String: [(name: String, isProtocol: Bool, context: Context)]]?
  private var sources: [Source] = []
  /// Errors in pieces declared so far. A test declares all pieces and expects none.
  package private(set) var problems: [String] = []

  package init(model: SemanticModel) { self.model = model }

  /// A model with only the prelude.
  package static func makeModel(
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> SemanticModel {
    let file = SourceText(
      name: "prelude", lines: LineTable(text: "", firstLine: 0), form: .prelude)
    let scope = Context(
      kind: .layer, parent: nil, file: file, layer: nil, isolation: Lazy(known: .nonisolated))
    let core = CoreTypes(scope: scope)
    let model = SemanticModel(core: core, isInterrupted: isInterrupted)
    let loader = PreludeLoader(model: model)
    core.loader = loader
    loader.register()
    return model
  }

  // MARK: The top level

  package func register() {
    for section in Prelude.sections {
      let pieces = PieceReader(section).pieces
      let context = context(of: section)
      for words in section.variants {
        register(pieces, Source(section: section, words: words, context: context))
      }
    }
  }

  private func register(_ pieces: [PreludePiece], _ source: Source) {
    sources.append(source)
    let own = Set(pieces.filter { $0.kind == .type || $0.kind == .protocol }.map(\.name))
    for piece in pieces {
      let name = source.replacing(piece.name)
      switch piece.kind {
      case .extension, .conformance:
        if source.section.modules.isEmpty || own.contains(piece.name) {
          extensions[name, default: []].append((source, piece))
        } else {
          for module in source.section.modules {
            hidden[module, default: []].append((source, piece))
          }
        }
      case .type, .protocol:
        postpone(name, source) { [unowned self] in load(piece, named: name, source) }
      case .global:
        let isOfTuples = source.section.name == "Tuples"
        postpone(isOfTuples ? Self.tupleName(name) : name, source) { [unowned self] in
          declare(source.text(piece.range), in: source.context)
        }
      case .member, .head: break
      }
    }
  }

  private func postpone(_ name: String, _ source: Source, _ declare: @escaping () -> Void) {
    source.context.names.postpone(name, declare)
    // A section's declarations are visible through every module that contains the section.
    for module in source.section.modules {
      guard let other = model.core.modules[module], other !== source.context else { continue }
      other.names.postpone(name) { [unowned context = source.context, unowned other] in
        other.names[name] = context.names[name]
      }
    }
  }

  /// The context of the section's own module. A section without modules is always visible.
  private func context(of section: PreludeSection) -> Context {
    guard let owner = section.owner else { return model.core.scope }
    for module in section.modules where model.core.modules[module] == nil {
      model.core.modules[module] = makeContext(named: module)
    }
    return model.core.modules[owner] ?? model.core.scope
  }

  private func makeContext(named name: String) -> Context {
    let file = SourceText(name: name, lines: LineTable(text: "", firstLine: 0), form: .prelude)
    let context = Context(
      kind: .layer, parent: model.core.scope, file: file, layer: nil,
      isolation: Lazy(known: .nonisolated))
    context.imports = Prelude.imports[name] ?? []
    return context
  }

  /// Makes an imported module's extensions visible, unless another module has made them visible.
  func makeVisible(module: String) {
    let added = (hidden.removeValue(forKey: module) ?? []).filter { source, _ in
      visible[ObjectIdentifier(source)] == nil
    }
    for (source, piece) in added {
      visible[ObjectIdentifier(source)] = source
      let name = source.replacing(piece.name)
      extensions[name, default: []].append((source, piece))
      if let type = loaded[name] { loadExtensions(of: type, named: name) }
    }
  }

  // MARK: Types

  /// Declares a type or protocol without its members, and the conformances of its extensions.
  private func load(_ piece: PreludePiece, named name: String, _ source: Source) {
    var text = source.text(piece.range.lowerBound..<piece.headEnd)
    for member in source.reader.members(of: piece) where member.kind == .head {
      text += "\n" + source.text(member.range)
    }
    declare(text + "\n}", in: source.context)
    let found = (source.context.names[name] ?? []).compactMap { named in
      if case .type(let type) = named { type } else { nil }
    }
    guard let type = found.first else { return }
    if let type = type as? ProtocolDeclaration {
      postponeRequirements(of: type, piece, source)
    } else {
      postponeMembers(of: type, piece, source, head: "extension \(name) {")
    }
    loadExtensions(of: type, named: name)
  }

  /// Declares extensions' conformances now, and their members later.
  private func loadExtensions(of type: TypeContext, named name: String) {
    loaded[name] = type
    // Adjacent extensions of one section are parsed together, because each parse has a fixed cost.
    var conformances: [(context: Context, text: String)] = []
    for (source, piece) in extensions.removeValue(forKey: name) ?? [] {
      let head = source.text(piece.range.lowerBound..<piece.headEnd)
      if piece.kind == .conformance {
        if conformances.last?.context !== source.context {
          conformances.append((source.context, ""))
        }
        conformances[conformances.count - 1].text += head + "}\n"
      }
      postponeMembers(of: type, piece, source, head: memberHead(piece, head, source))
    }
    for (context, text) in conformances { declare(text, in: context) }
  }

  /// The head without conformances. Members with the same conditions share an extension.
  private func memberHead(_ piece: PreludePiece, _ head: String, _ source: Source) -> String {
    guard piece.kind == .conformance else { return head }
    let name = source.replacing(piece.name)
    if piece.condition == 0 { return "extension \(name) {" }
    return "extension \(name) " + source.text(piece.condition..<piece.headEnd)
  }

  private func postponeMembers(
    of type: TypeContext, _ piece: PreludePiece, _ source: Source, head: String
  ) {
    for member in source.reader.members(of: piece) where member.kind == .member {
      let name = source.replacing(member.name)
      postpone(name, of: type, source.text(member.range), head: head, source)
    }
  }

  private func postpone(
    _ name: String, of type: TypeContext, _ text: @autoclosure @escaping () -> String,
    head: String, _ source: Source
  ) {
    type.members.postpone(name) { [unowned self, unowned type] in
      let text = text()
      let divided = DividedDeclaration(text)
      declare(head + "\n" + (divided?.head ?? text) + "\n}", in: source.context)
      if let divided { postponeMembers(divided, ofNested: name, in: type, source) }
      loadNested(name, of: type)
    }
  }

  /// Postpones the members of a nested type.
  private func postponeMembers(
    _ divided: DividedDeclaration, ofNested name: String, in type: TypeContext, _ source: Source
  ) {
    for case .type(let nested) in type.members[name] {
      for member in divided.members {
        postpone(
          member.name, of: nested, member.text, head: "extension \(nested.path) {", source)
      }
    }
  }

  private func postponeRequirements(
    of type: ProtocolDeclaration, _ piece: PreludePiece, _ source: Source
  ) {
    for member in source.reader.members(of: piece) where member.kind == .member {
      let text = source.text(member.range)
      type.postponeRequirement(named: member.name, text: text)
      type.members.postpone(member.name) { [unowned self, unowned type] in
        let tree = SharedSyntax.outline(of: "protocol P {\n\(text)\n}").tree
        collecting(text) { model.declareRequirements(in: tree, of: type) }
      }
    }
  }

  /// A nested type may have extensions of its own.
  private func loadNested(_ name: String, of type: TypeContext) {
    let path = "\(type.path).\(name)"
    guard extensions[path] != nil else { return }
    for case .type(let nested) in type.members[name] { loadExtensions(of: nested, named: path) }
  }

  private func declare(_ text: String, in context: Context) {
    let tree = SharedSyntax.outline(of: text).tree
    collecting(text) { model.declare(tree.statements, in: context) }
  }

  private func collecting(_ text: String, _ declare: () -> Void) {
    let (_, problems) = model.collecting(declare)
    for problem in problems { self.problems.append("\(problem.message): \(text)") }
  }

  // MARK: Operators

  /// Operators of tuples have one overload for each number of elements. They are declared under a
  /// name of their own, because few programs compare tuples.
  package static func tupleName(_ name: String) -> String { "(\(name))" }

  /// The types and protocols with the operator as a member.
  package func owners(ofOperator name: String, protocolsOnly: Bool) -> [TypeContext] {
    let owners = operatorOwners ?? indexOperators()
    operatorOwners = owners
    return (owners[name] ?? []).compactMap { owner in
      if protocolsOnly, !owner.isProtocol { return nil }
      for case .type(let type) in owner.context.names[owner.name] ?? [] { return type }
      return nil
    }
  }

  private func indexOperators() -> [String: [(name: String, isProtocol: Bool, context: Context)]] {
    var owners: [String: [(name: String, isProtocol: Bool, context: Context)]] = [:]
    var seen: Set<String> = []
    let read = sources.map { source in (source: source, pieces: source.reader.pieces) }
    let protocols = Set(read.flatMap(\.pieces).filter { $0.kind == .protocol }.map(\.name))
    for (source, pieces) in read {
      for piece in pieces {
        let name = source.replacing(piece.name)
        // Operators of nested types are found through their operands.
        if name.utf8.contains(UInt8(ascii: ".")) { continue }
        for one in source.reader.operators(of: piece)
        where seen.insert("\(one) \(name)").inserted {
          owners[one, default: []].append((name, protocols.contains(name), source.context))
        }
      }
    }
    return owners
  }
}

extension String {
  /// Replaces each occurrence of the word. It compares bytes, which takes a tenth of the time of
  /// the library's pattern search.
  fileprivate func replacing(word: String, with meaning: String) -> String {
    let (text, word) = (Array(utf8), Array(word.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == word.first, text[index...].starts(with: word) {
        result += meaning.utf8
        index += word.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  fileprivate var hasTwoUnderscores: Bool {
    var isAfterOne = false
    for byte in utf8 {
      let isOne = byte == UInt8(ascii: "_")
      if isOne, isAfterOne { return true }
      isAfterOne = isOne
    }
    return false
  }
}
