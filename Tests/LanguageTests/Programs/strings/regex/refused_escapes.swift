// swift-format-ignore-file
let x = /\q/  // error: cannot parse regular expression: invalid escape sequence '\q'
let y = /\p{Foo}/  // error: cannot parse regular expression: unknown character property 'Foo'
let z = /(?<a>x)(?<a>y)/  // error: cannot parse regular expression: group named 'a' already exists
let w = /a{3,2}/  // error: cannot parse regular expression: range lower bound '3' must be less than or equal to upper bound '2'
let v = /\k<zz>/  // error: cannot parse regular expression: no capture named 'zz'
