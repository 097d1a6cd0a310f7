package import CheckedTree
import Machine

extension Emitter {
  /// Seals the functions of the bodies, those of the closures in them, and those of the local functions
  /// that they use.
  package static func emit(_ bodies: [Body]) {
    var analysis = CaptureAnalysis()
    for body in bodies { analysis.add(body) }
    analysis.settle()
    for found in analysis.found where !found.body.function.isSealed {
      (found.written ?? Emitter(found.body, noting: found.copies)).seal()
    }
  }
}
