extension Function {
  /// The register code as text: a head line, then a line for each instruction with its source line.
  /// `r` is a register. Variables come first, by name, then operands.
  package var registerDisassembly: String {
    guard let translation else { return "\(name): not sealed" }
    var lines = [
      "\(name): captures \(captureCount), parameters \(parameterCount), variables \(slotCount), "
        + "registers \(translation.view.frameSize)"
    ]
    let names = variableNames
    for (index, instruction) in translation.instructions.enumerated() {
      let source = Int(translation.sources[index])
      let line =
        positions.indices.contains(source)
        ? positions[source].map { "\($0.line):\($0.column)" } ?? "-" : "-"
      let text =
        instruction.opcode == .general
        ? generalText(instruction, source, names)
        : instruction.disassembly(names: names, pools: translation.pools)
      lines.append("\(index)  \(line)  \(text)")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the stack instruction's text, with the register above its operands.
  private func generalText(
    _ instruction: RegisterInstruction, _ source: Int, _ names: [Int32: String]
  ) -> String {
    guard code.indices.contains(source) else { return "trap at the end of the code" }
    let written = code[source]
    let first = instruction.a - Int32(written.operandCount)
    let result = written.resultCount > 0 ? "\(names.register(first)) = " : ""
    let operands = (first..<instruction.a).map { names.register($0) }.joined(separator: " ")
    return "\(result)\(written.disassembly)" + (operands.isEmpty ? "" : " of \(operands)")
  }

  private var variableNames: [Int32: String] {
    var names: [Int32: String] = [:]
    for instruction in code {
      switch instruction {
      case .load(let slot, let name), .loadCell(let slot, let name, _): names[Int32(slot)] = name
      default: break
      }
    }
    return names
  }
}

extension RegisterInstruction {
  fileprivate func disassembly(names: [Int32: String], pools: RegisterCode.Pools) -> String {
    let (a, b, c, d) = (
      names.register(a), names.register(b), names.register(c), names.register(d)
    )
    let name = "\(opcode)"
    switch opcode {
    case .move, .copy, .alias, .wrap, .isSome, .isNone, .unwrap, .count, .not, .typeOf:
      return "\(d) = \(name) \(a)"
    case .swap: return "swap \(a) \(b)"
    case .drop, .check, .box, .return, .returnVariable, .returnHolding:
      return "\(name) \(a)"
    case .returnNothing: return "return ()"
    case .integer: return "\(d) = \(self.b)"
    case .constant:
      return "\(d) = \(pools.constants[Int(self.b)].constantText)"
    case .loadCell: return "\(d) = value of cell \(a)"
    case .storeCell: return "value of cell \(a) = move \(b)"
    case .loadGlobal: return "\(d) = global \(self.b)"
    case .beginFieldAccess: return "begin access to field \(self.b) of object \(a)"
    case .beginAccess: return "begin access to cell \(a)"
    case .endAccess: return "end access"
    case .storeGlobal: return "global \(self.b) = move \(a)"
    case .add, .subtract, .multiply, .divide, .remainder, .addWrapping, .subtractWrapping,
      .multiplyWrapping, .and, .or, .xor, .shiftLeft, .shiftRight, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .addDoubles, .subtractDoubles, .multiplyDoubles,
      .divideDoubles, .lessDoubles, .lessOrEqualDoubles, .greaterDoubles, .greaterOrEqualDoubles:
      return "\(d) = \(name) \(a) \(b)"
    case .addConstant, .subtractConstant, .multiplyConstant, .divideConstant,
      .remainderConstant, .lessConstant, .lessOrEqualConstant, .greaterConstant,
      .greaterOrEqualConstant, .equalConstant, .notEqualConstant:
      return "\(d) = \(name) \(a) \(self.b)"
    case .jump: return "jump to \(self.c)"
    case .jumpIfFalse, .jumpIfTrue: return "\(name) \(a) to \(self.c)"
    case .jumpIfLess, .jumpIfLessOrEqual, .jumpIfGreater, .jumpIfGreaterOrEqual, .jumpIfEqual,
      .jumpIfNotEqual:
      return "\(name) \(a) \(b) to \(self.c)"
    case .jumpIfLessConstant, .jumpIfLessOrEqualConstant, .jumpIfGreaterConstant,
      .jumpIfGreaterOrEqualConstant, .jumpIfEqualConstant, .jumpIfNotEqualConstant:
      return "\(name) \(a) \(self.b) to \(self.c)"
    case .jumpIfNone: return "\(d) = unwrap \(a) or jump to \(self.c)"
    case .lookUp, .lookUpToSet: return "\(d) = value of \(b) in \(a) or jump to \(self.c)"
    case .nextElement: return "\(d) = nextElement \(a) at \(b) or jump to \(self.c)"
    case .nextInteger, .nextIntegerThrough:
      return "\(d) = \(name) \(a) \(b) or jump to \(self.c)"
    case .jumpToNextElement, .jumpToNextInteger: return "jump to \(self.c), in one step"
    case .beginHandling: return "beginHandling \(a) to \(self.c)"
    case .endHandling: return "endHandling"
    case .call:
      return "\(d) = call \(pools.functions[Int(self.b)].name)\(names.registers(self.a, self.c))"
    case .callHolding:
      let function = pools.calls[Int(self.b)].function.takeUnretainedValue()
      return "\(d) = call in place \(function.name)\(names.registers(self.a, self.c))"
    case .callClosure: return "\(d) = callClosure \(b)\(names.registers(self.a + 1, self.c))"
    case .callMethod:
      let name = pools.sites[Int(self.b)].slot?.name ?? ""
      return "\(d) = callMethod \(name)\(names.registers(self.a, self.c))"
    case .callWitness, .callWitnessOfValue, .callWitnessOfSelf:
      let requirement = pools.sites[Int(self.b)].requirement
      let name = "\(requirement?.declaring.name ?? "").\(requirement?.name ?? "")"
      let subject =
        switch opcode {
        case .callWitness: a
        case .callWitnessOfValue: "the type of \(a)"
        default: "the type of \(names.register(self.a + 1))"
        }
      return "\(d) = callWitness \(name) of \(subject)\(names.registers(self.a + 1, self.c))"
    case .callWitnessOnVariables:
      let call = pools.variableCalls[Int(self.b)]
      let requirement = call.site.takeUnretainedValue().requirement
      let name = "\(requirement?.declaring.name ?? "").\(requirement?.name ?? "")"
      let (type, first, second) = (
        names.register(call.type), names.register(call.first), names.register(call.second)
      )
      return "\(d) = callWitness \(name) of \(type)(\(first), \(second))"
    case .intrinsic:
      return "\(d) = \(pools.intrinsics[Int(self.b)].name)\(names.registers(self.a, self.c))"
    case .mutate:
      let intrinsic = pools.mutatingIntrinsics[Int(self.b)].name
      return "\(d) = mutate \(a) \(intrinsic)\(names.registers(self.d + 1, self.c))"
    case .field, .objectField, .tupleElement, .payload, .isCase:
      return "\(d) = \(name) \(self.b) of \(a)"
    case .setObjectField: return "field \(self.b) of object \(a) = move \(c)"
    case .makeStructure:
      let type = pools.instances[Int(self.b)].name
      return "\(d) = \(type)\(names.registers(self.a, self.c))"
    case .makeInstance:
      let site = pools.makings[Int(self.b)]
      let types = names.registers(self.a, Int32(site.typeCount))
      let fields = names.registers(self.a + Int32(site.typeCount), self.c)
      return "\(d) = \(site.text)\(site.typeCount == 0 ? "" : " of \(types)")\(fields)"
    case .typeArgument:
      let wanted = pools.typeArguments[Int(self.b)]
      return "\(d) = typeArgument \(wanted.index) of \(wanted.descriptor.name) of \(a)"
    case .makeClosure:
      let function = pools.functions[Int(self.b)].name
      return "\(d) = closure \(function) capturing \(names.registers(self.a, self.c))"
    case .makeCell: return "\(d) = cell of move \(a)"
    case .openCell: return "\(d) = value of cell \(a)"
    case .cellField: return "\(d) = field \(self.b) of value of cell \(a)"
    case .mutateCell, .mutateField:
      let intrinsic = pools.mutatingIntrinsics[Int(self.b)].name
      let place = opcode == .mutateCell ? "value of cell \(a)" : "field \(self.d) of object \(a)"
      return "\(a) = mutate \(place) \(intrinsic)\(names.registers(self.a + 1, self.c))"
    case .setField: return "field \(self.b) of \(a) = move \(c)"
    case .element: return "\(d) = element \(b) of \(a)"
    case .takeElement: return "\(d) = move element \(b) of \(a)"
    case .setValue, .setFound: return "value of \(b) in \(a) = move \(c)"
    case .interpolate: return "\(d) = interpolate\(names.registers(self.a, self.c))"
    case .sortElements: return "\(d) = sort \(a) by \(b)"
    case .setElement: return "element \(b) of \(a) = move \(c)"
    case .appendText: return "append \(c) to text \(a)"
    case .textSize: return "\(d) = size of text \(a)"
    case .changeField:
      let intrinsic = pools.mutatingIntrinsics[Int(self.b)].name
      return "mutate field \(self.d) of \(a) \(intrinsic)(\(c))"
    case .changeValue:
      let intrinsic = pools.mutatingIntrinsics[Int(self.b)].name
      return "mutate value of \(c) in \(a) \(intrinsic)\(names.registers(self.d, 2))"
    case .changeValueByConstant:
      let intrinsic = pools.mutatingIntrinsics[Int(self.b)].name
      let constants = pools.constants[Int(self.d)...].prefix(2).map(\.constantText)
      return "mutate value of \(c) in \(a) \(intrinsic)(\(constants.joined(separator: ", ")))"
    case .appendToField: return "append \(c) to field \(self.d) of \(a)"
    case .append: return "append \(c) to \(a)"
    case .general: preconditionFailure("a general instruction has its stack instruction")
    }
  }
}

extension [Int32: String] {
  fileprivate func register(_ number: Int32) -> String {
    self[number].map { "r\(number):\($0)" } ?? "r\(number)"
  }

  fileprivate func registers(_ first: Int32, _ count: Int32) -> String {
    "(" + (first..<first + count).map { register($0) }.joined(separator: ", ") + ")"
  }
}
