import EmbeddedFiles
package import Lessons

extension Glossary {
  /// The glossary in the README of the lessons that the command holds.
  package static let ofLessons = Glossary(EmbeddedFolder.lessons.text(named: "README.md") ?? "")
}
