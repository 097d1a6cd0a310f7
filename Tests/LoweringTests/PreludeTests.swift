import Machine
import Testing

@testable import Lowering

/// The names given to an attribute in the prelude's texts.
private func names(of attribute: String) -> [String] {
  Prelude.sections.flatMap { section -> [String] in
    section.text.split(separator: "@\(attribute)(", omittingEmptySubsequences: false).dropFirst()
      .flatMap { $0.prefix { $0 != ")" }.split(separator: ",") }
      .map { $0.filter { $0 != "\"" && $0 != " " } }
  }
}

@Suite("The prelude")
struct PreludeTests {
  @Test("names only built-ins the machine has")
  func intrinsicsExist() {
    let names = names(of: "intrinsic")
    #expect(names.count > 200)
    for name in Set(names) {
      #expect(
        Intrinsics.named(name) != nil || Intrinsics.mutating(named: name) != nil, "\(name)")
    }
  }

  @Test("names only operations there are")
  func operationsExist() {
    let names = names(of: "operation")
    #expect(names.count > 40)
    for name in Set(names) { #expect(Operation(rawValue: name) != nil, "\(name)") }
  }

  @Test("declares every member it spells out")
  func membersAreDeclared() {
    let prelude = PreludeDeclarations()
    for name in ["Int", "String", "Array", "Dictionary", "Set", "Task", "TaskGroup", "TaskLocal"] {
      guard case .type(let type)? = prelude.core.scope.local(name) else {
        Issue.record("\(name) isn't declared")
        continue
      }
      for member in type.members.keys {
        switch member {
        case "init": #expect(!type.initializers.isEmpty, "\(name).init")
        case "subscript": #expect(!type.subscripts.isEmpty, "\(name) subscript")
        default: #expect(type.members[member]?.isEmpty == false, "\(name).\(member)")
        }
      }
    }
    #expect(prelude.checker.diagnostics.isEmpty, "\(prelude.checker.diagnostics)")
  }

  @Test("has bodies that check")
  func bodiesCheck() {
    let prelude = PreludeDeclarations()
    let scopes = [prelude.core.scope] + prelude.core.moduleScopes.values
    for entity in scopes.flatMap(\.entities.values) {
      switch entity {
      case .type(let type):
        for declaration in type.initializers { prelude.checker.need(declaration) }
        for case .function(let declaration) in type.members.values.joined() {
          prelude.checker.need(declaration)
        }
        for case .property(let property) in type.members.values.joined() {
          if case .computed(let accessors) = property.storage {
            prelude.checker.needAccessors(accessors)
          }
        }
      case .functions(let declarations): for one in declarations { prelude.checker.need(one) }
      case .variable, .alias, .generic, .property: continue
      }
    }
    prelude.checker.finishWaiting()
    #expect(prelude.checker.finishedBodies.count > 50)
    #expect(prelude.checker.diagnostics.isEmpty, "\(prelude.checker.diagnostics)")
  }

  @Test(
    "is cut into members at the right places",
    arguments: [
      ("struct A {\n  func f() -> Int\n  static func + (l: A, r: A) -> A\n}", ["f", "+"]),
      (
        "struct A {\n  @x(\"a\")\n  init(\n    @y b: Int)\n  @z var c: Int { get }\n}",
        ["init", "c"]
      ),
      (
        "struct A {\n  func g<T>(_ t: T) -> T {\n    t\n  }\n}\nextension A where B == C {\n  subscript(i: Int) -> Int { get }\n}",
        ["g", "subscript"]
      ),
    ])
  func pieces(text: String, expected: [String]) {
    #expect(PreludeSection(text: text).pieces.map(\.name) == expected)
  }
}
