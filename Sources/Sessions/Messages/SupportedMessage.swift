import MessageTables
import Phrases

/// The sentences on the page about the supported parts of Swift, in Markdown, and in its summary.
enum SupportedMessage: Message {
  // The page.
  case title
  case aboutPage
  case language
  case notSupported([String])
  case notDetected([String])
  case forgottenEnds
  case macros
  case aboutMacros
  case macrosOf(module: String, names: [String])
  case modules
  case sameAs(Alias)
  case standardLibrary
  case module(String)
  case reasons
  case refused(names: [String], modules: [String], reason: String)
  case unrunModules([String])
  case refusedParts
  case refusedPart(String, names: [String])

  // The summary.
  case exceptFor([String])
  case types(Int, modules: [String])
  case moreNames
}

extension SupportedMessage {
  /// A name by which code imports what other sections list.
  enum Alias: CaseIterable {
    case composableArchitecture, casePaths, identifiedCollections, xctestDynamicOverlay, os
    case dependencies
  }

  var sentence: Sentence {
    switch self {
    case .title: "# The Swift that Heirloom supports"
    case .aboutPage:
      """
      Heirloom runs Swift 6 with the same meaning as the compiler. It rejects unsupported code with a \
      message that names the unsupported part. `heirloom swift` prints this page, and a test compares \
      the page with the implementation.
      """
    case .language: "## The language"
    case .notSupported(let parts): "Not supported: \(parts.joined(separator: "; "))."
    case .notDetected(let parts):
      "Not detected, although the compiled program traps: \(parts.joined(separator: "; "))."
    case .forgottenEnds:
      """
      Different: in a program with `await` outside of functions, Swift 6.3 doesn't run the `deinit` of some \
      noncopyable values in blocks outside of functions. Heirloom runs it.
      """
    case .macros: "## Macros"
    case .aboutMacros: "`heirloom eval --expand FILE` and `:expand NAME` show what a macro writes."
    case .macrosOf(let module, let names): "`import \(module)`: \(.enumerated(code: names))"
    case .modules: "## Modules"
    case .sameAs(.composableArchitecture):
      "`import ComposableArchitecture`: `Composable`, its macros, and all of `Dependencies`."
    case .sameAs(.casePaths): "`import CasePaths`: the same."
    case .sameAs(.identifiedCollections): "`import IdentifiedCollections`: `Composable`."
    case .sameAs(.xctestDynamicOverlay): "`import XCTestDynamicOverlay`: `IssueReporting`."
    case .sameAs(.os): "`import os`: `OSLog`."
    case .sameAs(.dependencies):
      "`import Dependencies`: also `Clocks`, `ConcurrencyExtras` and `IssueReporting`."
    case .standardLibrary: "## The standard library"
    case .module(let name): "## `import \(name)`"
    case .reasons: "## Not supported, and why"
    case .refused(let names, [], let reason): "\(reason) \(.enumerated(code: names))"
    case .refused(let names, let modules, let reason):
      "\(reason) (\(modules.joined(separator: ", "))) \(.enumerated(code: names))"
    case .unrunModules(let names): "These modules can't be imported: \(.enumerated(code: names))."
    case .refusedParts:
      "The supported types also have members that are refused by name, and so do some functions:"
    case .refusedPart(let part, let names): "\(part): \(.enumerated(code: names))"

    case .exceptFor(let parts):
      """
      Heirloom runs the language of Swift 6 with the same meaning as the compiler, except for \
      \(parts.joined(separator: "; ")).
      """
    case .types(let count, let modules):
      """
      It has \(count) types of the standard library and of \(.enumerated(code: modules)), but no \
      files, network or processes.
      """
    case .moreNames:
      "`:members TYPE` lists the members of a type. `heirloom swift` prints all names."
    }
  }
}
