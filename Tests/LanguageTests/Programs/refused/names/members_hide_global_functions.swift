// A member with the name of a global function is meant wherever `self` has it, whatever the arguments are.

func log(_ number: Int) {}

struct Ledger {
  func log(_ text: String, _ number: Int) {}
  func add() {
    log(1)  // error: use of 'log' refers to instance method rather than global function 'log'
    log("a", 2)
  }
  func print() {}
  func show() {
    print("a")  // error: refers to instance method rather than global function 'print(_:separator
  }
}

class Journal {
  func log(_ text: String, _ number: Int) {}
}
class Diary: Journal {
  func add() {
    log(3)  // error: use of 'log' refers to instance method rather than global function 'log'
  }
}

enum Names {
  static func log() {}
  static func add() {
    log(1)  // error: use of 'log' refers to instance method rather than global function 'log'
  }
  struct Nested {
    func add() {
      log(1)  // error: use of 'log' refers to instance method rather than global function 'log'
    }
  }
}

protocol Logger {
  func log()
}
extension Logger {
  func add() {
    log(1)  // error: use of 'log' refers to instance method rather than global function 'log'
  }
}

struct Other {
  static func log() {}
  func add() {
    log(1)  // error: static member 'log' cannot be used on instance of type 'Other'
  }
}

class Parent {
  private func hidden() {}
}
func hidden(_ number: Int) {}
class Child: Parent {
  func add() { hidden(1) }
}

extension String {
  func longest() -> Int { max(count, 4) }
}
