// swift-format-ignore-file
func apply(_ step: (Double) -> Double) { print("unary") }
func apply(_ step: (Double, Double) -> Double) { print("binary") }
apply(-)  // error: ambiguous use of operator '-'
apply(+)
func negated(_ a: Double) -> Double { -a }
func negated(_ a: Double, _ b: Double) -> Double { a - b }
apply(negated)  // error: ambiguous use of 'negated'
