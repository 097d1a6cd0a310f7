// status: 1
// seconds: 4
// says: 'switch' statements nest deeper than 32
// repeat: 120 "switch x { "
