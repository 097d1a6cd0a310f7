/// How to read a trace, on one screen.
///
/// The trace is a real one; `Documentation/ReadingATrace.md` has its program.
enum TraceHelp {
  static let text = #"""
      8 │   await ID.$value.withValue(42) {
        │ ╭    bind      ID.value = 42
      9 │ │   let id = await Task { ID.value }.value
        │ │    start     T1 · Task       copies 1 binding
        │ │    await     T1 · Task
        │ │ T1 read      ID.value → 42   bound at line 8, copied into T1 at line 9
     10 │ │   log.async { print(ID.value) }
        │ │    enqueue   D1 · log queue  carries no bindings
        │ ┊ D1 read      ID.value → 0    default: D1 runs outside any task; the
        │ ┊                              binding at line 8 stayed behind
        │ ┊ D1 prints    0
     11 │ │ }
        │ ╰    restore   ID.value
     12 │   print(cart.host)
        │      resolve   Host → "stub"   override from line 7, captured when Cart
        │                                was made at line 7
        │      prints    stub
      1, 2   your lines of code. Below each line: the events that it caused
      ╭ ├ ╰  a scope, from bind or override to restore
      ┊      the scope is open, but this code doesn't read its values
      T1 D1  a task, a closure on a queue. No name: the main task
      →      the value that was read. On the right is its origin:
               default · bound at line N · copied into T1 at line N
               override · captured with a model · cached · computed now
      keep   a value that was computed once, and what it was computed from
      lost   a value that didn't get here, and how it would have

    """#
}
