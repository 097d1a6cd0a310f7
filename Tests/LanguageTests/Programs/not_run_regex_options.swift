// swift-format-ignore-file
let a = /a/.wordBoundaryKind(.simple)  // error: another kind of word boundaries
let b = /a/.matchingSemantics(.unicodeScalar)  // error: a search by Unicode scalars
let c = /a/.repetitionBehavior(.reluctant)  // error: another default of repetitions
