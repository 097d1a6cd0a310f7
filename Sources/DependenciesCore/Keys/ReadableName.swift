/// Returns the name of a type as a person would write it, with its module and enclosing types.
///
/// The runtime names types that are declared in a function with a token that changes from build to
/// build (`(unknown context at $1043a)`). The result omits the token.
func readableName(of type: Any.Type) -> String {
  var name = String(reflecting: type)
  while let start = name.firstRange(of: "(unknown context at "),
    let end = name[start.upperBound...].firstRange(of: ").")
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  if name.hasPrefix("Swift.") { name.removeFirst("Swift.".count) }
  return name
}
