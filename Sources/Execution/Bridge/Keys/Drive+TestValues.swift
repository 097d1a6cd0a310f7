import DependenciesCore
import Foundation
import Machine

extension Drive {
  /// Uses the test value of one of the library's own dependencies, which reports an issue.
  func useTestValue(_ request: Request) throws -> Value {
    let (name, message) = (try request.string(0), try request.string(1))
    let (id, line, column) = (
      SourcePlace.fileID, SourcePlace(request.position).line, SourcePlace(request.position).column
    )
    let values = DependencyValues.test
    return asking(at: request.position) {
      switch name {
      case "uuid":
        let uuid = values.uuid(fileID: id, filePath: id, line: line, column: column)
        return .string(uuid.uuidString)
      case "date":
        let date = values.date(fileID: id, filePath: id, line: line, column: column)
        return .double(date.timeIntervalSinceReferenceDate)
      case "withRandomNumberGenerator":
        values.withRandomNumberGenerator(
          { _ in }, fileID: id, filePath: id, line: line, column: column)
      case "nestedRandomNumberGenerator":
        let generator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
        generator { _ in
          generator({ _ in }, fileID: id, filePath: id, line: line, column: column)
        }
      case "assert":
        values.assert(false, message, fileID: id, filePath: id, line: line, column: column)
      case "precondition":
        values.precondition(false, message, fileID: id, filePath: id, line: line, column: column)
      default:
        values.assertionFailure(message, fileID: id, filePath: id, line: line, column: column)
      }
      return .void
    }
  }
}
