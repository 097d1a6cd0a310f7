extension CompiledForm {
  /// The modules that the program imports, directly or indirectly. Other modules are compiled, but
  /// their conformances aren't found.
  package var linkedModules: [Module] {
    var linked: Set<String> = []
    var waiting = Self.imports(in: source)
    while let name = waiting.popLast() {
      guard let module = modules.first(where: { $0.name == name }),
        linked.insert(name).inserted
      else { continue }
      waiting += module.files.flatMap(Self.imports)
    }
    return modules.filter { linked.contains($0.name) }
  }

  /// Returns the names after `import` at the beginning of a line, or after an attribute there.
  private static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return String(words[index + 1])
    }
  }
}
