import Machine
import SwiftSyntax

/// A file of a module of the program's own.
struct ModuleFile {
  let source: ParsedSource
  /// Of the module that has it while something imports that.
  var context: Context?
}

/// Modules of the program's own. One is checked when it is defined, and known to be right from then
/// on; but what it declares, its conformances above all, is there only once something imports it, as
/// in a program that isn't linked with it.
extension Lowerer {
  /// Adds a file to a module; says what is wrong with it, in which case it isn't added.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - firstLine: The number of the text's first line in the session.
  package func define(
    _ text: String, inModule module: String, name: String, firstLine: Int
  ) -> [Diagnostic] {
    let source = ParsedSource(text, name: name, firstLine: firstLine)
    if let problem = problem(ofName: module, at: firstLine) { return [problem] }
    guard let tree = source.tree ?? source.remains?.tree else { return source.diagnostics }
    let isLinked = checker.programModules[module] != nil
    var linking = Linking(operators: checker.operators)
    link(tree.imports, &linking)
    if !isLinked { link(module, &linking) }
    let (lowered, diagnostics) = lower(ModuleFile(source: source), into: module)
    if let lowered { moduleFiles[module, default: []].append(lowered) }
    if !isLinked {
      linking.modules.append(module)
      unlink(linking)
    } else if lowered == nil {
      unlink(linking)
    }
    return diagnostics
  }

  private func problem(ofName module: String, at line: Int) -> Diagnostic? {
    let isTaken =
      checker.core.modules[module] != nil || ["Swift", "_Concurrency", "main"].contains(module)
    return isTaken
      ? Diagnostic(
        message: "there is a module `\(module)` already", position: Position(line: line, column: 1),
        advice: "Give the module another name.") : nil
  }

  /// What was linked, so that it can be taken back.
  struct Linking {
    /// Each after those that it imports.
    var modules: [String] = []
    /// Those there were before.
    let operators: Operators
  }

  /// Makes known what the imported modules declare, and what those import.
  func link(_ imports: [ImportDeclSyntax]) -> Linking {
    var linking = Linking(operators: checker.operators)
    link(imports, &linking)
    return linking
  }

  private func link(_ imports: [ImportDeclSyntax], _ linking: inout Linking) {
    for name in imports.compactMap(\.moduleName) { link(name, &linking) }
  }

  private func link(_ module: String, _ linking: inout Linking) {
    guard checker.programModules[module] == nil, let files = moduleFiles[module] else { return }
    checker.programModules[module] = ProgramModule(name: module)
    for index in files.indices {
      link(files[index].source.tree?.imports ?? [], &linking)
      moduleFiles[module]?[index] = lower(files[index], into: module).lowered ?? files[index]
    }
    linking.modules.append(module)
  }

  func unlink(_ linking: Linking) {
    if linking.modules.isEmpty { return }
    for module in linking.modules.reversed() {
      checker.programModules[module] = nil
      for index in (moduleFiles[module] ?? []).indices.reversed() {
        guard let layer = moduleFiles[module]?[index].context?.layer else { continue }
        checker.removeConformances(of: layer)
        checker.drop(layer)
        moduleFiles[module]?[index].context = nil
      }
    }
    checker.operators = linking.operators
  }

  private func lower(
    _ file: ModuleFile, into name: String
  ) -> (lowered: ModuleFile?, diagnostics: [Diagnostic]) {
    let module = checker.programModules[name] ?? ProgramModule(name: name)
    checker.programModules[name] = module
    guard let tree = file.source.tree ?? file.source.remains?.tree else {
      return (nil, file.source.diagnostics)
    }
    let layer = Layer(number: nextNumber(), form: .library, module: module)
    let context = Context(
      kind: .layer, parent: module.top ?? checker.core.scope, file: file.source.text, layer: layer,
      isolation: Lazy(known: .unspecified))
    let before = module.top
    module.top = context
    let operators = checker.operators
    let checked = check(tree, in: context, isWhole: file.source.tree != nil)
    guard checked.diagnostics.isEmpty, file.source.tree != nil else {
      let diagnostics = merged(checked.diagnostics, with: file.source)
      module.top = before
      forget(layer, checked, operators)
      return (nil, diagnostics)
    }
    emit(checked)
    return (ModuleFile(source: file.source, context: context), [])
  }
}
