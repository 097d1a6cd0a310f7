import Checking
import Machine
package import Reading
import Semantics

// Modules of the program. A module is checked when it is defined. Its declarations and conformances
// become visible once something imports it, as in a program that links it.

extension Lowerer {
  /// The files of a module, imported or not.
  struct Module {
    var files: [ParsedSource] = []
    /// The layers of its files while it is linked.
    var layers: [Layer] = []

    /// Whether the same text is already one of its files, as when a lesson's block runs again.
    func has(_ source: ParsedSource) -> Bool {
      files.contains { $0.text.lines.range == source.text.lines.range && $0.tree != nil }
    }
  }

  /// Defines modules in dependency order.
  ///
  /// - Parameter isPackage: Whether the modules and all submissions belong to one package.
  package func define(
    _ modules: [(name: String, files: [File])], ofPackage isPackage: Bool = false
  ) -> [Diagnostic] {
    if isPackage { packageModules.formUnion(modules.map(\.name)) }
    var waiting = modules.map { module in
      (
        name: module.name, files: module.files,
        imports: module.files.flatMap { ParsedSource($0, form: .library).imports }
      )
    }
    var diagnostics: [Diagnostic] = []
    while !waiting.isEmpty {
      let names = waiting.map(\.name)
      // In an import cycle, the first module gets an error about a missing module.
      let index =
        waiting.firstIndex { module in
          module.imports.allSatisfy { $0 == module.name || !names.contains($0) }
        } ?? 0
      let next = waiting.remove(at: index)
      diagnostics += define(next.name, next.files)
    }
    return diagnostics
  }

  /// Adds files to a module and returns their errors. Files with errors aren't added.
  package func define(_ name: String, _ files: [File]) -> [Diagnostic] {
    if let problem = problem(ofName: name, at: files.first) { return [problem] }
    var module = modules[name] ?? Module()
    let written = files.map { ParsedSource($0, form: .library) }.filter { !module.has($0) }
    if written.isEmpty { return [] }
    let isLinked = model.programModules[name] != nil
    let problems = loadLibraries(for: written)
    let (sources, misuses) = expandMacros(in: written)
    var linking = Linking(operators: model.operators)
    link(sources.flatMap(\.imports), &linking)
    if !isLinked, model.programModules[name] != nil {
      unlink(linking)
      return [circle(of: name, at: files.first)]
    }
    var added = checkFiles(isLinked ? sources : module.files + sources, of: name)
    tell(problems, of: sources, in: &added)
    tell(misuses: misuses, of: sources, in: &added)
    if added.isRight {
      module.files += sources
      if isLinked { module.layers.append(added.layer) }
      modules[name] = module
    }
    if !added.isRight || !isLinked {
      forget(added, linking.operators)
      if !isLinked { model.programModules[name] = nil }
      unlink(linking)
    } else {
      finish(added, name)
    }
    return added.diagnostics
  }

  private func circle(of name: String, at file: File?) -> Diagnostic {
    Diagnostic(
      LoweringMessage.importCircle(module: name),
      at: Position(line: file?.firstLine ?? 1, column: 1))
  }

  private func problem(ofName name: String, at file: File?) -> Diagnostic? {
    let isTaken =
      model.core.modules[name] != nil || libraries[name] != nil
      || ["Swift", "_Concurrency", "main"].contains(name)
    return isTaken
      ? Diagnostic(
        LoweringMessage.moduleExists(name: name),
        at: Position(line: file?.firstLine ?? 1, column: 1)) : nil
  }

  private func checkFiles(_ sources: [ParsedSource], of name: String) -> Checked {
    let module =
      model.programModules[name]
      ?? ProgramModule(name: name, isOfPackage: packageModules.contains(name))
    model.programModules[name] = module
    return check(
      sources, in: module, on: module.top ?? model.core.scope,
      isolation: Lazy(known: .unspecified))
  }

  private func finish(_ checked: Checked, _ name: String) {
    model.programModules[name]?.top = checked.top
    emit(checked)
  }

  // MARK: Linking

  /// The linked modules, so that linking can be undone.
  struct Linking {
    /// Each module after those that it imports.
    var modules: [String] = []
    /// The operators before linking.
    let operators: Operators
  }

  /// Links the imported modules and their own imports.
  func link(_ names: [String]) -> Linking {
    var linking = Linking(operators: model.operators)
    link(names, &linking)
    return linking
  }

  private func link(_ names: [String], _ linking: inout Linking) {
    for name in names {
      guard model.programModules[name] == nil, let module = modules[name] else { continue }
      link(module.files.flatMap(\.imports), &linking)
      let checked = checkFiles(module.files, of: name)
      modules[name]?.layers.append(checked.layer)
      finish(checked, name)
      linking.modules.append(name)
    }
  }

  func unlink(_ linking: Linking) {
    if linking.modules.isEmpty { return }
    for name in linking.modules.reversed() {
      model.programModules[name] = nil
      for layer in (modules[name]?.layers ?? []).reversed() {
        checker.removeConformances(of: layer)
        model.drop(layer)
      }
      modules[name]?.layers = []
    }
    model.operators = linking.operators
  }
}

extension ParsedSource {
  init(_ file: Lowerer.File, form: SourceText.Form) {
    self.init(file.text, name: file.name, firstLine: file.firstLine, form: form)
  }

  /// The modules that the source imports.
  var imports: [String] { (tree ?? remains?.tree)?.imports.compactMap(\.moduleName) ?? [] }
}
