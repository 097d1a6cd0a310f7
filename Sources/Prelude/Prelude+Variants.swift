extension Prelude {
  /// By the names of templates: which words are replaced by what.
  package static let variants: [String: [[String: String]]] = [
    "AsyncSequenceConditions": asyncSequenceKinds,
    "AsyncSequenceTypes": asyncSequenceKinds,
    "ClockTypes": [["Clock__": "ContinuousClock"], ["Clock__": "SuspendingClock"]],
    "CodedScalars": codedScalars,
    "Continuations": [["Kind__": "Checked"], ["Kind__": "Unsafe"]],
    "FloatingPoint": [
      ["Type__": "Double", "prefix__": "double", "Other__": "Float", "Bits__": "UInt64"],
      ["Type__": "Float", "prefix__": "float", "Other__": "Double", "Bits__": "UInt32"],
    ],
    "Integer": integerTypes,
    "Locks": [
      ["NSKind__": "NSLock", "isRecursive__": "false"],
      ["NSKind__": "NSRecursiveLock", "isRecursive__": "true"],
    ],
    "NumberFormatStyles": [
      ["Style__": "IntegerFormatStyle"], ["Style__": "FloatingPointFormatStyle"],
    ],
    "PreferringGroups": [
      ["Group__": "TaskGroup", "Result__": "ChildTaskResult"],
      ["Group__": "DiscardingTaskGroup", "Result__": "Void"],
    ],
    "PreferringThrowingGroups": [
      ["Group__": "ThrowingTaskGroup", "Result__": "ChildTaskResult"],
      ["Group__": "ThrowingDiscardingTaskGroup", "Result__": "Void"],
    ],
    "SignedInteger": integerTypes.filter { $0["Signedness__"] == "SignedInteger" },
    "Streams": streamTypes,
    "StringView": [
      view("UTF8View", "utf8", of: "UInt8", "byte"),
      view("UTF16View", "utf16", of: "UInt16", "unit"),
      view("UnicodeScalarView", "unicodeScalars", all: "scalars", of: "Unicode.Scalar", "scalar"),
    ],
    "StrideTypes": [["Stride__": "StrideTo"], ["Stride__": "StrideThrough"]],
    "Unimplemented": unimplementedFunctions,
  ]

  /// With what kind of JSON's values a type is coded: 1 for `Bool`, 2 for numbers, 3 for texts.
  private static let codedScalars: [[String: String]] =
    [["Scalar__": "Bool", "kind__": "1"], ["Scalar__": "String", "kind__": "3"]]
    + (["Double", "Float"] + integerTypes.compactMap { $0["Type__"] }).map {
      ["Scalar__": $0, "kind__": "2"]
    }

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

  private static func view(
    _ name: String, _ property: String, all: String? = nil, of element: String, _ part: String
  ) -> [String: String] {
    [
      "View__": name, "property__": property, "all__": all ?? property, "Element__": element,
      "part__": part, "Part__": part.prefix(1).uppercased() + part.dropFirst(),
    ]
  }

  /// Whether the function that is passed can throw.
  private static let asyncSequenceKinds: [[String: String]] = [
    [
      "Async__": "Async", "async throws ->": "async ->", "Thrown__": "Base.Failure",
      "where SegmentOfResult: AsyncSequence": "where SegmentOfResult.Failure == Failure",
    ],
    ["Async__": "AsyncThrowing", "Thrown__": "any Error"],
  ]

  private static let streamTypes: [[String: String]] = [
    [
      "Stream__": "AsyncStream", "Parameters__": "Element", "Thrown__": "Never",
      "Arguments__": "Element", "NoElement__": "Void",
      "finished__": ".finished", "Named__": "Failure",
    ],
    [
      "Stream__": "AsyncThrowingStream", "Parameters__": "Element, Failure: Error",
      "Thrown__": "Failure", "Arguments__": "Element, Failure",
      "NoElement__": "Void, Failure",
      "finished__": ".finished(error as! Failure?)", "Named__": "_Failure",
    ],
  ]

  /// For functions of one to five parameters.
  private static let unimplementedFunctions: [[String: String]] = (1...5).map { count in
    let types = (1...count).map { "A\($0)" }.joined(separator: ", ")
    let values = (1...count).map { "a\($0)" }.joined(separator: ", ")
    return [
      "Generics__": types + ", ",
      "Types__": types,
      "Names__": values + " in",
      "Parameters__": (1...count).map { "a\($0): A\($0)" }.joined(separator: ", "),
      "Values__": values,
    ]
  }
}
