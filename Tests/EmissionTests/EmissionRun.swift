import CheckedTree
import Emission
import Machine
import Testing

/// Emits the body, runs it, and compares its output and its end.
func check(
  _ body: Body, arguments: [Value] = [], says expected: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(transcript(of: body, arguments: arguments) == expected, sourceLocation: sourceLocation)
}

/// Returns the program's output, its other requests, and its end.
func transcript(
  of body: Body, arguments: [Value] = [], releases: Releases? = nil
) -> [String] {
  Emitter.emit([body])
  return transcript(
    of: Closure(function: body.function), arguments: arguments, releases: releases)
}

private func transcript(
  of closure: Closure, arguments: [Value], releases: Releases? = nil
) -> [String] {
  let fiber = Fiber(closure: closure, arguments: arguments, releases: releases)
  var lines: [String] = []
  var fuel = 1_000_000
  while true {
    switch fiber.run(fuel: &fuel) {
    case .returned(.void): return lines
    case .returned(let value): return lines + ["returns \(description(of: value))"]
    case .threw(let error, _): return lines + ["throws \(description(of: error))"]
    case .trapped(let trap): return lines + ["traps \(trap.reason)"]
    case .outOfFuel: return lines + ["runs on"]
    case .wants(let request):
      switch request.operation {
      case .print:
        lines.append(request.arguments.map(description(of:)).joined(separator: " "))
        fiber.resume(returning: .void)
      case .debugDescribe:
        fiber.resume(returning: .string(request.arguments[0].pureDescription(debug: true) ?? ""))
      case .checkCancellation:
        fiber.resume(throwing: .string("cancelled"))
      case .beginAsyncLet:
        lines.append("begins \(description(of: request.arguments[1]))")
        fiber.resume(returning: .tuple(Tuple(labels: [nil, nil], elements: request.arguments)))
      case .awaitAsyncLet, .endAsyncLet:
        guard case .tuple(let handle)? = request.arguments.last,
          case .closure(let child) = handle.elements[0]
        else { return lines + ["has no handle"] }
        let name = description(of: handle.elements[1])
        if request.operation == .endAsyncLet {
          lines.append("ends \(name)")
          fiber.resume(returning: .void)
        } else {
          lines.append("awaits \(name)")
          lines += transcript(of: child, arguments: [])
          fiber.resume(returning: .int(7))
        }
      case .runOnMainActor, .runOffActor:
        lines.append(request.operation.rawValue)
        guard case .closure(let closure) = request.arguments[0] else {
          return lines + ["has no closure"]
        }
        let arguments = Array(request.arguments.dropFirst())
        let inner = transcript(of: closure, arguments: arguments)
        lines += inner.map { "  " + $0 }
        fiber.resume(returning: .string("hopped"))
      default:
        return lines + ["wants \(request.operation.rawValue)"]
      }
    }
  }
}

private func description(of value: Value) -> String {
  value.pureDescription(debug: false) ?? "…"
}
