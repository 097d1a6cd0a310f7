// Mirrors of Foundation's types.

extension UUID: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [Int](), displayStyle: .struct)
  }
}
extension IndexSet: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["ranges": rangeView]) }
}
