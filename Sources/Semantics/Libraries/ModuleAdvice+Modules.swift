import Reading

// The names are those of modules that Swift code often imports. They decide the advice only: whether a
// module can be imported is decided by the modules that exist.
extension ModuleAdvice {
  /// Returns the advice for a module that nobody has defined.
  ///
  /// - Parameter known: The modules that can be imported.
  static func missing(_ module: String, known: some Sequence<String>) -> ModuleAdvice {
    if let kind = kinds.first(where: { $0.modules.contains(module) }) { return kind.advice }
    if let other = Similarity.names(like: module, among: Set(known)).first {
      return .similar(module: other)
    }
    return .addOne(module: module)
  }

  /// Returns the advice for a module of Swift that isn't run here; nil if there is nothing to do.
  static func unsupported(_ module: String) -> ModuleAdvice? {
    switch module {
    case "FoundationNetworking": .network
    case "FoundationEssentials": .essentials
    case "RegexBuilder", "_StringProcessing": .regexBuilder
    default: nil
    }
  }

  private static let kinds: [(modules: Set<String>, advice: ModuleAdvice)] = [
    (
      [
        "AppKit", "Charts", "Cocoa", "MapKit", "SwiftUI", "SwiftUINavigation", "SwiftNavigation",
        "UIKit", "UIKitNavigation", "WatchKit", "WidgetKit",
      ], .screens
    ),
    (
      ["CoreData", "GRDB", "RealmSwift", "SQLite", "SQLiteData", "SharingGRDB", "SwiftData"],
      .database
    ),
    (["Alamofire", "Apollo", "Moya", "Network"], .network),
    (
      [
        "ARKit", "AVFoundation", "AVFAudio", "Contacts", "CoreBluetooth", "CoreLocation",
        "CoreMotion", "EventKit", "HealthKit", "LocalAuthentication", "Photos", "Speech",
        "StoreKit", "UserNotifications",
      ], .device
    ),
    (["CombineSchedulers", "OpenCombine", "ReactiveSwift", "RxSwift"], .publishers),
  ]
}
