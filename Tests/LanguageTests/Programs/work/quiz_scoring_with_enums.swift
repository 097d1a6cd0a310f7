// swift-format-ignore-file
enum Question {
  case choice(String, options: [String], answer: Int)
  case number(String, answer: Double, tolerance: Double = 0.01)
  case text(String, accepted: Set<String>)
  var prompt: String {
    switch self { case .choice(let p, _, _), .number(let p, _, _), .text(let p, _): p }
  }
  func grade(_ reply: String) -> Grade {
    switch self {
    case .choice(_, let options, let answer):
      guard let i = options.firstIndex(of: reply) else { return .invalid("not an option") }
      return i == answer ? .right : .wrong(expected: options[answer])
    case .number(_, let answer, let tolerance):
      guard let n = Double(reply) else { return .invalid("not a number") }
      return abs(n - answer) <= tolerance ? .right : .wrong(expected: "\(answer)")
    case .text(_, let accepted):
      return accepted.contains(reply.lowercased()) ? .right : .wrong(expected: accepted.sorted().joined(separator: "/"))
    }
  }
}
enum Grade: Equatable { case right, wrong(expected: String), invalid(String); var points: Int { self == .right ? 2 : self == .invalid("") ? -1 : 0 } }
let quiz: [(Question, String)] = [
  (.choice("Capital of Norway?", options: ["Oslo", "Bergen"], answer: 0), "Oslo"),
  (.choice("Largest?", options: ["1", "9"], answer: 1), "7"),
  (.number("Half of 5?", answer: 2.5), "2.5"), (.number("Pi?", answer: 3.14159, tolerance: 0.1), "3"),
  (.number("e?", answer: 2.718), "x"), (.text("Colour of the sky?", accepted: ["blue", "grey"]), "Green"),
]
var score = 0
for (question, reply) in quiz {
  let grade = question.grade(reply)
  score += grade.points
  // expect: Capital of Norway? Oslo -> right
  // expect: Largest? 7 -> invalid("not an option")
  // expect: Half of 5? 2.5 -> right
  // expect: Pi? 3 -> wrong(expected: "3.14159")
  // expect: e? x -> invalid("not a number")
  // expect: Colour of the sky? Green -> wrong(expected: "blue/grey")
  print(question.prompt, reply, "->", grade)
}
print("score", score, "of", quiz.count * 2)  // expect: score 4 of 12
