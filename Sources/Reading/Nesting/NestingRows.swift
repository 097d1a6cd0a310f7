/// Counts of what slows the parser down before it is too deep for the stack.
struct NestingRows {
  /// Operators between operands, as in `a + b + c`, which nest in each other.
  var operators = 0
  /// Attributes before one declaration or type.
  var attributes = 0
  /// Attributes inside of the arguments of attributes.
  var innerAttributes = 0
  /// `switch` in the cases of `switch`.
  var switches = 0

  static func + (left: NestingRows, right: NestingRows) -> NestingRows {
    NestingRows(
      operators: left.operators + right.operators,
      attributes: left.attributes + right.attributes,
      innerAttributes: left.innerAttributes + right.innerAttributes,
      switches: left.switches + right.switches)
  }

  /// The first limit that the counts exceed.
  var excess: NestingDepth.Bound? {
    if operators > NestingDepth.Bound.operators.limit { return .operators }
    if attributes > NestingDepth.Bound.attributes.limit { return .attributes }
    if innerAttributes > NestingDepth.Bound.innerAttributes.limit { return .innerAttributes }
    if switches > NestingDepth.Bound.switches.limit { return .switches }
    return nil
  }
}
