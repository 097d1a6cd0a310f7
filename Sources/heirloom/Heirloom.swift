import Execution
import Foundation
import Lowering
import Machine
import Recording
import Rendering

@main
struct Heirloom {
  static func main() async {
    let text = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    let t0 = Date()
    let lowered = Lowerer().lower(text ?? "", isScript: true)
    for d in lowered.diagnostics { print("\(d.position.line):\(d.position.column): \(d.message)", d.advice ?? "") }
    if CommandLine.arguments.contains("time") { print("lower", Date().timeIntervalSince(t0)) }
    guard let function = lowered.function else { return }
    let run = Run(function: function, world: World(), console: { text in FileHandle.standardOutput.write(Data(text.utf8)) })
    let result = await run.start()
    print(result.outcome)
  }
}
