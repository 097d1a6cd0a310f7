// status: 0
// swift-format-ignore-file
struct S { var a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0; var x: Any; var a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0 }
var x: Any = 0
for _ in 0..<100000 { x = S(x: x) }
print("made"); x = 0; print("freed")
