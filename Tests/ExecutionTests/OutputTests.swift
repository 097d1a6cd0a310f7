import Execution
import Machine
import Recording
import Testing

/// Lazy variables and printing.
@Suite struct OutputTests {
  @Test("a static is initialized once, by its first access")
  func statics() async {
    let storage = StaticStorage(
      name: "shared",
      initializer: function { code in
        code.print(.string("initialized"))
        code.push(.int(1))
        code.emit(.return)
      })
    await check(
      prints: "initialized\n",
      function("main", isAsync: true) { code in
        for _ in 1...10 {
          code.call(
            .startDetachedTask, function(isAsync: true) { $0.emit(.loadStatic(storage), .pop) })
          code.emit(.pop)
        }
      })
  }

  @Test("a static that needs itself traps, and doesn't deadlock")
  func recursiveStatic() async {
    let initializer = Function(name: "initializer", position: nil, isAsync: false)
    let storage = StaticStorage(name: "shared", initializer: initializer)
    var code = Assembler(line: 3)
    code.emit(.loadStatic(storage), .return)
    initializer.seal(
      captureCount: 0, parameterCount: 0, slotCount: 0, code: code.code, positions: code.positions)
    await check(
      trapsWith: "`shared`", line: 3, function("main") { $0.emit(.loadStatic(storage)) })
  }

  @Test("printing runs the program's own descriptions, also inside collections")
  func ownDescription() async {
    let descriptor = TypeDescriptor(kind: .structure, name: "User", qualifiedName: "main.User")
    let getter = function(parameters: 1) { code in
      code.push(.string("<user>"))
      code.emit(.return)
    }
    descriptor.description = Conformance(
      .nominal(descriptor), witnesses: [RuntimeWitness(.function(getter))])
    let user = Value.structure(Structure(descriptor: descriptor, fields: []))
    await check(
      prints: "<user>\n[<user>]\n",
      function("main") { code in
        code.print(user)
        code.print(.array([user]))
      })
  }

  @Test("long values are shortened only in events")
  func shortening() async {
    let local = taskLocal(default: .string(String(repeating: "x", count: 500)))
    let trace = await run(reading(local)).trace
    #expect(trace.output.count == 501)
    for case .taskLocalRead(_, let value, _) in trace.events.map(\.kind) {
      #expect(value.count == 60)
    }
  }
}
