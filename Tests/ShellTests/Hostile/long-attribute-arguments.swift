// status: 1
// seconds: 4
// says: attributes nest deeper than 12
// repeat: 40 "@a<"
