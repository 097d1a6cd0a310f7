// The operations of locks.

@builtIn("native") class _Lock: @unchecked Sendable {
  @operation("lock") func _lock()
  @operation("tryLock") func _try() -> Bool
  @operation("unlock") func _unlock()
}
@operation("makeLock") func _makeLock(
  _ name: String, _ isRecursive: Bool, _ endsProgramIfHeld: Bool
) -> _Lock
