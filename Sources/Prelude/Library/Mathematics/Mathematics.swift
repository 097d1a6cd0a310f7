// Functions of numbers, as Foundation and the C library have them.

@intrinsic("math.sin") func sin(_ x: Double) -> Double
@intrinsic("math.sin") func sin(_ x: Float) -> Float
@intrinsic("math.cos") func cos(_ x: Double) -> Double
@intrinsic("math.cos") func cos(_ x: Float) -> Float
@intrinsic("math.tan") func tan(_ x: Double) -> Double
@intrinsic("math.tan") func tan(_ x: Float) -> Float
@intrinsic("math.asin") func asin(_ x: Double) -> Double
@intrinsic("math.asin") func asin(_ x: Float) -> Float
@intrinsic("math.acos") func acos(_ x: Double) -> Double
@intrinsic("math.acos") func acos(_ x: Float) -> Float
@intrinsic("math.atan") func atan(_ x: Double) -> Double
@intrinsic("math.atan") func atan(_ x: Float) -> Float
@intrinsic("math.sinh") func sinh(_ x: Double) -> Double
@intrinsic("math.sinh") func sinh(_ x: Float) -> Float
@intrinsic("math.cosh") func cosh(_ x: Double) -> Double
@intrinsic("math.cosh") func cosh(_ x: Float) -> Float
@intrinsic("math.tanh") func tanh(_ x: Double) -> Double
@intrinsic("math.tanh") func tanh(_ x: Float) -> Float
@intrinsic("math.asinh") func asinh(_ x: Double) -> Double
@intrinsic("math.asinh") func asinh(_ x: Float) -> Float
@intrinsic("math.acosh") func acosh(_ x: Double) -> Double
@intrinsic("math.acosh") func acosh(_ x: Float) -> Float
@intrinsic("math.atanh") func atanh(_ x: Double) -> Double
@intrinsic("math.atanh") func atanh(_ x: Float) -> Float
@intrinsic("math.exp") func exp(_ x: Double) -> Double
@intrinsic("math.exp") func exp(_ x: Float) -> Float
@intrinsic("math.exp2") func exp2(_ x: Double) -> Double
@intrinsic("math.exp2") func exp2(_ x: Float) -> Float
@intrinsic("math.expm1") func expm1(_ x: Double) -> Double
@intrinsic("math.expm1") func expm1(_ x: Float) -> Float
@intrinsic("math.log") func log(_ x: Double) -> Double
@intrinsic("math.log") func log(_ x: Float) -> Float
@intrinsic("math.log2") func log2(_ x: Double) -> Double
@intrinsic("math.log2") func log2(_ x: Float) -> Float
@intrinsic("math.log10") func log10(_ x: Double) -> Double
@intrinsic("math.log10") func log10(_ x: Float) -> Float
@intrinsic("math.log1p") func log1p(_ x: Double) -> Double
@intrinsic("math.log1p") func log1p(_ x: Float) -> Float
@intrinsic("math.cbrt") func cbrt(_ x: Double) -> Double
@intrinsic("math.cbrt") func cbrt(_ x: Float) -> Float
@intrinsic("math.erf") func erf(_ x: Double) -> Double
@intrinsic("math.erf") func erf(_ x: Float) -> Float
@intrinsic("math.tgamma") func tgamma(_ x: Double) -> Double
@intrinsic("math.tgamma") func tgamma(_ x: Float) -> Float
@intrinsic("math.pow") func pow(_ x: Double, _ y: Double) -> Double
@intrinsic("math.pow") func pow(_ x: Float, _ y: Float) -> Float
@intrinsic("math.atan2") func atan2(_ y: Double, _ x: Double) -> Double
@intrinsic("math.atan2") func atan2(_ y: Float, _ x: Float) -> Float
@intrinsic("math.hypot") func hypot(_ x: Double, _ y: Double) -> Double
@intrinsic("math.hypot") func hypot(_ x: Float, _ y: Float) -> Float
func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
func fabs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
func lround(_ x: Double) -> Int { Int(x.rounded()) }
func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }
@intrinsic("math.copysign") func copysign(_ x: Double, _ y: Double) -> Double
@intrinsic("math.copysign") func copysign(_ x: Float, _ y: Float) -> Float
func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { z.addingProduct(x, y) }
var M_PI: Double { 3.141592653589793 }
var M_PI_2: Double { 1.5707963267948966 }
var M_PI_4: Double { 0.7853981633974483 }
var M_1_PI: Double { 0.3183098861837907 }
var M_2_PI: Double { 0.6366197723675814 }
var M_E: Double { 2.718281828459045 }
var M_LN2: Double { 0.6931471805599453 }
var M_LN10: Double { 2.302585092994046 }
var M_LOG2E: Double { 1.4426950408889634 }
var M_LOG10E: Double { 0.4342944819032518 }
var M_SQRT2: Double { 1.4142135623730951 }
var M_SQRT1_2: Double { 0.7071067811865476 }
