/// The declarations that every program finds without writing them.
///
/// **What comes in**: the files in `Library`, embedded in the binary as they are. They are Swift, with
/// declarations as in the interfaces of the standard library. The first folder names the modules whose
/// import makes a file visible (see ``modules``). A file whose declarations are the same for several
/// types is a template: its words that end in `__` are replaced (see ``variants``).
///
/// **What goes out**: `PreludeSection`s, and in each the places of its declarations (`PreludePiece`).
/// No syntax: the front end parses a piece when a program first needs it.
///
/// **How a declaration says what it does.** One with a body is checked like a function of the program.
/// The others have an attribute:
/// - `@builtIn("int")`: a type whose values the machine has; `"native"` for values of the host.
/// - `@intrinsic("name")`: a pure function of the machine. An instance member passes `self` first; a
///   `mutating` one changes it in place. A subscript or property names its getter and its setter; a
///   setter takes the arguments of the subscript, then the new value. With a body: the intrinsic does
///   what the body does, where each parameter that must be `Equatable`, `Hashable` or `Comparable`
///   stands for a type whose conformance is the machine's own.
/// - `@operation("name")`: leaves the machine for a driver, with the same arguments. A parameter whose
///   inner name is `_` isn't passed: Swift has it, but it makes no difference here.
/// - `@native`, on a type or an extension: its conformances to `Equatable`, `Hashable` and `Comparable`
///   are the machine's own, if those of the arguments are.
/// - `@form("and")`, `"or"`, `"not"`, `"coalesce"`, `"coalesceOptional"`: the checked tree has a node
///   for it.
/// - `@unsupported("what")`: Swift has it, but it isn't run here.
/// - `@absent`, on an extension: its members are used where a program doesn't declare them.
///
/// **Invariants.** The files are formatted: a declaration of a file begins in the first column, a member
/// of it in the third. `PieceReader` finds them by that, and a test compares it with the parser.
///
/// **Where to add a declaration**: in the file of its type. A new file needs nothing else but the list
/// of embedded files, which a test writes.
package enum Prelude {
  /// All files of the library, once for each process.
  package static let sections: [PreludeSection] = embeddedSections()

  /// The modules whose import makes the files of a folder visible. A folder that isn't here belongs
  /// to the standard library.
  package static let modules: [String: Set<String>] = [
    "Clocks": ["Clocks", "Dependencies"],
    "Combine": ["Combine"],
    "ConcurrencyExtras": ["ConcurrencyExtras", "Dependencies"],
    "CustomDump": ["CustomDump"],
    "Dependencies": ["Dependencies"],
    "DependenciesMacros": ["DependenciesMacros"],
    "DependenciesTestSupport": ["DependenciesTestSupport"],
    "Dispatch": ["Dispatch", "Foundation"],
    "Foundation": ["Foundation"],
    "IssueReporting": ["Dependencies", "IssueReporting", "XCTestDynamicOverlay"],
    "Mathematics": ["Foundation", "Glibc"],
    "OSLog": ["OSLog", "os"],
    "Observation": ["Observation"],
    "Processes": ["Foundation", "Glibc"],
    "Synchronization": ["Synchronization"],
    "Testing": ["Testing"],
    "XCTest": ["XCTest"],
  ]

  /// The modules that the declarations of one module use, whether a program imports them or not.
  package static let imports: [String: Set<String>] = [
    "Clocks": ["IssueReporting"],
    "CustomDump": ["Foundation", "IssueReporting"],
    "Dependencies": ["Foundation"],
    "DependenciesMacros": ["Dependencies"],
    "DependenciesTestSupport": ["Dependencies", "Foundation", "Testing"],
    "XCTest": ["ConcurrencyExtras", "Foundation"],
  ]

  /// Modules that Swift on Linux doesn't have. A program can import them, but `canImport` says no, as it
  /// does on Linux.
  package static let appleModules: Set<String> = ["Combine", "OSLog", "os"]

  /// The modules that a program sees, too, when it imports one.
  package static let exports: [String: Set<String>] = [
    "DependenciesMacros": ["Dependencies"], "XCTest": ["Foundation"],
  ]
}
