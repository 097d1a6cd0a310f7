/// Help for reading a trace, on two screens of 80 by 24.
///
/// The trace is a real one; `Documentation/ReadingATrace.md` has its program.
package enum TraceHelp {
  package static let text = example + marks + verbs + more

  private static let example = #"""
      8 │   await ID.$value.withValue(42) {
        │ ╭    bind      ID.value = 42
      9 │ │   let id = await Task { ID.value }.value
        │ │    start     T1 · Task       copies 1 binding
        │ │    await     T1 · Task
        │ │ T1 read      ID.value → 42   bound at line 8, copied into T1 at line 9
     10 │ │   log.async { print(ID.value) }
        │ │    enqueue   D1 · log queue  carries no bindings
        │ ┊ D1 read      ID.value → 0    default: D1 runs outside any task; the
        │ ┊                              binding at line 8 was not copied
        │ ┊ D1 prints    0
     11 │ │ }
        │ ╰    restore   ID.value
     12 │   print(cart.host)
        │      resolve   Host → "stub"   override from line 7, captured when Cart
        │                                was made at line 7
        │      prints    stub

    """#

  private static let marks = """
      8, 9   your lines of code. Below each line: what it caused, in order of time
      ╭ ├ ╰  a scope, from bind or override to restore
      ┊      the scope is open, but this code doesn't read its values
      T1 D1  a task, a closure on a queue. No name: the main task
      A1 E1  an action and an effect of a store      1. 2.  reducers in order
      →      the value that was read. On the right is its origin (↳ if it is below)
      ⋮ …    lines that are left out, a line that is too long      ►  the last event

    """

  private static let verbs = """

      bind override prepare   set a value for a scope, or from now on
      inherit yield restore   a scope with a model's or an escaped context; its end
      start enqueue sync      a task starts, a queue gets a closure or runs it now
      await sleep next end    a task waits, sleeps, ends; a group gives a result
      observe notify changed  an observed property, its change; a value changed
      cancel reaches misses   whom a cancellation reaches, and whom not
      waits refuse suspend    code waits, work isn't done, a queue begins no work
      advance finish resume   a clock moved, a stream ended, code goes on
      read resolve capture    read a value; a wrapper keeps what is in effect
      lost keep finds         a value is lost; is kept; was changed by another
      action effect drop      a store reduces A1, starts E1, or drops an action
      receive expect          a test receives an action, or expects another state
      prints issue            output; a mistake that a library reports
      throw trap limit stop   why the run ended: an error, a crash, a limit, you

    """

  private static let more = """

      1st time      the line runs again: a loop, or a second call
      in f, line 4  it happened in the function f, which the line above calls
      Origins       default · bound at line N · copied into T1 at line N · shared
                    override · captured with a model · cached · computed now
      Order         by line; with `:order time` or `--order time`, by time
      Why           `:why NAME` and `--why NAME` explain a value, a change or T1

    """
}
