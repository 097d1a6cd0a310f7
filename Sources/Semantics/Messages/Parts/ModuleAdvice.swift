import MessageTables
import Phrases

/// Advice about the import of a module that programs here can't have.
enum ModuleAdvice: Message {
  case screens
  case database
  case network
  case device
  case publishers
  case essentials
  case regexBuilder
  case similar(module: String)
  case addOne(module: String)
}

extension ModuleAdvice {
  var sentence: Sentence {
    switch self {
    case .screens:
      "Screens need an Apple platform. Delete this line and the views, and import what the rest of "
        + "the code uses: `Foundation`, `Observation` for `@Observable`, or `Combine` "
        + "for `ObservableObject`."
    case .database:
      "A program here has no files and no database. Delete this line, and let the client return "
        + "values that you write, as a test does."
    case .network:
      "A program here has no network. Delete this line, and let the client return values that you "
        + "write, as a test does."
    case .device:
      "This module needs a device. Delete this line, and let the client return values that you "
        + "write, as a test does."
    case .publishers: NotRunReason.publishers.sentence
    case .essentials: "Import `Foundation` instead."
    case .regexBuilder:
      #"Write the regular expression as a literal: `/[a-z]+/`, or as `try Regex("[a-z]+")`."#
    case .similar(let module): "Did you mean `\(module)`?"
    case .addOne(let module):
      "`heirloom swift` lists the modules that a program can import. "
        + "`heirloom eval --module \(module)=FILE.swift` adds a module of your own."
    }
  }
}
