// Mirrors of Foundation's types.

extension UUID: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [Int](), displayStyle: .struct)
  }
}
extension IndexSet: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["ranges": rangeView]) }
}
extension DateComponents: CustomReflectable {
  var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let calendar { children.append((label: "calendar", value: calendar)) }
    if let timeZone { children.append((label: "timeZone", value: timeZone)) }
    let names = [
      "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
      "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
    ]
    for name in names {
      if let part = _parts[name] { children.append((label: name, value: part)) }
    }
    if let isLeapMonth { children.append((label: "isLeapMonth", value: isLeapMonth)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
extension DateInterval: CustomReflectable {
  var customMirror: Mirror {
    Mirror(
      self, children: ["start": start, "end": end, "duration": duration], displayStyle: .struct)
  }
}
extension Locale: CustomReflectable {
  var customMirror: Mirror {
    Mirror(
      self, children: ["identifier": identifier, "locale": "fixed \(identifier)"],
      displayStyle: .struct)
  }
}
/// Without the address of the bytes, which Foundation's mirror also shows.
extension Data: CustomReflectable {
  var customMirror: Mirror {
    count < 64
      ? Mirror(self, children: ["count": count, "bytes": _array(_bytes)], displayStyle: .struct)
      : Mirror(self, children: ["count": count], displayStyle: .struct)
  }
}
