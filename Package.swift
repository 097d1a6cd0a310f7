// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let plainSettings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// For `.ci/fuzz`, which links the fuzzer, code tells it what an input reached.
let isFuzzing = Context.environment["HEIRLOOM_FUZZING"] != nil
let settings = plainSettings + (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

// Metadata of generic types is made with the conformances that the compiler knows. Otherwise the
// runtime finds each by going through all there are in the process, most of them of the syntax: 12,000,
// which took a twelfth of a lesson's time, from the start to the end.
let startSettings =
  settings + [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
      .when(configuration: .release))
  ]

// The front end and the machine are objects that know each other, and a tenth of their instructions went
// into asking whether a property that is read is being changed. Debug builds go on asking, and tests are
// one. How a program's own accesses overlap, the machine finds out by itself.
let innerSettings =
  startSettings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

// Most people run the tutor from a debug build, which must feel instant, too. The targets that run a
// program are optimized there. More targets would make the build longer than they make a lesson faster.
// No library product has a target with these settings, so that packages can depend on the libraries.
let machineSettings = innerSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// Checks programs twice as fast, and takes a minute more to compile. That pays where hundreds of programs
// are checked, as in `.ci/run`; the first prompt would be later.
let isFrontEndOptimized = Context.environment["HEIRLOOM_OPTIMIZED"] != nil
let frontEndSettings = isFrontEndOptimized ? machineSettings : innerSettings

// Where the trait is off, Swift doesn't fetch the packages.
let tutor = TargetDependencyCondition.when(traits: ["Tutor"])
let syntax = TargetDependencyCondition.when(traits: ["Tutor", "Macros"])

let package = Package(
  name: "heirloom",
  // The first versions with the module Synchronization.
  platforms: [
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2), .macCatalyst(.v18),
  ],
  products: [
    .executable(name: "heirloom", targets: ["heirloom"]),
    .library(name: "Dependencies", targets: ["Dependencies"]),
    .library(name: "Clocks", targets: ["Clocks"]),
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "ComposableCombine", targets: ["ComposableCombine"]),
    .library(name: "DependenciesMacros", targets: ["DependenciesMacros"]),
    .library(name: "ComposableMacros", targets: ["ComposableMacros"]),
  ],
  traits: [
    .trait(
      name: "Tutor",
      description:
        "What `heirloom` needs, with the macros. A package that uses the libraries alone leaves it out."
    ),
    .trait(
      name: "Macros",
      description:
        "The macros of `DependenciesMacros` and `ComposableMacros`, which need swift-syntax."
    ),
    // A single one. SwiftPM defines a compilation condition for each trait, in a random order, so with
    // two of them every second build would compile everything again.
    .default(enabledTraits: ["Tutor"]),
    .trait(
      name: "Combine",
      description: "Publishers in `ComposableCombine`, by OpenCombine where there is no Combine."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The resolver: a library on its own, with clocks to pass to it and traits for tests. Its core
    // is all that the tutor links; `Dependencies` adds what needs all of Foundation.
    .target(
      name: "Clocks",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      swiftSettings: settings
    ),
    .target(
      name: "DependenciesCore",
      dependencies: [
        "Clocks", "Phrases", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Dependencies",
      dependencies: [
        "Clocks", "DependenciesCore",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "DependenciesTestSupport",
      dependencies: [
        "Clocks", "Dependencies", "DependenciesCore",
        // Carries issues to the test runner; Linux finds it only when it is linked.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings
    ),

    // Reducers, effects and stores on top of it.
    .target(
      name: "Composable",
      dependencies: [
        "Dependencies", "DependenciesCore", "Differences", "Phrases",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ComposableCombine",
      dependencies: [
        "Composable",
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
      ],
      swiftSettings: settings
    ),

    // The expansion of each macro, as text. The plugin passes it to the compiler.
    .target(
      name: "MacroExpansions",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: syntax)
      ],
      swiftSettings: settings
    ),
    .macro(
      name: "MacroPlugin",
      dependencies: [
        "MacroExpansions",
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: syntax),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: syntax),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: syntax),
        .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: syntax),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: syntax),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "DependenciesMacros",
      dependencies: ["Dependencies", "MacroPlugin"],
      swiftSettings: settings
    ),
    .target(
      name: "ComposableMacros",
      dependencies: ["Composable", "DependenciesMacros", "MacroPlugin"],
      swiftSettings: settings
    ),

    // From text to trace.
    .target(name: "Machine", swiftSettings: machineSettings),
    .target(name: "Recording", dependencies: ["Differences"], swiftSettings: startSettings),
    // Where two values differ, compiled or interpreted.
    .target(name: "Differences", swiftSettings: settings),
    // The type of sentences, and the sentences that the library and the tutor both say.
    .target(name: "Phrases", swiftSettings: settings),
    // The tables of what the tutor says. The libraries have none.
    .target(name: "MessageTables", dependencies: ["Phrases"], swiftSettings: startSettings),
    // The declarations that programs find without writing them, which are Swift files.
    .target(
      name: "Prelude", dependencies: ["EmbeddedFiles"], exclude: ["Library", "Toolchain"],
      swiftSettings: machineSettings),
    .target(name: "CheckedTree", dependencies: ["Machine"], swiftSettings: frontEndSettings),
    .target(
      name: "Emission", dependencies: ["CheckedTree", "Machine"], swiftSettings: frontEndSettings),
    .target(
      name: "Reading",
      dependencies: [
        "Machine", "MessageTables", "Phrases", "Prelude",
        .product(name: "SwiftParser", package: "swift-syntax", condition: tutor),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: tutor),
        .product(name: "SwiftOperators", package: "swift-syntax", condition: tutor),
        .product(name: "SwiftIfConfig", package: "swift-syntax", condition: tutor),
        .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: tutor),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: tutor),
      ],
      swiftSettings: frontEndSettings
    ),
    .target(
      name: "Semantics",
      dependencies: [
        "CheckedTree", "Machine", "MessageTables", "Phrases", "Prelude", "Reading", "SwiftText",
      ],
      swiftSettings: frontEndSettings
    ),
    .target(
      name: "Solving",
      dependencies: [
        "CheckedTree", "Machine", "MessageTables", "Phrases", "Reading", "Semantics",
      ],
      swiftSettings: frontEndSettings
    ),
    .target(
      name: "Checking",
      dependencies: [
        "CheckedTree", "Machine", "MessageTables", "Phrases", "Reading", "Semantics", "Solving",
      ],
      swiftSettings: frontEndSettings
    ),
    .target(
      name: "Lowering",
      dependencies: [
        "CheckedTree", "Checking", "Emission", "MacroExpansions", "Machine", "MessageTables",
        "Phrases", "Prelude", "Reading", "Semantics",
      ],
      swiftSettings: frontEndSettings
    ),
    .target(
      name: "Execution",
      dependencies: [
        "Machine", "Recording", "Differences", "DependenciesCore", "MessageTables", "Phrases",
      ],
      swiftSettings: machineSettings
    ),

    // Files that are read with a bound, written whole and shared by processes.
    .target(
      name: "Files", dependencies: ["MessageTables", "Phrases"], swiftSettings: startSettings),

    // Around it: pictures of a record, lessons, a prompt, a session.
    .target(
      name: "Rendering",
      dependencies: [
        "Recording", "Lessons", "MessageTables", "Phrases", "Differences", "SwiftText",
      ],
      swiftSettings: startSettings),
    .target(
      name: "Pages",
      dependencies: ["Rendering", "Recording", "Lessons", "MessageTables", "Phrases"],
      swiftSettings: startSettings),
    // A class's room. Of FlyingFox the sockets alone: its server links Foundation's network, which
    // would load thirty libraries whenever the tutor starts.
    .target(
      name: "Classroom",
      dependencies: [
        "Pages", "MessageTables", "Phrases",
        .product(name: "FlyingSocks", package: "FlyingFox", condition: tutor),
      ],
      swiftSettings: startSettings),
    .target(name: "SwiftText", swiftSettings: startSettings),
    .target(
      name: "Lessons", dependencies: ["Files", "MessageTables", "Phrases", "SwiftText"],
      swiftSettings: startSettings
    ),
    .systemLibrary(
      name: "CEditline",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    .target(
      name: "LineEditing", dependencies: ["CEditline", "Files", "MessageTables", "Phrases"],
      swiftSettings: startSettings),
    .target(
      name: "Sessions",
      dependencies: [
        "EmbeddedFiles", "Lowering", "Execution", "Lessons", "Files", "Machine", "MessageTables",
        "Phrases",
        "Reading", "Recording", "Semantics", "SwiftText",
      ],
      swiftSettings: startSettings
    ),
    // The lessons' texts, those of the prelude, and those of the library that the tutor runs from its
    // source.
    .target(name: "EmbeddedFiles"),
    .executableTarget(
      name: "heirloom",
      dependencies: [
        "Sessions", "Rendering", "Pages", "Classroom", "LineEditing", "Lessons", "Files",
        "Recording", "MessageTables", "Phrases", "SwiftText",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tutor),
      ],
      swiftSettings: startSettings
    ),

    // Measures the checker; see Benchmarks/README.md.
    .executableTarget(
      name: "FrontEnd", dependencies: ["Lowering", "Reading"], path: "Benchmarks/FrontEnd",
      swiftSettings: settings),

    // Measures the machine against python3; its programs are read as they run.
    .executableTarget(
      name: "Speed", path: "Benchmarks/Speed", exclude: ["Programs"], swiftSettings: settings),

    // Programs and a terminal for tests: of the line editor, and of the shell as a whole.
    .target(
      name: "Pseudoterminals", path: "Tests/ShellTests/Pseudoterminals", swiftSettings: settings),
    // Judges sentences of the pseudo-language.
    .target(name: "PseudoTexts", path: "Tests/ShellTests/PseudoTexts", swiftSettings: settings),
    .testTarget(
      name: "ClocksTests",
      dependencies: [
        "Clocks", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DependenciesTests",
      dependencies: [
        "Dependencies", "DependenciesCore",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DependenciesTestSupportTests", dependencies: ["DependenciesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DependenciesTestSupportXCTests",
      dependencies: ["DependenciesTestSupport", "DependenciesCore"],
      swiftSettings: settings),
    .testTarget(
      name: "DifferencesTests", dependencies: ["Differences"],
      swiftSettings: settings),
    .testTarget(
      name: "ComposableTests", dependencies: ["Composable", "DependenciesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MacroExpansionsTests",
      dependencies: [
        "MacroExpansions",
        .product(name: "SwiftParser", package: "swift-syntax", condition: syntax),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: syntax),
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: ["ComposableMacros", "DependenciesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ComposableCombineTests",
      dependencies: ["ComposableCombine", "DependenciesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MachineTests", dependencies: ["Machine"],
      swiftSettings: settings),
    .testTarget(
      name: "ReadingTests",
      dependencies: ["Reading", "Machine", "MessageTables", "NestingShapes"],
      exclude: ["NestingShapes"],
      swiftSettings: settings),
    .target(
      name: "NestingShapes", path: "Tests/ReadingTests/NestingShapes", swiftSettings: settings),
    .testTarget(
      name: "EmissionTests", dependencies: ["CheckedTree", "Emission", "Machine"],
      swiftSettings: settings),
    .target(
      name: "LayerPrograms", dependencies: ["Machine", "Reading", "Semantics"],
      path: "Tests/SemanticsTests/LayerPrograms", swiftSettings: settings),
    .testTarget(
      name: "SemanticsTests", dependencies: ["LayerPrograms", "Prelude", "Reading", "Semantics"],
      exclude: ["LayerPrograms"],
      swiftSettings: settings),
    .testTarget(
      name: "SolvingTests",
      dependencies: [
        "CheckedTree", "LayerPrograms", "Machine", "Reading", "Semantics", "Solving",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CheckingTests",
      dependencies: ["Checking", "LayerPrograms", "Machine", "Prelude", "Reading", "Semantics"],
      swiftSettings: settings),
    .testTarget(
      name: "LoweringTests",
      dependencies: [
        "Lowering", "Machine", "NestingShapes", "Prelude", "Reading", "Semantics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExecutionTests",
      dependencies: ["Execution", "Machine", "Recording", "DependenciesCore"],
      swiftSettings: settings),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Recording", "Lessons", "MessageTables", "Phrases"],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "PagesTests", dependencies: ["Pages", "Rendering", "Recording", "Lessons"],
      swiftSettings: settings),
    .testTarget(
      name: "ClassroomTests",
      dependencies: ["Classroom", "Pages", "Lessons", "Pseudoterminals"],
      swiftSettings: settings),
    .testTarget(
      name: "FilesTests", dependencies: ["Files"],
      swiftSettings: settings),
    .testTarget(
      name: "LessonsTests", dependencies: ["Lessons", "Files", "MessageTables", "Phrases"],
      swiftSettings: settings),
    .testTarget(name: "SwiftTextTests", dependencies: ["SwiftText"], swiftSettings: settings),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "MessageTables", "Phrases", "Pseudoterminals"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "Lowering", "Reading", "Execution", "Machine", "Recording", "Sessions", "Dependencies",
        "DependenciesCore", "ComposableMacros", "Pseudoterminals",
      ],
      exclude: ["Programs"],
      swiftSettings: settings),
    .testTarget(
      name: "CompiledLessonsTests",
      dependencies: [
        "heirloom", "Dependencies", "Composable", "Lessons", "Lowering", "Reading",
        "Pseudoterminals",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Sessions", "EmbeddedFiles", "Lessons", "Lowering", "Reading", "Recording", "Rendering",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExplainingTests",
      dependencies: ["Sessions", "Rendering", "Recording", "MessageTables", "PseudoTexts"],
      exclude: ["Programs"],
      swiftSettings: settings),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Sessions", "Pages", "Classroom", "Rendering", "Recording", "Lessons", "MessageTables",
        "Phrases",
        "Pseudoterminals",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShellTests", dependencies: ["heirloom", "Pseudoterminals", "PseudoTexts"],
      exclude: ["Pseudoterminals", "PseudoTexts", "Hostile"],
      swiftSettings: settings),
    .testTarget(
      name: "HouseTests", dependencies: [],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  // C23, for `#embed`.
  cLanguageStandard: .gnu2x
)

if isFuzzing {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzzing/CFuzzer"),
    .target(
      name: "Fuzzer", dependencies: ["CFuzzer"], path: "Tests/Fuzzing/Fuzzer",
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzLessons", dependencies: ["Fuzzer", "Lessons", "Rendering"],
      path: "Tests/Fuzzing/FuzzLessons", swiftSettings: settings),
    .executableTarget(
      name: "FuzzPrograms",
      dependencies: ["Fuzzer", "Lowering", "Execution", "Sessions", "Rendering"],
      path: "Tests/Fuzzing/FuzzPrograms", swiftSettings: settings),
    .executableTarget(
      name: "FuzzVerdicts", dependencies: ["Lowering", "Machine", "Reading"],
      path: "Tests/Fuzzing/FuzzVerdicts", swiftSettings: plainSettings),
  ]
}
