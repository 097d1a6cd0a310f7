import Machine

/// Turns checked bodies into code that runs.
enum Emission {
  /// Seals the body's function, those of closures in it, and those of local functions it uses.
  static func emit(_ body: Body) {
    emitAll([body])
  }

  static func emitAll(_ bodies: [Body]) {
    var analysis = CaptureAnalysis()
    for body in bodies { analysis.add(body) }
    analysis.settle()
    for found in analysis.found where !found.body.function.isSealed {
      (found.written ?? Emitter(found.body)).seal()
    }
  }
}
