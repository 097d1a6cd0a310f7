package import Machine
import Prelude
package import Reading

/// Declarations of Swift's libraries that Heirloom doesn't support, with the reason.
///
/// A program that uses one gets the reason, instead of an unknown name. Which names there are is in
/// `ToolchainNames`. `groups` has the reasons of those that have a better one than "it isn't run here", and
/// the names of the modules that Linux doesn't have.
package enum NotRunHere {
  /// Why a type or a name with a reason of its own isn't supported; nil for an unknown name.
  package static func reason(for name: String) -> NotRunReason? {
    if let known = all[name] { return known.reason }
    return ToolchainNames.all.contains { $0.types.contains(name) } ? usualReason(of: name) : nil
  }

  /// The reason, if a visible module declares the name.
  package static func reason(for name: String, importing modules: Set<String>) -> NotRunReason? {
    if let known = all[name], known.modules.isEmpty || !known.modules.isDisjoint(with: modules) {
      return known.reason
    }
    let visible = ToolchainNames.visible(importing: modules)
    return visible.contains { $0.declares(name) } ? usualReason(of: name) : nil
  }

  /// The reason of names that have none of their own. Swift calls unsafe what uses memory directly.
  package static func usualReason(of name: String) -> NotRunReason {
    name.contains("Unsafe") || name.contains("unsafe") ? .memory : .notRun
  }

  package struct Group {
    /// The modules that declare the names; empty if the names need no import.
    package let modules: Set<String>
    package let reason: NotRunReason
    package let names: String
  }

  private static let all: [String: (modules: Set<String>, reason: NotRunReason)] = Dictionary(
    groups.flatMap { group in
      group.names.split(whereSeparator: \.isWhitespace).map { name in
        (String(name), (group.modules, group.reason))
      }
    }
  ) { first, _ in first }

  package static let groups: [Group] = [
    Group(
      modules: ["Foundation"], reason: .files,
      names: """
        FileManager FileHandle FileWrapper Bundle Pipe InputStream OutputStream NSTemporaryDirectory
        NSHomeDirectory
        """),
    Group(
      modules: ["Foundation"], reason: .network,
      names: """
        URLSession URLRequest URLResponse HTTPURLResponse URLSessionConfiguration URLSessionTask
        URLSessionDataTask URLCache URLProtocol URLCredential HTTPCookie HTTPCookieStorage Host
        """),
    Group(
      modules: ["Foundation"],
      reason: .processes,
      names: "Process NSUserName NSFullUserName"),
    Group(
      modules: [],
      reason: .processes,
      names: "CommandLine"),
    Group(
      modules: ["Foundation", "Glibc"],
      reason: .cLibrary,
      names: """
        abort atexit clock clock_gettime close fclose fflush fgets fopen fork fprintf fputs fread free
        fwrite getenv getpid gettimeofday kill localtime localtime_r malloc memcmp memcpy memset
        nanosleep open pthread_create pthread_mutex_lock pthread_self putchar puts raise rand random
        read setbuf setenv setlocale setvbuf signal srand srandom stderr stdin stdout strcmp strerror
        strftime strlen system time waitpid write
        """),
    Group(
      modules: ["Foundation"], reason: .settings,
      names: "NSUbiquitousKeyValueStore"),
    Group(
      modules: ["Foundation"], reason: .jsonCoders,
      names: """
        PropertyListEncoder PropertyListDecoder PropertyListSerialization
        """),
    Group(
      modules: ["Foundation"],
      reason: .objectiveC,
      names: """
        NSObject NSString NSMutableString NSArray NSMutableArray NSDictionary
        NSMutableDictionary NSSet NSMutableSet NSData NSDate NSURL NSValue
        NSPredicate NSAttributedString NSCache NSDateComponents NSUUID
        NSCalendar NSCharacterSet NSCoder NSCoding NSConditionLock NSCopying NSCountedSet
        NSEnumerator NSIndexSet NSKeyedArchiver NSKeyedUnarchiver NSLocale
        NSMutableAttributedString NSMutableData NSOrderedSet
        NSSecureCoding NSSortDescriptor NSTimeZone
        """),
    Group(
      modules: ["Foundation"],
      reason: .runLoop,
      names: "RunLoop Timer"),
    // Foundation has them on other systems than Linux.
    Group(
      modules: ["Foundation"], reason: .notRun,
      names: "ListFormatter MeasurementFormatter RelativeDateTimeFormatter UndoManager"),
    Group(
      modules: [], reason: .memory,
      names: """
        CVaListPointer MutableRawSpan MutableSpan OpaquePointer OutputRawSpan OutputSpan RawSpan Span
        UTF8Span Unmanaged withVaList
        """),
    Group(
      modules: [],
      reason: .executors,
      names: """
        Executor SerialExecutor ExecutorJob UnownedJob UnownedTaskExecutor UnownedSerialExecutor
        DispatchSerialQueue
        """),
    Group(
      modules: ["Combine"],
      reason: .publishers,
      names: """
        AnyPublisher AnySubscriber Cancellable ConnectablePublisher CurrentValueSubject Deferred Empty
        Fail Future ImmediateScheduler Just PassthroughSubject Publisher Publishers Record Scheduler
        Subject Subscriber Subscribers Subscription Subscriptions TopLevelDecoder TopLevelEncoder
        """),
    Group(
      modules: ["OSLog", "os"],
      reason: .systemLog,
      names: """
        OSLog OSLogEntry OSLogStore OSSignposter OSSignpostID os_log os_signpost os_unfair_lock
        os_unfair_lock_lock os_unfair_lock_unlock
        """),
    Group(
      modules: ["Dependencies"], reason: .libraryNotRun,
      names: "IssueReporter IssueReporters withIssueReporters withIssueContext TestContext"),
    Group(
      modules: ["Composable"], reason: .sharedState,
      names: "Shared SharedReader SharedKey SharedReaderKey"),
    Group(
      modules: ["Dependencies"],
      reason: .compiledTrace,
      names: "DependencyTrace withDependencyTrace"),
  ]
}

extension SemanticModel {
  /// Reports an unknown name. Says whether Swift has it, and why it isn't supported.
  package func reportUnknown(
    _ name: String, _ message: @autoclosure () -> some DiagnosticMessage, at position: Position,
    in context: Context
  ) {
    // The suggestion of another name takes time.
    if reporter.isFull { return }
    if let reason = NotRunHere.reason(for: name, importing: imports(seenFrom: context)) {
      return reportUnsupported(
        UnsupportedMessage.name(name: name, reason: reason), at: position)
    }
    report(message(), at: position)
  }

  /// The modules that code in this context can use.
  package func imports(seenFrom context: Context) -> Set<String> {
    var imports: Set<String> = []
    var current: Context? = context
    while let place = current {
      if !place.imports.isEmpty { imports.formUnion(place.imports) }
      current = place.parent
    }
    return imports
  }
}
