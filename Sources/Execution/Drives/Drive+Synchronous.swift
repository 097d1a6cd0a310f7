import Machine
import Recording

extension Drive {
  /// Runs a closure to its end on this thread.
  func run(_ closure: Closure, _ arguments: [Value] = []) throws -> Value {
    let fiber = Fiber(closure: closure, arguments: arguments)
    while true {
      switch try advance(fiber) {
      case .returned(let value): return value
      case .wants(let request): try answer(request, of: fiber)
      }
    }
  }

  /// Performs an operation that doesn't suspend, and resumes the fiber with what came of it.
  func answer(_ request: Request, of fiber: Fiber) throws {
    do {
      fiber.resume(returning: try perform(request, of: fiber))
    } catch let thrown as Thrown {
      fiber.resume(throwing: thrown.value)
    } catch let trap as Trap {
      throw stop(trap, at: request.position)
    } catch {
      run.noteStop(at: request.position.map(Place.init))
      throw error
    }
  }
}
