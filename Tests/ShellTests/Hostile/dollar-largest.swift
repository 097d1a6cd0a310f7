// status: 1
// says: too large
let f = { $9223372036854775807 }
