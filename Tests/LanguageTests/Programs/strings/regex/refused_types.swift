// swift-format-ignore-file
let m = "ab".firstMatch(of: /(a)(?<x>b)/)!
let q: Int = m.x  // error: cannot convert value of type 'Substring' to specified type 'Int'
let s: Int = /a/  // error: cannot convert value of type 'Regex<Substring>' to specified type 'Int'
switch "a" { case /a/: print(1); default: break }  // error: expression pattern of type 'Regex<Substring>' cannot match values of type 'String'
