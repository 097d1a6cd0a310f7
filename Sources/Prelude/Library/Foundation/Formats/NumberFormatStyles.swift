struct Style__<Value>: Hashable, Sendable {
  var _parts: [String: String]
  init(_parts: [String: String]) { self._parts = _parts }
  static var number: Style__ { Style__(_parts: [:]) }
  static var percent: Style__ { Style__(_parts: ["kind": "percent"]) }
  static func currency(code: String) -> Style__ {
    Style__(_parts: ["kind": "currency", "code": code])
  }
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Style__ {
    var copy = self
    copy._parts["precision"] = precision._kind
    copy._parts["lower"] = "\(precision._lower)"
    copy._parts["upper"] = "\(precision._upper)"
    return copy
  }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Style__ {
    var copy = self
    copy._parts["grouping"] = "\(group)"
    return copy
  }
  func locale(_ locale: Locale) -> Style__ {
    var copy = self
    copy._parts["locale"] = locale.identifier
    return copy
  }
}
