// swift-format-ignore-file
protocol P {}
struct A: P, P {}  // error: redundant conformance of 'A' to protocol 'P'
struct B: Hashable, Equatable { var x = 1 }
class Root {}
class Other {}
class Both: Root, Other {}  // error: multiple inheritance from classes 'Root' and 'Other'
class Late: P, Root {}  // error: superclass 'Root' must appear first in the inheritance clause
struct Sub: Root {}  // error: inheritance from non-protocol type 'Root'
enum Kind: P, Int { case a }  // error: raw type 'Int' must appear first in the enum inheritance clause
print(B().hashValue == B().hashValue)
