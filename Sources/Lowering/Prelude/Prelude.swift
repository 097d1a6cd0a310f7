/// The declarations every program finds without writing them, as Swift text.
///
/// They are declared the way the standard library's own interfaces declare them, so that one
/// mechanism serves for them and for the program's. What has a body is checked like any function,
/// when it is first used; the rest is marked:
/// - `@builtIn("int")`: a type whose values the machine knows; `"native"` for those of the host.
/// - `@intrinsic("name")`: a pure function of the machine's. An instance member passes `self`
///   first; a `mutating` one changes it in place. A subscript or property names getter and setter;
///   a setter takes the subscript's arguments, then the new value. With a body besides: the
///   intrinsic does what the body does where every parameter that must be `Equatable`, `Hashable`
///   or `Comparable` stands for a type whose conformance is the machine's own.
/// - `@operation("name")`: leaves the machine for a driver, with the same arguments. A parameter
///   that is named `_` inside isn't passed on: Swift has it, but it makes no difference here.
/// - `@native`, on a type or an extension: its conformances to `Equatable`, `Hashable` and
///   `Comparable` are the machine's own, if those of the arguments they depend on are.
/// - `@form("and")`, `"or"`, `"not"`, `"coalesce"`, `"coalesceOptional"`: what the checked tree has a
///   word for.
/// - `@unsupported("what")`: Swift has it, but it isn't run here.
/// - `@absent`, on an extension: stands for what a program leaves out; a key doesn't provide it.
enum Prelude {
  struct Section {
    let name: String
    /// Modules whose import makes it visible; empty for what is always there.
    var modules: Set<String> = []
    let text: String
    /// Declared once for each of them, with the words replaced.
    var variants: [[String: String]] = [[:]]
  }

  static let sections: [Section] = [
    Section(name: "Protocols", text: protocols),
    Section(name: "Literals", text: literals),
    Section(name: "SetAlgebra", text: setAlgebra),
    Section(name: "Hashing", text: hashing),
    Section(name: "Optional", text: optional),
    Section(name: "Result", text: result),
    Section(name: "KeyPaths", text: keyPaths),
    Section(name: "Functions", text: functions),
    Section(name: "Mirrors", text: mirrors),
    Section(name: "Stores", text: stores),
    Section(name: "Reflection", text: reflection),
    Section(name: "Tuples", text: tuples),
    Section(name: "Coding", text: coding),
    Section(name: "FoundationCoding", modules: ["Foundation"], text: foundationCoding),
    Section(name: "Sequence", text: sequence),
    Section(name: "SequenceComparing", text: sequenceComparing),
    Section(name: "SequenceTypes", text: sequenceTypes),
    Section(name: "Searching", text: searching),
    Section(name: "SequenceParts", text: sequenceParts),
    Section(name: "GeneratedSequences", text: generatedSequences),
    Section(name: "LazySequence", text: lazySequence),
    Section(name: "LazyTransforms", text: lazyTransforms),
    Section(name: "Collection", text: collection),
    Section(name: "BidirectionalCollection", text: bidirectionalCollection),
    Section(name: "MutableCollection", text: mutableCollection),
    Section(name: "RangeReplaceableCollection", text: rangeReplaceableCollection),
    Section(name: "Slice", text: slice),
    Section(name: "CollectionTypes", text: collectionTypes),
    Section(name: "Array", text: array),
    Section(name: "ArraySlice", text: arraySlice),
    Section(name: "Dictionary", text: dictionary),
    Section(name: "DictionaryViews", text: dictionaryViews),
    Section(name: "Set", text: set),
    Section(name: "Range", text: range),
    Section(name: "ClosedRange", text: closedRange),
    Section(name: "PartialRanges", text: partialRanges),
    Section(name: "Strides", text: strides),
    Section(
      name: "StrideTypes", text: strideTypes,
      variants: [["Stride__": "StrideTo"], ["Stride__": "StrideThrough"]]),
    Section(name: "IntegerProtocols", text: integerProtocols),
    Section(name: "FloatingPointProtocols", text: floatingPointProtocols),
    Section(name: "Bool", text: bool),
    Section(name: "Integer", text: integer, variants: integerTypes),
    Section(
      name: "SignedInteger", text: signedInteger,
      variants: integerTypes.filter { $0["Signedness__"] == "SignedInteger" }),
    Section(name: "FloatingPoint", text: floatingPoint, variants: floatingPointTypes),
    Section(name: "Character", text: character),
    Section(name: "String", text: string),
    Section(name: "StringParts", text: stringParts),
    Section(name: "Substring", text: substring),
    Section(name: "Duration", text: duration),
    Section(name: "Clocks", text: clocks),
    Section(
      name: "ClockTypes", text: clockTypes,
      variants: [["Clock__": "ContinuousClock"], ["Clock__": "SuspendingClock"]]),
    Section(name: "Tasks", text: tasks),
    Section(name: "TaskGroups", text: taskGroups),
    Section(name: "DiscardingTaskGroups", text: discardingTaskGroups),
    Section(name: "Executors", text: executors),
    Section(name: "PreferringTasks", text: preferringTasks),
    Section(
      name: "PreferringGroups", text: preferringGroups,
      variants: [
        ["Group__": "TaskGroup", "Result__": "ChildTaskResult"],
        ["Group__": "DiscardingTaskGroup", "Result__": "Void"],
      ]),
    Section(
      name: "PreferringThrowingGroups", text: preferringThrowingGroups,
      variants: [
        ["Group__": "ThrowingTaskGroup", "Result__": "ChildTaskResult"],
        ["Group__": "ThrowingDiscardingTaskGroup", "Result__": "Void"],
      ]),
    Section(
      name: "Continuations", text: continuations,
      variants: [["Kind__": "Checked"], ["Kind__": "Unsafe"]]),
    Section(name: "Actors", text: actors),
    Section(name: "TaskLocals", text: taskLocals),
    Section(name: "AsyncSequences", text: asyncSequences),
    Section(
      name: "AsyncSequenceTypes", text: asyncSequenceTypes, variants: asyncSequenceKinds),
    Section(
      name: "AsyncSequenceConditions", text: asyncSequenceConditions,
      variants: asyncSequenceKinds),
    Section(name: "AsyncSequenceParts", text: asyncSequenceParts),
    Section(name: "Streams", text: streams, variants: streamTypes),
    Section(name: "StreamParts", text: streamParts),
    Section(name: "LockParts", text: lockParts),
    Section(name: "Synchronization", modules: ["Synchronization"], text: synchronization),
    Section(name: "LockProtocols", modules: ["Foundation"], text: lockProtocols),
    Section(
      name: "Locks", modules: ["Foundation"], text: locks,
      variants: [
        ["NSKind__": "NSLock", "isRecursive__": "false"],
        ["NSKind__": "NSRecursiveLock", "isRecursive__": "true"],
      ]),
    Section(name: "Conditions", modules: ["Foundation"], text: conditions),
    Section(name: "DispatchTimes", modules: ["Dispatch", "Foundation"], text: dispatchTimes),
    Section(name: "Dispatch", modules: ["Dispatch", "Foundation"], text: dispatch),
    Section(
      name: "DispatchObjects", modules: ["Dispatch", "Foundation"], text: dispatchObjects),
    Section(name: "Foundation", modules: ["Foundation"], text: foundation),
    Section(name: "Mathematics", modules: ["Foundation", "Glibc"], text: mathematics),
    Section(name: "LocalizedErrors", modules: ["Foundation"], text: localizedErrors),
    Section(name: "Operations", modules: ["Foundation"], text: operations),
    Section(name: "Threads", modules: ["Foundation"], text: threads),
    Section(name: "UUID", modules: ["Foundation"], text: uuid),
    Section(name: "Date", modules: ["Foundation"], text: date),
    Section(name: "DateComponents", modules: ["Foundation"], text: dateComponents),
    Section(name: "Calendar", modules: ["Foundation"], text: calendar),
    Section(name: "TimeZone", modules: ["Foundation"], text: timeZone),
    Section(name: "FoundationStrings", modules: ["Foundation"], text: foundationStrings),
    Section(name: "Data", modules: ["Foundation"], text: data),
    Section(name: "URL", modules: ["Foundation"], text: url),
    Section(name: "Formatting", modules: ["Foundation"], text: formatting),
    Section(name: "Dependencies", modules: ["Dependencies"], text: dependencies),
    Section(name: "CastingWrappers", modules: ["Dependencies"], text: castingWrappers),
    Section(name: "CallerLocations", modules: ["Dependencies"], text: callerLocations),
    Section(
      name: "BuiltInDependencies", modules: ["Dependencies"], text: builtInDependencies),
    Section(name: "AssertionEffects", modules: ["Dependencies"], text: assertionEffects),
    Section(name: "LibraryClocks", modules: ["Dependencies"], text: libraryClocks),
    Section(name: "IssueReporting", modules: ["Dependencies"], text: issueReporting),
    Section(
      name: "Unimplemented", modules: ["Dependencies"], text: unimplemented,
      variants: unimplementedVariants),
    Section(name: "Resolution", modules: ["Dependencies"], text: resolution),
    Section(name: "Observation", modules: ["Observation"], text: observation),
    Section(name: "CustomDump", modules: ["CustomDump"], text: customDump),
    Section(name: "CustomDumpDifferences", modules: ["CustomDump"], text: customDumpDifferences),
    Section(name: "Testing", modules: ["Testing"], text: testing),
    Section(name: "Expectations", modules: ["Testing"], text: expectations),
    Section(name: "ExpectedErrors", modules: ["Testing"], text: expectedErrors),
    Section(name: "XCTest", modules: ["XCTest"], text: xctest),
    Section(name: "XCTestExpectations", modules: ["XCTest"], text: xctestExpectations),
    Section(name: "XCTestAssertions", modules: ["XCTest"], text: xctestAssertions),
    Section(
      name: "DependenciesTestSupport", modules: ["DependenciesTestSupport"],
      text: dependenciesTestSupport),
  ]

  /// What the declarations of one module name of another, whether a program imports that or not.
  static let imports: [String: Set<String>] = [
    "Dependencies": ["Foundation"],
    "DependenciesTestSupport": ["Dependencies", "Foundation", "Testing"],
    "XCTest": ["Foundation"],
  ]

  /// What else a program sees that imports a module.
  static let exports: [String: Set<String>] = ["XCTest": ["Foundation"]]

  private static let integerTypes: [[String: String]] = [
    integerType("Int", prefix: "int", magnitude: "UInt", bitPattern: "UInt"),
    integerType("Int8", magnitude: "UInt8", bitPattern: "UInt8"),
    integerType("Int16", magnitude: "UInt16", bitPattern: "UInt16"),
    integerType("Int32", magnitude: "UInt32", bitPattern: "UInt32"),
    integerType("Int64", magnitude: "UInt64", bitPattern: "UInt64"),
    integerType("UInt", isSigned: false, magnitude: "UInt", bitPattern: "Int"),
    integerType("UInt8", isSigned: false, magnitude: "UInt8", bitPattern: "Int8"),
    integerType("UInt16", isSigned: false, magnitude: "UInt16", bitPattern: "Int16"),
    integerType("UInt32", isSigned: false, magnitude: "UInt32", bitPattern: "Int32"),
    integerType("UInt64", isSigned: false, magnitude: "UInt64", bitPattern: "Int64"),
  ]

  private static func integerType(
    _ name: String, prefix: String = "integer", isSigned: Bool = true, magnitude: String,
    bitPattern: String
  ) -> [String: String] {
    [
      "Type__": name, "prefix__": prefix, "Magnitude__": magnitude, "BitPattern__": bitPattern,
      "Signedness__": isSigned ? "SignedInteger" : "UnsignedInteger",
    ]
  }

  private static let floatingPointTypes: [[String: String]] = [
    ["Type__": "Double", "prefix__": "double", "Other__": "Float", "Bits__": "UInt64"],
    ["Type__": "Float", "prefix__": "float", "Other__": "Double", "Bits__": "UInt32"],
  ]
}
