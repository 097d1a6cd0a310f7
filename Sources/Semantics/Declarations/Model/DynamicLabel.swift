/// The labels of the methods by which values of a `@dynamicCallable` type are called.
package enum DynamicLabel: String {
  case arguments = "withArguments"
  case keywords = "withKeywordArguments"

  package static let attribute = "dynamicCallable"
  package static let method = "dynamicallyCall"
}
