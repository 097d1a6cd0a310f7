import MessageTables
import Prelude
import Semantics

/// The supported declarations of Swift's libraries, from the prelude's index, and the unsupported
/// ones.
package struct SupportedLibrary: Sendable {
  /// A module that programs can import, or `Swift`.
  package struct Module: Sendable {
    package let name: String
    /// Types and protocols with the names of their members, in alphabetical order.
    package let types: [(name: String, members: [String])]
    /// Functions, variables and aliases outside types.
    package let globals: [String]
  }

  /// Names of Swift's libraries that Heirloom rejects, and the reason.
  package struct Refusal: Sendable {
    /// The modules that declare them; empty for the standard library.
    package let modules: [String]
    package let reason: String
    package let names: [String]
  }

  package let modules: [Module]
  package let refusals: [Refusal]
  /// The parts of modules that are refused by name, and their names, in alphabetical order.
  package let refusedParts: [(part: String, names: [String])]

  package init() {
    var contents: [String: Contents] = [:]
    for section in Prelude.sections {
      for words in section.variants {
        contents[section.owner ?? "Swift", default: Contents()].add(section, words)
      }
    }
    modules = contents.map { $1.module(named: $0) }.sorted { one, other in
      one.name == "Swift" || (other.name != "Swift" && one.name < other.name)
    }
    let known = Set(
      contents.values.flatMap { Array($0.members.keys) + $0.globals + $0.refused }
        + NotRunHere.named)
    refusals = NotRunHere.refusals + Self.refusals(except: known)
    refusedParts = contents.values.reduce(into: [:]) { parts, contents in
      parts.merge(contents.refusedParts) { $0.union($1) }
    }.map { ($0, $1.sorted()) }.sorted { $0.part < $1.part }
  }

  /// What Swift's modules declare beside the known names, by module and reason.
  private static func refusals(except known: Set<String>) -> [Refusal] {
    ToolchainNames.all.sorted { $0.module < $1.module }.flatMap { module in
      let unknown = Set(module.types + module.functions).subtracting(known)
      let reasons = Dictionary(grouping: unknown) { NotRunHere.usualReason(of: $0).text }
      return reasons.sorted { $0.key < $1.key }.map { reason, names in
        Refusal(
          modules: module.module == "Swift" ? [] : [module.module], reason: reason,
          names: names.sorted())
      }
    }
  }

  private struct Contents {
    var members: [String: Set<String>] = [:]
    var globals: Set<String> = []
    /// Declared, to be refused with a better reason.
    var refused: Set<String> = []
    /// The names of refused declarations, by what they would do.
    var refusedParts: [String: Set<String>] = [:]

    mutating func add(_ section: PreludeSection, _ words: [String: String]) {
      let reader = PieceReader(section)
      func replaced(_ name: String) -> String {
        words.reduce(name) { $0.replacing($1.key, with: $1.value) }
      }
      func refusedPart(of piece: PreludePiece) -> String? {
        let text = section.text(piece.range)
        guard let attribute = text.firstRange(of: "@unsupported(\"") else { return nil }
        return String(text[attribute.upperBound...].prefix { $0 != "\"" })
      }
      for piece in reader.pieces {
        let name = replaced(piece.name)
        if piece.kind == .global {
          if let part = refusedPart(of: piece) {
            refused.insert(name)
            refusedParts[part, default: []].insert(name)
          } else {
            globals.insert(name)
          }
          continue
        }
        var found = members[name] ?? []
        for member in reader.members(of: piece) {
          let memberName = replaced(member.name)
          if let part = refusedPart(of: member) {
            refusedParts[part, default: []].insert("\(name).\(memberName)")
          } else {
            found.insert(memberName)
          }
        }
        members[name] = found
      }
    }

    func module(named name: String) -> Module {
      func shown(_ names: some Sequence<String>) -> [String] {
        names.filter { $0.first?.isLetter ?? false }.sorted()
      }
      return Module(
        name: name, types: shown(members.keys).map { ($0, shown(members[$0] ?? [])) },
        globals: shown(globals))
    }
  }
}

extension NotRunHere {
  /// All names with a reason of their own.
  fileprivate static var named: [String] { refusals.flatMap(\.names) }

  /// The names with a reason of their own, in display order.
  static var refusals: [SupportedLibrary.Refusal] {
    groups.map { group in
      SupportedLibrary.Refusal(
        modules: group.modules.sorted(), reason: group.reason.text,
        names: group.names.split(whereSeparator: \.isWhitespace).map(String.init).sorted())
    }
  }
}
