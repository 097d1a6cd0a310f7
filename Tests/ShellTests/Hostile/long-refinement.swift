// status: 1
// says: a protocol that refines more than 100 others
// repeat: 3000 "protocol P{i}: P{p} { func f{i}() }\n"
protocol P0 {}
