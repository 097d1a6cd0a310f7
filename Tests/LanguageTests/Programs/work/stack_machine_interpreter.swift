// swift-format-ignore-file
enum Instruction: Equatable { case push(Int), add, multiply, swap, duplicate, jumpIfZero(Int), jump(Int), store(String), load(String), print }
enum Fault: Error { case underflow(pc: Int, Instruction), undefined(String), tooLong }
struct VM {
  private var stack: [Int] = [], names: [String: Int] = [:], pc = 0
  private(set) var output: [String] = []
  private mutating func pop(_ i: Instruction) throws(Fault) -> Int { guard let n = stack.popLast() else { throw .underflow(pc: pc, i) }; return n }
  mutating func run(_ code: [Instruction], fuel: Int = 200) throws(Fault) {
    var fuel = fuel
    while code.indices.contains(pc) {
      guard fuel > 0 else { throw .tooLong }
      fuel -= 1
      let i = code[pc]
      switch i {
      case .push(let n): stack.append(n)
      case .add: stack.append(try pop(i) + (try pop(i)))
      case .multiply: stack.append(try pop(i) * (try pop(i)))
      case .swap: let (a, b) = (try pop(i), try pop(i)); stack += [a, b]
      case .duplicate: let n = try pop(i); stack += [n, n]
      case .jumpIfZero(let to): if try pop(i) == 0 { pc = to; continue }
      case .jump(let to): pc = to; continue
      case .store(let name): names[name] = try pop(i)
      case .load(let name): guard let n = names[name] else { throw .undefined(name) }; stack.append(n)
      case .print: output.append("\(try pop(i))")
      }
      pc += 1
    }
  }
}
let factorial: [Instruction] = [.push(5), .store("n"), .push(1), .store("r"), .load("n"), .jumpIfZero(15), .load("n"), .load("r"), .multiply, .store("r"), .load("n"), .push(-1), .add, .store("n"), .jump(4), .load("r"), .print]
for code in [factorial, [.push(2), .duplicate, .multiply, .print, .add], [.load("x")], [.jump(0)], [.push(1), .push(2), .swap, .print, .print]] {
  var vm = VM()
  // expect: ok ["120"]
  // expect: fault: underflow(pc: 4, main.Instruction.add) ["4"]
  // expect: fault: undefined("x") []
  // expect: fault: tooLong []
  // expect: ok ["1", "2"]
  do { try vm.run(code); print("ok", vm.output) } catch { print("fault:", error, vm.output) }
}
