import EmbeddedFiles

/// The names that a module of Swift's toolchain declares, including those that a program here can't use.
///
/// `Toolchain` has a file for each module, which `.ci/toolchain-names` writes from the toolchain's symbol
/// graphs. A line `Type: name other(label:)` has the members of a type, `Type < Base Protocol` the types
/// whose members it also has. The lines of `types`, `functions` and `variables` have what stands outside of
/// types.
package struct ToolchainNames: Sendable {
  package let module: String
  private var members: [Substring: Substring] = [:]
  private var inherited: [Substring: Substring] = [:]

  /// The modules, whose names are read when a program uses an unknown one.
  package static let all: [ToolchainNames] = {
    let folder = embeddedToolchain()
    return UnsafeBufferPointer(start: folder.files, count: folder.count).map {
      ToolchainNames(file: String(cString: $0.name), text: String(cString: $0.text))
    }
  }()

  /// The modules that one import makes visible, beside itself.
  private static let reexported: [String: Set<String>] = ["Foundation": ["Dispatch", "Glibc"]]

  /// Returns the modules that a program with these imports sees.
  package static func visible(importing imports: Set<String>) -> [ToolchainNames] {
    let seen = imports.reduce(into: imports.union(["Swift"])) { seen, one in
      seen.formUnion(reexported[one] ?? [])
    }
    return all.filter { seen.contains($0.module) }
  }

  private init(file: String, text: String) {
    module = String(file.prefix { $0 != "." })
    for line in text.split(separator: "\n") {
      let owner = line.prefix { $0 != " " && $0 != ":" }
      let rest = line.dropFirst(owner.count)
      if rest.hasPrefix(" < ") {
        inherited[owner] = rest.dropFirst(3)
      } else {
        members[owner] = rest.dropFirst(2)
      }
    }
  }

  /// The names of types and protocols.
  package var types: [String] { words("types") }
  /// The base names of functions outside of types.
  package var functions: [String] { words("functions").map { Self.base(of: $0[...]) } }

  /// Whether the module declares the name outside of types.
  package func declares(_ name: String) -> Bool {
    ["types", "functions", "variables"].contains { owner in
      members[owner].map { Self.contains(name, in: $0) } ?? false
    }
  }

  /// Whether a type has a member, by its base name, or by its name with labels: `init(cString:)`.
  ///
  /// - Parameter owner: The path of the type, such as `Unicode.Scalar`.
  /// - Parameter modules: The modules that may declare the member or what the type inherits.
  package static func declare(
    _ name: String, in owner: String, of modules: [ToolchainNames]
  ) -> Bool {
    var rest: Set<Substring> = [owner[...]]
    var seen: Set<Substring> = []
    while let one = rest.popFirst() {
      guard seen.insert(one).inserted else { continue }
      for module in modules {
        if let found = module.members[one], contains(name, in: found) { return true }
        rest.formUnion((module.inherited[one] ?? "").split(separator: " "))
      }
    }
    return false
  }

  private func words(_ owner: Substring) -> [String] {
    (members[owner] ?? "").split(separator: " ").map(String.init)
  }

  private static func contains(_ name: String, in words: Substring) -> Bool {
    let isWhole = name.contains("(")
    return words.split(separator: " ").contains { (isWhole ? String($0) : base(of: $0)) == name }
  }

  private static func base(of word: Substring) -> String { String(word.prefix { $0 != "(" }) }
}
