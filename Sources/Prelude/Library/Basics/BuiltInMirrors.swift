// Mirrors of the standard library's own types.

extension ArraySlice: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension Substring: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: String(self)) }
}
extension Unicode.Scalar: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [Int]()) }
}
extension AnyHashable: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}
extension StrideTo: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["from": _start, "to": _end, "by": _stride])
  }
}
extension StrideThrough: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["from": _start, "through": _end, "by": _stride])
  }
}
extension Duration: CustomReflectable {
  var customMirror: Mirror {
    let (seconds, attoseconds) = components
    let (high, low) = seconds.multipliedFullWidth(by: 1_000_000_000_000_000_000)
    let (sum, carries) = low.addingReportingOverflow(UInt64(bitPattern: attoseconds))
    let carry: Int64 = (carries ? 1 : 0) - (attoseconds < 0 ? 1 : 0)
    return Mirror(self, children: ["_low": sum, "_high": high + carry], displayStyle: .struct)
  }
}
extension Zip2Sequence: CustomReflectable {
  var customMirror: Mirror {
    Mirror(
      self, children: ["_sequence1": _sequence1, "_sequence2": _sequence2], displayStyle: .struct)
  }
}
extension EnumeratedSequence: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["_base": _base], displayStyle: .struct) }
}
extension ReversedCollection: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["_base": _base], displayStyle: .struct) }
}
extension FlattenSequence: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["_base": _base], displayStyle: .struct) }
}
extension KeyValuePairs: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["_elements": _elements], displayStyle: .struct)
  }
}
extension String.UTF8View: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
}
extension String.UTF16View: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
}
extension String.UnicodeScalarView: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
}
extension LazySequence: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["_base": _base], displayStyle: .struct) }
}
extension LazyMapSequence: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["_base": _base, "_transform": _transform], displayStyle: .struct)
  }
}
extension LazyFilterSequence: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["_base": _base, "_predicate": _predicate], displayStyle: .struct)
  }
}
extension LazyPrefixWhileSequence: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["_base": _base, "_predicate": _predicate], displayStyle: .struct)
  }
}
extension LazyDropWhileSequence: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["_base": _base, "_predicate": _predicate], displayStyle: .struct)
  }
}
extension String.UTF8View: CustomDebugStringConvertible {
  var debugDescription: String { "UTF8View(\(_base.debugDescription))" }
}
extension String.UTF16View: CustomDebugStringConvertible {
  var debugDescription: String { "StringUTF16(\(_base.debugDescription))" }
}
extension String.UnicodeScalarView: CustomDebugStringConvertible {
  var debugDescription: String { "StringUnicodeScalarView(\(_base.debugDescription))" }
}
