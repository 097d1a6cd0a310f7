let r = Regex("a")  // error: call can throw but is not marked with 'try'
let m = r.wholeMatch(in: "a")  // error: call can throw but is not marked with 'try'
