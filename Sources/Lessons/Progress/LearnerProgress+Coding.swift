package import Foundation

extension LearnerProgress: Codable {
  /// The version of the file's format. A change that older programs would misread gets a new
  /// number.
  package static let version = 1

  private enum CodingKeys: String, CodingKey {
    case version, lastLesson, lessons, recaps
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw ProgressDecodingError.otherVersion(version, known: Self.version)
    }
    lastLesson = try values.decodeIfPresent(String.self, forKey: .lastLesson)
    lessons = try values.decodeIfPresent([String: LessonProgress].self, forKey: .lessons) ?? [:]
    recaps = try values.decodeIfPresent([String: [LoggedRecap]].self, forKey: .recaps) ?? [:]
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    try values.encodeIfPresent(lastLesson, forKey: .lastLesson)
    try values.encode(lessons, forKey: .lessons)
    if !recaps.isEmpty { try values.encode(recaps, forKey: .recaps) }
  }
}

extension LearnerProgress {
  /// Decodes the file's bytes.
  package init(json: Data) throws(ProgressDecodingError) {
    do {
      self = try JSONDecoder().decode(LearnerProgress.self, from: json)
    } catch let error as ProgressDecodingError {
      throw error
    } catch let error as DecodingError {
      throw ProgressDecodingError(error)
    } catch {
      throw .notJSON
    }
  }

  /// Returns the file's bytes: human-readable JSON, equal for equal progress.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// Why bytes aren't a learner's progress.
package enum ProgressDecodingError: Error, Equatable, Sendable {
  case notJSON
  /// Written by another version of the program, probably a newer one.
  case otherVersion(Int, known: Int)
  /// A value is missing; `path` is its key path.
  case missing(path: String)
  /// A value has another type.
  case unexpected(path: String)

  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(path: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      self = .missing(path: Self.path(context.codingPath))
    case .typeMismatch(_, let context):
      self = .unexpected(path: Self.path(context.codingPath))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .unexpected(path: Self.path(context.codingPath))
    case .dataCorrupted: self = .notJSON
    @unknown default: self = .notJSON
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
  }
}
