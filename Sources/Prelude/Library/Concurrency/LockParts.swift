// The operations of locks.

@builtIn("native") class _Lock: @unchecked Sendable {
  @operation("lock") func _lock()
  @operation("tryLock") func _try() -> Bool
  @operation("unlock") func _unlock()
  /// The lock guards the value in an object, whose changes a trace shows.
  @operation("lockGuards") func _guards(_ object: AnyObject)
}
@operation("makeLock") func _makeLock(
  _ name: String, _ isRecursive: Bool, _ endsProgramIfHeld: Bool
) -> _Lock
