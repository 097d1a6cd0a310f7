// Notifications, and the centers that deliver them.

protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
}
class NSNotification {
  struct Name: RawRepresentable, Hashable, Sendable {
    var rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  @unsupported("a notification as an object")
  init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}
struct Notification: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Name = NSNotification.Name
  var name: Notification.Name
  var object: Any?
  var userInfo: [AnyHashable: Any]?
  init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  var description: String {
    "name = \(name.rawValue)" + (object.map { ", object = \($0)" } ?? "")
      + (userInfo.map { ", userInfo = \($0)" } ?? "")
  }
  var debugDescription: String { description }
  static func == (left: Notification, right: Notification) -> Bool {
    guard left.name == right.name else { return false }
    if let one = left.object as? AnyHashable, let other = right.object as? AnyHashable {
      guard one == other else { return false }
    } else if left.object != nil || right.object != nil {
      guard _object(left.object) == _object(right.object) else { return false }
    }
    guard let one = left.userInfo, let other = right.userInfo else {
      return left.userInfo == nil && right.userInfo == nil
    }
    return one.count == other.count
      && one.allSatisfy { key, value in
        guard let value = value as? AnyHashable else { return false }
        return value == other[key] as? AnyHashable
      }
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
extension Notification: CustomReflectable {
  var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("name", name.rawValue)]
    if let object { children.append(("object", object)) }
    if let userInfo { children.append(("userInfo", userInfo)) }
    return Mirror(self, children: children, displayStyle: .class)
  }
}
/// The identity of a notification's object. Values have none.
func _object(_ object: Any?) -> ObjectIdentifier? {
  guard let object, type(of: object) is AnyClass else { return nil }
  return ObjectIdentifier(object as AnyObject)
}
final class _NSNotificationObserverToken: NSObjectProtocol, Hashable, @unchecked Sendable {
  let _name: Notification.Name?
  let _sender: ObjectIdentifier?
  let _isOfOne: Bool
  private let _queue: OperationQueue?
  private let _block: @Sendable (Notification) -> Void
  init(
    _ name: Notification.Name?, _ object: Any?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) {
    _name = name
    _isOfOne = object != nil
    _sender = _object(object)
    _queue = queue
    _block = block
  }
  func isEqual(_ object: Any?) -> Bool { object as? _NSNotificationObserverToken == self }
  static func == (
    left: _NSNotificationObserverToken, right: _NSNotificationObserverToken
  ) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func _observes(_ notification: Notification) -> Bool {
    if let _name, _name != notification.name { return false }
    return !_isOfOne || _sender != nil && _sender == _object(notification.object)
  }
  func _receive(_ notification: Notification) {
    guard let _queue, _queue != OperationQueue.current else { return _block(notification) }
    // The poster waits, so only this code uses the notification.
    nonisolated(unsafe) let notification = notification
    _queue.addOperation { self._block(notification) }
    _queue.waitUntilAllOperationsAreFinished()
  }
}
open class NotificationCenter: Hashable, CustomStringConvertible, @unchecked Sendable {
  static let `default` = NotificationCenter()
  private let _lock = NSRecursiveLock()
  private var _observers: [_NSNotificationObserverToken] = []
  init() {}
  open var description: String { "<NotificationCenter>" }
  static func == (left: NotificationCenter, right: NotificationCenter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open func post(_ notification: Notification) {
    let receivers = _lock.withLock { _observers.filter { $0._observes(notification) } }
    for receiver in receivers { receiver._receive(notification) }
  }
  open func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = _NSNotificationObserverToken(name, obj, queue, block)
    _lock.withLock { _observers.append(token) }
    return token
  }
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object: Any?
  ) {
    guard let token = observer as? _NSNotificationObserverToken else { return }
    if let aName, aName != token._name { return }
    if object != nil, _object(object) != token._sender { return }
    _lock.withLock { _observers.removeAll { $0 === token } }
  }
}
