/// The declarations every program finds without writing them, as Swift text.
///
/// They are declared the way the standard library's own interfaces declare them, so that the
/// checker needs one mechanism for them and for the program's. What has a body is lowered like any
/// function, when it is first used; the rest is marked:
/// - `@intrinsic("name")`: a pure function of the machine's. An instance member passes `self`
///   first; a `mutating` one changes it in place. A subscript or property names getter and setter;
///   a setter takes the subscript's arguments, then the new value.
/// - `@operation("name")`: leaves the machine for a driver, with the same arguments.
/// - A parameter of an `@operation` that is named `_` inside isn't passed on: Swift has it, but it
///   makes no difference here.
enum Prelude {
  struct Section {
    /// Modules whose import makes the section visible; empty for what is always there.
    let modules: Set<String>
    let name: String
    let text: String
  }

  static let sections: [Section] = [
    Section(modules: [], name: "Protocols", text: protocols),
    Section(modules: [], name: "Numbers", text: numbers),
    Section(modules: [], name: "Text", text: text),
    Section(modules: [], name: "Optional", text: optional),
    Section(modules: [], name: "Ranges", text: ranges),
    Section(modules: [], name: "Array", text: array),
    Section(modules: [], name: "Dictionary", text: dictionary),
    Section(modules: [], name: "Functions", text: functions),
    Section(modules: [], name: "Concurrency", text: concurrency),
    Section(modules: ["Dispatch", "Foundation"], name: "Dispatch", text: dispatch),
    Section(modules: ["Dependencies"], name: "Dependencies", text: dependencies),
  ]
}
