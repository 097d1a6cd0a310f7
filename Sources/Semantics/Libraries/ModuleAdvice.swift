import Reading

/// Advice about the import of a module that programs here can't have.
///
/// The names are those of modules that Swift code often imports. They decide the advice only: whether a
/// module can be imported is decided by the modules that exist.
enum ModuleAdvice {
  /// Returns the advice for a module that nobody has defined.
  ///
  /// - Parameter known: The modules that can be imported.
  static func missing(_ module: String, known: some Sequence<String>) -> String {
    if let kind = kinds.first(where: { $0.modules.contains(module) }) { return kind.advice }
    if let other = Similarity.names(like: module, among: Set(known)).first {
      return "Did you mean `\(other)`?"
    }
    return "`heirloom swift` lists the modules that a program can import. "
      + "`heirloom eval --module \(module)=FILE.swift` adds a module of your own."
  }

  /// Returns the advice for a module of Swift that isn't run here; nil if there is nothing to do.
  static func unsupported(_ module: String) -> String? {
    switch module {
    case "FoundationNetworking":
      "A program here has no network. " + clientAdvice
    case "FoundationEssentials": "Import `Foundation` instead."
    case "RegexBuilder", "_StringProcessing":
      "Write the regular expression as a literal: `/[a-z]+/`, or as `try Regex(\"[a-z]+\")`."
    default: nil
    }
  }

  private static let clientAdvice =
    "Delete this line, and let the client return values that you write, as a test does."

  private static let kinds: [(modules: Set<String>, advice: String)] = [
    (
      [
        "AppKit", "Charts", "Cocoa", "MapKit", "SwiftUI", "SwiftUINavigation", "SwiftNavigation",
        "UIKit", "UIKitNavigation", "WatchKit", "WidgetKit",
      ],
      "Screens need an Apple platform. Delete this line and the views, and import what the rest of "
        + "the code uses: `Foundation`, `Observation` for `@Observable`, or `Combine` "
        + "for `ObservableObject`."
    ),
    (
      ["CoreData", "GRDB", "RealmSwift", "SQLite", "SQLiteData", "SharingGRDB", "SwiftData"],
      "A program here has no files and no database. " + clientAdvice
    ),
    (
      ["Alamofire", "Apollo", "Moya", "Network"],
      "A program here has no network. " + clientAdvice
    ),
    (
      [
        "ARKit", "AVFoundation", "AVFAudio", "Contacts", "CoreBluetooth", "CoreLocation",
        "CoreMotion", "EventKit", "HealthKit", "LocalAuthentication", "Photos", "Speech",
        "StoreKit", "UserNotifications",
      ],
      "This module needs a device. " + clientAdvice
    ),
    (
      ["CombineSchedulers", "OpenCombine", "ReactiveSwift", "RxSwift"],
      NotRunHere.noPublishers
    ),
  ]
}
