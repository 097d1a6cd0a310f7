import SwiftText

extension LessonLibrary {
  /// Finds a lesson by number (`3`, `03`), slug, file name, the beginning of its slug, or the beginning of a
  /// former slug.
  package func lesson(named name: String) throws(LessonLookupError) -> Entry {
    let wanted = name.lowercased()
    let number = Int(wanted)
    if let tour, wanted == Self.tourSlug { return tour }
    let exact = entries.filter { lesson in
      let fileName = Self.fileName(lesson.path).lowercased()
      return lesson.slug.lowercased() == wanted || fileName == wanted
        || fileName == wanted + ".md" || (number != nil && lesson.number == number)
    }
    if let lesson = exact.first { return lesson }
    guard number == nil, !wanted.isEmpty else { throw unknown(name) }
    let beginning = entries.filter { $0.slug.lowercased().hasPrefix(wanted) }
    guard let lesson = beginning.first else {
      if let lesson = renamedEntry(from: wanted) { return lesson }
      let renamed = entries.filter { entry in
        entry.lesson.formerSlugs.contains { $0.hasPrefix(wanted) }
      }
      guard renamed.count == 1 else { throw unknown(name) }
      return renamed[0]
    }
    guard beginning.count == 1 else {
      throw LessonLookupError.ambiguous(name: name, candidates: beginning.map(\.slug))
    }
    return lesson
  }

  /// Finds a lesson by its present or former slug.
  package func entry(slug: String) -> Entry? {
    if slug == Self.tourSlug { return tour }
    return entries.first { $0.slug == slug } ?? renamedEntry(from: slug)
  }

  /// Parses every lesson, so it is the last resort.
  private func renamedEntry(from slug: String) -> Entry? {
    entries.first { $0.lesson.formerSlugs.contains(slug.lowercased()) }
  }

  private func unknown(_ name: String) -> LessonLookupError {
    guard let number = Int(name) else {
      let slugs = entries.map(\.slug)
      let limit = max(2, name.count / 3)
      var near = closestMatches(to: name.lowercased(), in: slugs, limit: limit)
      if near.isEmpty {
        let former = closestMatches(
          to: name.lowercased(), in: entries.flatMap(\.lesson.formerSlugs), limit: limit)
        near = former.prefix(1).compactMap { renamedEntry(from: $0)?.slug }
      }
      // Half of a slug has a large edit distance, but may be meant; so may one of its words.
      let others = slugs.filter { slug in
        !near.contains(slug)
          && (slug.contains(name.lowercased())
            || slug.split(separator: "-").contains { word in
              word.count > 3 && editDistance(String(word), name.lowercased()) <= 2
            })
      }
      return .unknown(name: name, suggestions: name.isEmpty ? [] : near + others)
    }
    return .noSuchNumber(number, known: entries.compactMap(\.number))
  }
}

/// Why a name doesn't identify one lesson.
package enum LessonLookupError: Error, Equatable, Sendable {
  case unknown(name: String, suggestions: [String])
  case noSuchNumber(Int, known: [Int])
  /// The beginning of several slugs.
  case ambiguous(name: String, candidates: [String])
}
