import Foundation

/// Whole processes in turn: `heirloom eval`, and what the compiler takes for the same program.
enum Processes {
  static func measure() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("front-end-\(ProcessInfo.processInfo.processIdentifier)")
    let file = folder.appendingPathComponent("main.swift").path
    let program = folder.appendingPathComponent("program").path
    let heirloom = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("heirloom").path
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Programs.taskLocal.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      print("no program could be written: \(error.localizedDescription)")
      return
    }
    guard FileManager.default.isExecutableFile(atPath: heirloom) else {
      print("\nno \(heirloom) to compare with the compiler")
      return
    }
    let commands = [
      ("heirloom eval", "'\(heirloom)' eval '\(file)'", 1.0),
      (
        "swiftc and running", "swiftc -swift-version 6 '\(file)' -o '\(program)' && '\(program)'", 6
      ),
      ("swift FILE", "swift -swift-version 6 '\(file)'", 4),
    ]
    var times = commands.map { _ in [Double]() }
    for _ in 0..<7 {
      for (index, command) in commands.enumerated() {
        times[index].append(FrontEnd.milliseconds { run(command.1) })
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    print("\n" + FrontEnd.column("15 lines, whole processes", 30), terminator: "")
    print(FrontEnd.right("ms") + FrontEnd.right("times") + FrontEnd.right("goal"))
    for (command, median) in zip(commands, medians) {
      print(
        FrontEnd.column(command.0, 30) + FrontEnd.right(FrontEnd.figure(median))
          + FrontEnd.right(FrontEnd.figure(median / medians[0]))
          + FrontEnd.right(command.2 > 1 ? FrontEnd.figure(command.2) : ""))
    }
  }

  private static func run(_ command: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "{ \(command); } >/dev/null 2>&1"]
    do {
      try process.run()
      process.waitUntilExit()
    } catch {
      print("/bin/sh could not be started: \(error.localizedDescription)")
      exit(1)
    }
  }
}
