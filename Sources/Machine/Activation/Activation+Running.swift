extension Activation {
  /// Runs until a step that only the driver can perform, or until the fuel is used up.
  mutating func run(fuel: inout Int) -> Step {
    if let step = begin() { return step }
    var left = fuel
    defer { fuel = left }
    // Only fibers of a session whose classes have a `deinit` check for released objects. The
    // activation retains `releases` while it runs.
    let watched = releases.map(Unmanaged.passUnretained)
    var registers = stack.registers(at: base)
    var next = code.pointee.instructions + pc
    do throws(Trap) {
      while left > 0 {
        left -= 1
        if let watched,
          endingCount > 0 || watched._withUnsafeGuaranteedRef({ $0.hasObjects })
        {
          pc = next - code.pointee.instructions
          try beginEnding()
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        }
        let this = next
        next += 1
        let (a, b, c, d) = (this.pointee.a, this.pointee.b, this.pointee.c, this.pointee.d)
        switch this.pointee.opcode {

        // MARK: Moving

        case .move:
          registers.move(d, from: a)
        case .copy:
          if case .uninitialized = registers[a] { throw uninitialized(a, this) }
          registers.set(d, registers[a])
        case .alias:
          registers.set(d, registers[a])
        case .swap:
          swap(&registers[a], &registers[b])
        case .drop:
          registers.drop(a)
        case .check:
          if case .uninitialized = registers[a] { throw uninitialized(a, this) }
        case .integer:
          registers.set(d, .int(Int(b)))
        case .constant:
          registers.set(d, code.pointee.constants[Int(b)])
        case .box:
          registers[a] = .cell(Cell(registers.take(a)))
        case .loadCell:
          registers.set(d, try load(registers[a], this))
        case .storeCell:
          try store(registers.take(b), registers[a], isOwn: c != 0)
        case .loadGlobal:
          registers.set(d, try loadGlobal(this))
        case .storeGlobal:
          try storeGlobal(registers.take(a), b)
        case .beginFieldAccess, .beginAccess:
          try beginAccess(this, registers)
        case .endAccess:
          endAccess()

        // MARK: Integers

        case .add:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          let (result, overflow) = x.addingReportingOverflow(y)
          if overflow { throw Trap(.integerOverflow(operation: "+")) }
          registers.set(d, .int(result))
        case .subtract:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          let (result, overflow) = x.subtractingReportingOverflow(y)
          if overflow { throw Trap(.integerOverflow(operation: "-")) }
          registers.set(d, .int(result))
        case .multiply:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          let (result, overflow) = x.multipliedReportingOverflow(by: y)
          if overflow { throw Trap(.integerOverflow(operation: "*")) }
          registers.set(d, .int(result))
        case .divide:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          registers.set(d, .int(try quotient(x, y)))
        case .remainder:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          registers.set(d, .int(try remainder(x, y)))
        case .addConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          let (result, overflow) = x.addingReportingOverflow(Int(b))
          if overflow { throw Trap(.integerOverflow(operation: "+")) }
          registers.set(d, .int(result))
        case .subtractConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          let (result, overflow) = x.subtractingReportingOverflow(Int(b))
          if overflow { throw Trap(.integerOverflow(operation: "-")) }
          registers.set(d, .int(result))
        case .multiplyConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          let (result, overflow) = x.multipliedReportingOverflow(by: Int(b))
          if overflow { throw Trap(.integerOverflow(operation: "*")) }
          registers.set(d, .int(result))
        case .divideConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .int(try quotient(x, Int(b))))
        case .remainderConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .int(b > 0 ? x % Int(b) : try remainder(x, Int(b))))

        case .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft,
          .shiftRight:
          if case .int(let x) = registers[a], case .int(let y) = registers[b] {
            registers.set(d, .int(this.pointee.opcode.ofBits(x, y)))
          } else {
            try shift(this, registers)
          }

        // MARK: Comparing

        case .less:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          registers.set(d, .bool(x < y))
        case .lessOrEqual:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          registers.set(d, .bool(x <= y))
        case .greater:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          registers.set(d, .bool(x > y))
        case .greaterOrEqual:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          registers.set(d, .bool(x >= y))
        case .lessConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .bool(x < Int(b)))
        case .lessOrEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .bool(x <= Int(b)))
        case .greaterConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .bool(x > Int(b)))
        case .greaterOrEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .bool(x >= Int(b)))
        case .equal, .notEqual:
          let isWanted = this.pointee.opcode == .equal
          let areEqual =
            if case .int(let x) = registers[a], case .int(let y) = registers[b] { x == y } else {
              try areEqual(this.pointee, registers, fuel: &left)
            }
          registers.set(d, .bool(areEqual == isWanted))
        case .equalConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .bool(x == Int(b)))
        case .notEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          registers.set(d, .bool(x != Int(b)))
        case .not:
          guard case .bool(let bool) = registers[a] else {
            throw wrong(this, registers, "a Boolean")
          }
          registers.set(d, .bool(!bool))

        // MARK: Floating point

        case .addDoubles, .subtractDoubles, .multiplyDoubles, .divideDoubles, .lessDoubles,
          .lessOrEqualDoubles, .greaterDoubles, .greaterOrEqualDoubles:
          guard case .double(let x) = registers[a], case .double(let y) = registers[b] else {
            throw wrong(this, registers, "a double")
          }
          registers.set(d, this.pointee.opcode.applied(to: x, y))

        // MARK: Flow

        case .jump:
          next = code.pointee.instructions + Int(c)
        case .jumpIfFalse:
          guard case .bool(let bool) = registers[a] else {
            throw wrong(this, registers, "a Boolean")
          }
          if !bool { next = code.pointee.instructions + Int(c) }
        case .jumpIfTrue:
          guard case .bool(let bool) = registers[a] else {
            throw wrong(this, registers, "a Boolean")
          }
          if bool { next = code.pointee.instructions + Int(c) }
        case .jumpIfLess:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          if x < y { next = code.pointee.instructions + Int(c) }
        case .jumpIfLessOrEqual:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          if x <= y { next = code.pointee.instructions + Int(c) }
        case .jumpIfGreater:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          if x > y { next = code.pointee.instructions + Int(c) }
        case .jumpIfGreaterOrEqual:
          guard case .int(let x) = registers[a], case .int(let y) = registers[b] else {
            throw wrong(this, registers, "an integer")
          }
          if x >= y { next = code.pointee.instructions + Int(c) }
        case .jumpIfLessConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          if x < Int(b) { next = code.pointee.instructions + Int(c) }
        case .jumpIfLessOrEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          if x <= Int(b) { next = code.pointee.instructions + Int(c) }
        case .jumpIfGreaterConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          if x > Int(b) { next = code.pointee.instructions + Int(c) }
        case .jumpIfGreaterOrEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          if x >= Int(b) { next = code.pointee.instructions + Int(c) }
        case .jumpIfEqual, .jumpIfNotEqual:
          let isWanted = this.pointee.opcode == .jumpIfEqual
          let areEqual =
            if case .int(let x) = registers[a], case .int(let y) = registers[b] { x == y } else {
              try areEqual(this.pointee, registers, fuel: &left)
            }
          if areEqual == isWanted { next = code.pointee.instructions + Int(c) }
        case .jumpIfEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          if x == Int(b) { next = code.pointee.instructions + Int(c) }
        case .jumpIfNotEqualConstant:
          guard case .int(let x) = registers[a] else { throw wrong(this, registers) }
          if x != Int(b) { next = code.pointee.instructions + Int(c) }
        case .jumpIfNone:
          if case .none = registers[a] {
            next = code.pointee.instructions + Int(c)
          } else {
            registers.set(d, try wrapped(registers.take(a)))
          }
        case .lookUp:
          if let value = try lookUp(this, registers) {
            registers.set(d, value)
          } else {
            next = code.pointee.instructions + Int(c)
          }
        case .lookUpToSet:
          if let value = try lookUpToSet(this, registers) {
            registers.set(d, value)
          } else {
            next = code.pointee.instructions + Int(c)
          }
        case .nextElement:
          next = try nextElement(this, registers)
        case .jumpToNextElement:
          next = try nextElement(code.pointee.instructions + Int(c), registers)
        case .nextInteger, .nextIntegerThrough:
          next = nextInteger(this, registers)
        case .jumpToNextInteger:
          next = nextInteger(code.pointee.instructions + Int(c), registers)
        case .beginHandling:
          handlings.append(
            Handling(
              depth: frames.count, height: base + Int(a), target: Int(c),
              accessCount: accesses.count))
        case .endHandling:
          handlings.removeLast()
        case .return, .returnVariable:
          if this.pointee.opcode == .returnVariable, case .uninitialized = registers[a] {
            throw uninitialized(a, this)
          }
          let value = registers.take(a)
          if handlings.count > handlingBase {
            handlings.removeLast(handlings.count - handlingBase)
          }
          if let watched, endsVariables(registers, watched) {
            // The objects of the variables end first. Then the return is executed again.
            registers[a] = value
            next = this
            continue
          }
          registers.drop(downFrom: code.pointee.slotCount)
          guard let caller = frames.pop() else {
            if let watched, watched._withUnsafeGuaranteedRef({ $0.hasObjects }) {
              registers[a] = value
              returnsAgain = true
              next = this
              continue
            }
            pc = next - code.pointee.instructions
            mode = .finished
            return .returned(value)
          }
          let result = caller.pointee.result
          restore(caller.pointee)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
          if let result { registers.set(result, value) }

        case .returnHolding:
          let value = registers.take(a)
          if handlings.count > handlingBase {
            handlings.removeLast(handlings.count - handlingBase)
          }
          if let watched, endsVariables(registers, watched) {
            registers[a] = value
            next = this
            continue
          }
          registers.drop(downFrom: code.pointee.slotCount, except: code.pointee.held)
          guard let caller = frames.pop(), let result = caller.pointee.result else {
            preconditionFailure("a function with held parameters has a caller")
          }
          restore(caller.pointee)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
          registers.set(result, value)

        case .returnNothing:
          if handlings.count > handlingBase {
            handlings.removeLast(handlings.count - handlingBase)
          }
          if let watched, endsVariables(registers, watched) {
            next = this
            continue
          }
          registers.drop(downFrom: code.pointee.slotCount, except: code.pointee.held)
          guard let caller = frames.pop() else {
            if let watched, watched._withUnsafeGuaranteedRef({ $0.hasObjects }) {
              returnsAgain = true
              next = this
              continue
            }
            pc = next - code.pointee.instructions
            mode = .finished
            return .returned(.void)
          }
          let result = caller.pointee.result
          restore(caller.pointee)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
          if let result { registers.set(result, .void) }

        // MARK: Calls

        case .callHolding:
          pc = next - code.pointee.instructions
          try enter(code.pointee.calls[Int(b)], from: base + Int(a), result: d)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        case .call:
          pc = next - code.pointee.instructions
          let callee = code.pointee.functions[Int(b)]
          let captures = callee._withUnsafeGuaranteedRef {
            Int($0.registerCode?.pointee.captureCount ?? 0)
          }
          try enter(
            callee, from: base + Int(a), captures: captures, argumentCount: Int(c) - captures,
            result: d)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        case .callClosure:
          pc = next - code.pointee.instructions
          if case .uninitialized = registers[b] { throw uninitialized(b, this) }
          try callClosure(
            at: base + Int(b), over: base + Int(a), argumentCount: Int(c), result: d)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        case .callMethod:
          pc = next - code.pointee.instructions
          try callMethod(
            code.pointee.sites[Int(b)], from: base + Int(a), count: Int(c), result: d)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        case .callWitness, .callWitnessOfValue, .callWitnessOfSelf:
          pc = next - code.pointee.instructions
          let index = base + Int(a)
          let valueIndex: Int? =
            switch this.pointee.opcode {
            case .callWitness: nil
            case .callWitnessOfValue: index
            default: index + 1
            }
          try callWitness(
            code.pointee.sites[Int(b)], at: index, argumentCount: Int(c), result: d,
            valueIndex: valueIndex)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        case .callWitnessOnVariables:
          let call = code.pointee.variableCalls + Int(b)
          if let value = resultOfIntegers(call, registers) {
            registers.set(d, value)
            continue
          }
          pc = next - code.pointee.instructions
          try copyVariables(of: call, this, registers)
          try callWitness(
            call.pointee.site, at: base + Int(a), argumentCount: 2, result: d, valueIndex: nil)
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        case .intrinsic:
          try apply(code.pointee.intrinsics[Int(b)], this.pointee, registers, fuel: &left)
        case .mutate:
          try mutate(
            by: code.pointee.mutatingIntrinsics[Int(b)], this.pointee, registers, fuel: &left)

        // MARK: Aggregates

        case .field:
          registers.set(d, try field(this, registers))
        case .setField:
          try setField(this, registers)
        case .objectField:
          registers.set(d, try objectField(this, registers))
        case .tupleElement:
          guard case .tuple(let tuple) = registers[a] else {
            throw wrong(this, registers, "a tuple")
          }
          registers.set(d, tuple.elements[Int(b)])
        case .payload:
          guard case .enumeration(let enumeration) = registers[a] else {
            throw wrong(this, registers, "an enumeration")
          }
          registers.set(d, enumeration.payload[Int(b)])
        case .isCase:
          guard case .enumeration(let enumeration) = registers[a] else {
            throw wrong(this, registers, "an enumeration")
          }
          registers.set(d, .bool(enumeration.index == Int(b)))
        case .typeOf:
          registers.set(d, .type(registers[a].runtimeType))
        case .isSome:
          registers.set(d, .bool(try isSome(this, registers)))
        case .isNone:
          registers.set(d, .bool(try !isSome(this, registers)))
        case .unwrap:
          guard case .some(let value) = registers[a] else {
            if try isSome(this, registers) { continue }
            throw Trap(.forcedNil)
          }
          registers.set(d, value)
        case .wrap:
          let wrapped = Value.some(registers.take(a))
          try checkWraps(wrapped)
          registers.set(d, wrapped)
        case .setObjectField:
          try setObjectField(this, registers)
        case .makeStructure:
          let fields = registers.take(from: a, count: c)
          registers.set(
            d, .structure(Structure(code.pointee.instances[Int(b)], fields: fields)))
        case .makeInstance:
          registers.set(d, try makeInstance(this, registers))
        case .typeArgument:
          registers.set(d, try typeArgument(this, registers))
        case .makeClosure:
          let captures = registers.take(from: a, count: c)
          registers.set(
            d,
            .closure(
              Closure(
                function: code.pointee.functions[Int(b)].takeUnretainedValue(),
                captures: captures, surroundings: surroundings)))
        case .makeCell:
          registers.set(d, .cell(Cell(registers.take(a))))
        case .cellField:
          registers.set(d, try cellField(this, registers))
        case .openCell:
          // The value replaces the operand, unless the operand is a variable.
          registers.set(d, try a == d ? open(taken: registers.take(a)) : open(registers[a]))
        case .mutateCell, .mutateField:
          pc = next - code.pointee.instructions
          try mutatePlace(this, fuel: &left)
        case .element:
          try element(this, registers)
        case .takeElement:
          try takeElement(this, registers, fuel: &left)
        case .setValue:
          try setValue(this, registers, fuel: &left)
        case .setFound:
          if !setFound(this, registers, fuel: &left) {
            try setValue(this, registers, fuel: &left)
          }
        case .sortElements:
          try sortElements(this.pointee, fuel: &left)
          registers = stack.registers(at: base)
        case .interpolate:
          pc = next - code.pointee.instructions
          if let step = try interpolate(this, registers, fuel: &left) { return step }
        case .setElement:
          try setElement(this, registers, fuel: &left)
        case .appendText:
          try appendText(this, registers, fuel: &left)
        case .textSize:
          guard let text = registers.place(a).string else {
            throw wrong(this, registers, "a string")
          }
          registers.set(d, .int(text.pointee.utf8.count))
        case .changeField:
          try changeField(this, registers)
        case .changeValue, .changeValueByConstant:
          try changeValue(this, registers, fuel: &left)
        case .appendToField:
          try appendToField(this, registers, fuel: &left)
        case .append:
          try append(this, registers, fuel: &left)
        case .count:
          guard let count = registers.elementCount(a) else {
            throw wrong(this, registers, "an array")
          }
          registers.set(d, .int(count))

        case .general:
          pc = next - code.pointee.instructions
          top = base + Int(a)
          if let step = try executeGeneral(Int(b), fuel: &left) { return step }
          registers = stack.registers(at: base)
          next = code.pointee.instructions + pc
        }
      }
      pc = next - code.pointee.instructions
      return .outOfFuel
    } catch {
      pc = next - code.pointee.instructions
      return finish(trapped: error)
    }
  }
}
