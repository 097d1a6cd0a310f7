import Reading
import Semantics
import SwiftSyntax

/// The declaration of an XCTest class, with its tests in the order in which they run.
struct DeclaredTestCase {
  /// The name with those of enclosing types, outermost first.
  let name: String
  /// Whether its own code is isolated to the main actor.
  let isIsolated: Bool
  /// Whether it overrides `invokeTest`, which then runs around each test.
  let isInvoked: Bool
  /// Whether it overrides the asynchronous `setUp` and `tearDown`. Only then can they suspend a test.
  let setsUpLater: Bool
  let tearsDownLater: Bool
  let tests: [FunctionDeclSyntax]

  /// The test cases of the files that import XCTest, sorted by name, like XCTest's discovery.
  ///
  /// - Parameter trees: Those files, with nil for the others. A class may inherit from a class in
  ///   another file.
  static func all(in trees: [SourceFileSyntax?]) -> [[DeclaredTestCase]] {
    let classes = trees.map { tree in
      (tree.map { Array($0.statements) } ?? []).flatMap { item -> [Written] in
        if case .decl(let declaration) = item.item { written(in: declaration, []) } else { [] }
      }
    }
    var cases: Set<String> = ["XCTestCase", "XCTest.XCTestCase"]
    var count = 0
    while count != cases.count {
      count = cases.count
      for one in classes.joined() where one.superclass.map(cases.contains) ?? false {
        cases.insert(one.name)
      }
    }
    let all = Dictionary(grouping: classes.joined(), by: \.name)
    return classes.map { written in
      written.compactMap { one in
        guard let superclass = one.superclass, cases.contains(superclass) else { return nil }
        return testCase(one, among: all)
      }.sorted { $0.name < $1.name }
    }
  }

  /// A class that may be a test case, or an extension that may extend one.
  private struct Written {
    let name: String
    let superclass: String?
    let isIsolated: Bool
    let members: MemberBlockItemListSyntax
  }

  private static func written(in declaration: DeclSyntax, _ path: [String]) -> [Written] {
    let (name, own): (String, [Written])
    let block: MemberBlockSyntax
    if let type = NominalSyntax(declaration), !declaration.is(ProtocolDeclSyntax.self) {
      name = type.name.text
      block = type.memberBlock
      let written = Written(
        name: (path + [name]).joined(separator: "."),
        superclass: declaration.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?
          .type.spelling,
        isIsolated: type.attributes.isOfMainActor, members: block.members)
      own = declaration.is(ClassDeclSyntax.self) ? [written] : []
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      name = extended.extendedType.spelling
      block = extended.memberBlock
      own = [
        Written(
          name: (path + [name]).joined(separator: "."), superclass: nil, isIsolated: false,
          members: block.members)
      ]
    } else {
      return []
    }
    return own + block.members.flatMap { written(in: $0.decl, path + [name]) }
  }

  /// The test case with inherited tests.
  private static func testCase(
    _ written: Written, among all: [String: [Written]]
  ) -> DeclaredTestCase {
    var tests: [String: FunctionDeclSyntax] = [:]
    var isIsolated = false
    var overriding: [FunctionDeclSyntax] = []
    var seen: Set<String> = []
    var name: String? = written.name
    while let current = name, seen.insert(current).inserted {
      name = nil
      for part in all[current] ?? [] {
        if part.isIsolated { isIsolated = true }
        if let superclass = part.superclass { name = superclass }
        for member in part.members {
          guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
          if function.modifiers.contains(where: { $0.name.text == "override" }) {
            overriding.append(function)
          }
          guard function.isTest else { continue }
          let name = function.name.plainName
          if tests[name] == nil { tests[name] = function }
        }
      }
    }
    func overrides(_ name: String, isAsync: Bool) -> Bool {
      overriding.contains { function in
        function.name.plainName == name && function.signature.parameterClause.parameters.isEmpty
          && (function.signature.effectSpecifiers?.asyncSpecifier != nil) == isAsync
      }
    }
    return DeclaredTestCase(
      name: written.name, isIsolated: isIsolated,
      isInvoked: overrides("invokeTest", isAsync: false),
      setsUpLater: overrides("setUp", isAsync: true),
      tearsDownLater: overrides("tearDown", isAsync: true),
      tests: tests.sorted { $0.key < $1.key }.map(\.value))
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest discovers it as a test. Other functions with the prefix `test` are helpers.
  fileprivate var isTest: Bool {
    let words = modifiers.map(\.name.text)
    return name.plainName.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && genericParameterClause == nil && signature.returnClause == nil
      && !["static", "class", "private", "fileprivate"].contains { words.contains($0) }
  }

  /// Whether it runs on the main actor: all synchronous tests do.
  func runsOnMainActor(in testCase: DeclaredTestCase) -> Bool {
    testCase.isIsolated || signature.effectSpecifiers?.asyncSpecifier == nil
      || attributes.isOfMainActor
  }
}

extension AttributeListSyntax {
  fileprivate var isOfMainActor: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.spelling == "MainActor" }
  }
}
