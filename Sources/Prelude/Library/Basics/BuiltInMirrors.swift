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
