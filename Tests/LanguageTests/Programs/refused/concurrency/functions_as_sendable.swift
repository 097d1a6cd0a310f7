// swift-format-ignore-file
import Dispatch
func take(_ work: @escaping @Sendable () -> Void) {}
func annotated() { let work: () -> Void = { print(1) }; take(work) } // error: converting non-Sendable function value to '@Sendable () -> 
func inferred() { let work = { print(1) }; take(work) } // error: converting non-Sendable function value to '@Sendable () -> 
struct Handlers { var plain: () -> Void; var shared: @Sendable () -> Void; func go() { take(plain); take(shared) } } // error: converting non-Sendable function value to '@Sendable () -> 
func local() { var count = 1; func work() { count += 1 }; take(work); _ = count } // error: converting non-Sendable function value to '@Sendable () -> 
func global() {}
func fine() { take(global); let work = global; take(work); @Sendable func shared() {}; take(shared); let marked: @Sendable () -> Void = { }; take(marked) }
