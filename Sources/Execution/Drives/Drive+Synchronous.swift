import Machine
import Recording

extension Drive {
  /// Runs a closure to its end on this thread.
  func run(_ closure: Closure, _ arguments: [Value] = []) throws -> Value {
    let fiber = makeFiber(closure, arguments)
    defer {
      noteChangesOfObjects()
      forgetCalls()
    }
    while true {
      switch try advance(fiber) {
      case .returned(let value): return value
      case .wants(let request):
        noteChangesOfObjects(for: fiber)
        try answer(request, of: fiber)
      case .pausing: continue
      }
    }
  }

  func makeFiber(_ closure: Closure, _ arguments: [Value]) -> Fiber {
    Fiber(
      closure: closure, arguments: arguments, releases: run.world.releases, within: outerAccesses,
      owner: isRecording ? lane : nil,
      surroundings: isRecording ? Provenance.chain : nil)
  }

  /// Runs the `deinit` of objects that were released since a fiber last ran.
  func endReleased() throws {
    while run.world.releases.hasObjects { _ = try run(Closure(function: .idle)) }
  }

  /// Performs an operation that doesn't suspend, and resumes the fiber with the result.
  func answer(_ request: Request, of fiber: Fiber) throws {
    noteCalls(of: fiber, for: request.operation)
    do {
      fiber.resume(returning: try perform(request, of: fiber))
    } catch let thrown as Thrown {
      fiber.resume(throwing: thrown.value)
    } catch let trap as Trap {
      noteCalls(of: fiber)
      throw stop(trap, at: request.position)
    } catch {
      run.noteStop(at: request.position.map(Place.init))
      throw error
    }
  }
}

extension Function {
  /// Does nothing. The deinitializers of released objects run before it ends.
  fileprivate static let idle: Function = {
    let function = Function(name: "deinit", position: nil, isAsync: false)
    function.seal(
      captureCount: 0, parameterCount: 0, slotCount: 0, code: [.push(.void), .return],
      positions: [nil, nil])
    return function
  }()
}
