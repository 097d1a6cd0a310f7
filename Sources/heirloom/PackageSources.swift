import ArgumentParser
import Foundation
import MessageTables
import Phrases
import Sessions
import SwiftText

/// The target of a package to run, and the modules of the package that it depends on.
struct PackageSources {
  let files: [ProgramSources.File]
  let modules: [(name: String, files: [ProgramSources.File])]

  init(package path: String, target name: String?) async throws {
    let package = try await PackageFolder(path)
    let target = try package.target(named: name)
    files = try package.files(of: target)
    var modules: [(name: String, files: [ProgramSources.File])] = []
    for dependency in package.layout.dependencies(of: target) {
      var files = try package.files(of: dependency)
      for index in files.indices where files[index].lastName == "main.swift" {
        files[index].text = await PackageLayout.declarations(of: files[index].text)
      }
      // A target in another language has no Swift module.
      if !files.isEmpty { modules.append((dependency.moduleName, files)) }
    }
    self.modules = modules
  }
}

/// A folder with a manifest.
private struct PackageFolder {
  let layout: PackageLayout
  private let path: String
  /// The path of the folder with a slash; empty for the current folder.
  private let prefix: String

  init(_ path: String) async throws {
    self.path = path
    prefix = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
    guard let folder = SourceFolder(path), folder.isPackage else {
      throw UnreadableFile(finding: Finding(.noManifest, name: path.withVisibleControls))
    }
    let manifest = prefix + "Package.swift"
    let text = try TextFile.program(TextFile.bytes(at: manifest), path: manifest)
    layout = try await PackageLayout.read(text, path: manifest.withVisibleControls)
  }

  // MARK: Targets

  func target(named name: String?) throws -> PackageLayout.Target {
    let programs = layout.targets.filter(\.isProgram)
    let tests = layout.targets.filter(\.isTests).map(\.name)
    if let name {
      guard let target = layout.targets.first(where: { $0.name == name }) else {
        throw problem(.noSuchTarget(name, suggestion: suggestion(for: name), names: runnable))
      }
      guard target.isProgram || target.isTests else {
        throw problem(.targetDoesNotRun(name, package: path, tests: tests))
      }
      return target
    }
    guard let program = programs.first else {
      throw problem(.noProgramInPackage(package: path, tests: tests))
    }
    guard programs.count == 1 else {
      throw problem(.severalPrograms(package: path, names: programs.map(\.name)))
    }
    return program
  }

  /// The names of the targets that can run.
  private var runnable: [String] {
    layout.targets.filter { $0.isProgram || $0.isTests }.map(\.name)
  }

  private func suggestion(for name: String) -> String? {
    closestMatches(to: name, in: runnable, limit: 1).first
  }

  // MARK: Files

  func files(of target: PackageLayout.Target) throws -> [ProgramSources.File] {
    let folder = try folder(of: target)
    let all = try folder.swiftFilesIfAny()
    let start = folder.path.hasSuffix("/") ? folder.path.count : folder.path.count + 1
    let own = all.filter { path in
      let inner = String(path.dropFirst(start))
      return inner != "Package.swift" && target.contains(inner)
    }
    guard !own.isEmpty || !(target.isProgram || target.isTests) else {
      throw problem(.noSwiftFileInTarget(target.name, folder: folder.path), ofFolder: target)
    }
    return try ProgramSources.files(at: own, in: folder)
  }

  private func folder(of target: PackageLayout.Target) throws -> SourceFolder {
    if target.hasPath {
      guard let inner = target.namedFolder else {
        throw problem(.targetOutsidePackage(target.name), ofFolder: target)
      }
      guard let folder = SourceFolder(inner.isEmpty ? self.path : prefix + inner) else {
        throw problem(
          .noTargetFolder(target.name, folder: prefix + inner), ofFolder: target)
      }
      return folder
    }
    let parents = target.defaultParents
    for parent in parents {
      if let folder = SourceFolder("\(prefix)\(parent)/\(target.name)") { return folder }
    }
    // The only target of its kind may have the whole folder.
    let isOnly = layout.targets.count { $0.isTests == target.isTests } == 1
    if isOnly, let folder = SourceFolder(prefix + parents[0]) { return folder }
    throw problem(
      .noTargetFolder(target.name, folder: "\(prefix)\(parents[0])/\(target.name)"),
      ofFolder: target)
  }

  // MARK: Problems

  private func problem(_ problem: PackageProblem) -> UnreadableFile {
    UnreadableFile(
      finding: Finding(problem, name: path.withVisibleControls))
  }

  private func problem(
    _ problem: PackageProblem, ofFolder target: PackageLayout.Target
  ) -> UnreadableFile {
    UnreadableFile(
      finding: layout.finding(problem, ofFolder: target))
  }
}

/// Options that name a target of a package.
struct PackageOptions: ParsableArguments {
  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(.package, valueName: "path"))
  var path: String?
  @Option(
    help: ArgumentHelp(.target, valueName: "name"))
  var target: String?
}
