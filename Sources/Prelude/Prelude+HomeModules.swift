extension Prelude {
  /// The modules that declare the types which a program finds in another module. Swift writes the name of the
  /// declaring module where it writes the whole name of a type: `FoundationEssentials.Date`.
  private static let homes: [String: [String: Set<String>]] = [
    "Foundation": [
      "FoundationEssentials": [
        "Calendar", "CocoaError", "ComparableComparator", "ComparisonResult", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "FileManager", "JSONDecoder", "JSONEncoder",
        "Locale", "NotificationCenter", "ProcessInfo", "SortOrder", "TimeZone", "URL",
        "URLComponents", "URLQueryItem", "UUID",
      ],
      "FoundationInternationalization": [
        "ByteCountFormatStyle", "FloatingPointFormatStyle", "IntegerFormatStyle",
        "KeyPathComparator", "ListFormatStyle", "NumberFormatStyleConfiguration", "SortDescriptor",
      ],
    ],
    "Swift": ["_StringProcessing": ["Regex"]],
  ]

  /// Returns the module that declares a type, which a program finds in `module`.
  package static func home(of type: String, in module: String) -> String {
    homes[module]?.first { $0.value.contains(type) }?.key ?? module
  }
}
