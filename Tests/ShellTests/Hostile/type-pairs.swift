// status: 1
// says: a type of more than 10000 parts
// repeat: 40 "let x{i} = (x{p}, x{p})\n"
let x0 = 1
