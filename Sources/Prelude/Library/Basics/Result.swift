enum Never {}
extension Never: Sendable {}
extension Never: Error {}
extension Never: Equatable {
  static func == (lhs: Never, rhs: Never) -> Bool { switch lhs {} }
}
extension Never: Hashable {
  func hash(into hasher: inout Hasher) {}
}
extension Never: Comparable {
  static func < (lhs: Never, rhs: Never) -> Bool { switch lhs {} }
}
extension Never: Identifiable {
  var id: Never { switch self {} }
}
typealias Void = ()
typealias AnyClass = AnyObject.Type

enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
  func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let success): return .success(transform(success))
    case .failure(let failure): return .failure(failure)
    }
  }
  func mapError<NewFailure>(
    _ transform: (Failure) -> NewFailure
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let success): return .success(success)
    case .failure(let failure): return .failure(transform(failure))
    }
  }
  func flatMap<NewSuccess>(
    _ transform: (Success) -> Result<NewSuccess, Failure>
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let success): return transform(success)
    case .failure(let failure): return .failure(failure)
    }
  }
  func flatMapError<NewFailure>(
    _ transform: (Failure) -> Result<Success, NewFailure>
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let success): return .success(success)
    case .failure(let failure): return transform(failure)
    }
  }
  func get() throws(Failure) -> Success {
    switch self {
    case .success(let success): return success
    case .failure(let failure): throw failure
    }
  }
}
extension Result {
  init(catching body: () throws(Failure) -> Success) {
    do {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }
}
extension Result: Sendable where Success: Sendable, Failure: Sendable {}
extension Result: Equatable where Success: Equatable, Failure: Equatable {
  static func == (lhs: Result<Success, Failure>, rhs: Result<Success, Failure>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let l), .success(let r)): return l == r
    case (.failure(let l), .failure(let r)): return l == r
    default: return false
    }
  }
}
extension Result: Hashable where Success: Hashable, Failure: Hashable {
  func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let success):
      hasher._combine(0)
      hasher.combine(success)
    case .failure(let failure):
      hasher._combine(1)
      hasher.combine(failure)
    }
  }
}
