import Foundation
import Rendering
import Testing

@Test func look() throws {
  var text = ""
  let options = RenderingOptions(width: 100, colour: true)
  text += AnnotatedText.render(SampleTraces.dispatchForgets, options: options) + "\n"
  text += AnnotatedText.render(SampleTraces.trapped, options: options) + "\n"
  text += AnnotatedText.render(SampleTraces.dependencyOrigins, options: options) + "\n"
  text += OutlineText.render(SampleTraces.detachedAndChildren, options: options) + "\n"
  text += Reveal(SampleTraces.detachedAndChildren, options: options).frame(6, height: 14)
  text += DiagnosticText.render(Diagnostic(message: "cannot bind `x`", name: "a.swift", line: 3, column: 5, source: "let x = 4", advice: "do that"), options: options)
  try Data(text.utf8).write(to: URL(fileURLWithPath: "/tmp/rendering/look.ansi"))
}
