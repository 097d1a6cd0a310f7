extension Function {
  /// The closure in its code for which a capture is needed, because that closure captures the same variable
  /// weakly; nil if the code uses the capture for anything else.
  package func weakUser(ofCapture slot: Int) -> Function? {
    guard isSealed else { return nil }
    var user: Function?
    for (index, instruction) in code.enumerated() where instruction.uses(slot) {
      var next = index + 1
      if code.indices.contains(next), case .wrap = code[next] { next += 1 }
      guard code.indices.contains(next), case .makeWeak = code[next],
        let closure = code[next...].firstClosure
      else { return nil }
      user = user ?? closure
    }
    return user
  }
}

extension ArraySlice<Instruction> {
  fileprivate var firstClosure: Function? {
    lazy.compactMap { instruction in
      if case .makeClosure(let function, _) = instruction { function } else { nil }
    }.first
  }
}

extension Instruction {
  /// Whether it reads or changes the variable in a slot.
  fileprivate func uses(_ index: Int) -> Bool {
    switch self {
    case .load(index, _), .take(index), .store(index), .box(index), .loadCell(index, _, _),
      .storeCell(index, _), .loadReference(index):
      true
    default: false
    }
  }
}
