// swift-format-ignore-file
final struct A {}  // error: 'final' modifier cannot be applied to this declaration
final enum B { case one }  // error: 'final' modifier cannot be applied to this declaration
final class C {}
final actor D {}
final protocol E {}  // error: 'final' modifier cannot be applied to this declaration
mutating struct F {}  // error: 'mutating' may only be used on 'func' declarations
override class G {}  // error: 'override' modifier cannot be applied to this declaration
unowned class H {}  // error: 'unowned' may only be used on 'var' declarations
indirect struct I {}  // error: 'indirect' modifier cannot be applied to this declaration
indirect enum J { case one, more(J) }
struct K {
  static struct L {}  // error: declaration cannot be marked 'static'
  required class M {}  // error: 'required' may only be used on 'init' declarations
  lazy enum N {}  // error: 'lazy' may only be used on 'var' declarations
}
func local() {
  final class O {}
  final struct P {}  // error: 'final' modifier cannot be applied to this declaration
}
