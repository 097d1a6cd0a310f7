// swift-format-ignore-file
enum Shape { case circle(radius: Double), rect(width: Double, height: Double), empty }
let s = Shape.circle(radius: 2)
switch s {
case .circle(let r, let q): print(r, q)  // error: tuple pattern has the wrong length for tuple type '(radius: Double)'  // says: tuple pattern cannot match values of the non-tuple type 'Double' — not yet in the compiler's words
case .rect(let w): print(w)
case .empty(let x): print(x)  // error: pattern with associated values does not match enum case 'empty'
}
switch s {
case .circle(diameter: let d): print(d)  // error: tuple pattern element label 'diameter' must be 'radius'
case .rect(width: let w, depth: let h): print(w, h)  // error: tuple pattern element label 'depth' must be 'height'
default: break
}
if case .circle(let r) = s { print(r) }
if case .rect = s { print("rect") }
let t = Shape.rect(width: 1)  // error: missing argument for parameter 'height' in call
let u = Shape.circle(3)  // error: missing argument label 'radius:' in call
