/// Returns an action as a path of cases, with the labels and ids of elements: `.row(id: 2).start`.
func actionLabel(_ action: Any) -> String {
  guard let name = caseName(action) else { return "\(action)" }
  guard let payload = Mirror(reflecting: action).children.first?.value else { return ".\(name)" }
  if isCase(payload) { return ".\(name)\(actionLabel(payload))" }
  let parts = Mirror(reflecting: payload)
  if parts.displayStyle == .tuple, let last = parts.children.map(\.value).last, isCase(last) {
    let others = parts.children.dropLast().map { part in
      // A mirror labels an unlabeled tuple element `.0`.
      let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return "\(label)\(part.value)"
    }
    return ".\(name)(\(others.joined(separator: ", ")))\(actionLabel(last))"
  }
  return ".\(name)"
}

private func isCase(_ value: Any) -> Bool {
  guard let style = Mirror(reflecting: value).displayStyle else { return false }
  return style == .enum
}

private func caseName(_ value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? { CaseName(of: value)?.text }
  return isCase(value) ? name(value) : nil
}
