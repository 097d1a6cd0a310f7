extension Prelude {
  static let dispatch = #"""
    struct DispatchTime: Comparable, Sendable {
      let uptimeNanoseconds: UInt64
      init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
      static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_uptime())) }
      static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(
          uptimeNanoseconds: UInt64(Double(time.uptimeNanoseconds) + seconds * 1_000_000_000))
      }
      static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: UInt64(Int(time.uptimeNanoseconds) + interval._nanoseconds))
      }
      static func == (a: DispatchTime, b: DispatchTime) -> Bool {
        a.uptimeNanoseconds == b.uptimeNanoseconds
      }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool {
        a.uptimeNanoseconds < b.uptimeNanoseconds
      }
    }
    enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
        lhs._nanoseconds == rhs._nanoseconds
      }
      var _nanoseconds: Int {
        switch self {
        case .seconds(let value): value * 1_000_000_000
        case .milliseconds(let value): value * 1_000_000
        case .microseconds(let value): value * 1_000
        case .nanoseconds(let value): value
        case .never: Int.max
        }
      }
    }
    struct DispatchQoS: Sendable {
      enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
      init() {}
      static var background: DispatchQoS { DispatchQoS() }
      static var utility: DispatchQoS { DispatchQoS() }
      static var `default`: DispatchQoS { DispatchQoS() }
      static var userInitiated: DispatchQoS { DispatchQoS() }
      static var userInteractive: DispatchQoS { DispatchQoS() }
      static var unspecified: DispatchQoS { DispatchQoS() }
    }
    @builtIn("native") class DispatchQueue: @unchecked Sendable {
      struct Attributes: OptionSet, Sendable {
        let rawValue: UInt64
        init(rawValue: UInt64) { self.rawValue = rawValue }
        static var concurrent: DispatchQueue.Attributes { DispatchQueue.Attributes(rawValue: 2) }
      }
      @operation("mainQueue") static var main: DispatchQueue { get }
      @operation("globalQueue")
      static func global(qos _: DispatchQoS.QoSClass = .default) -> DispatchQueue
      @operation("makeQueue") init(label: String, qos _: DispatchQoS = .unspecified)
      @operation("queueLabel") var label: String { get }
      @operation("queueAsync") func async(execute work: @escaping @Sendable () -> Void)
      @operation("queueAsyncAfter")
      func _asyncAfter(_ deadline: Int, _ work: @escaping @Sendable () -> Void)
      func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        _asyncAfter(Int(deadline.uptimeNanoseconds), work)
      }
      @discardableResult @operation("queueSync")
      func sync<T>(execute work: () throws -> T) rethrows -> T
    }
    """#
}
