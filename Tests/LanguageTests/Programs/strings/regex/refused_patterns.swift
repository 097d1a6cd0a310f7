// swift-format-ignore-file
let b = /[z-a]/  // error: cannot parse regular expression: character 'z' must compare less than or equal to 'a'
let c = /(?<=a)b/  // error: cannot parse regular expression: lookbehind is not currently supported
let d = /a\Kb/  // error: cannot parse regular expression: '\K' is not currently supported
let e = /(?(1)a|b)/  // error: cannot parse regular expression: conditional is not currently supported
let f = /a**/  // error: cannot parse regular expression: quantifier '*' must appear after expression
let g = /(a)\2/  // error: cannot parse regular expression: no capture numbered 2
