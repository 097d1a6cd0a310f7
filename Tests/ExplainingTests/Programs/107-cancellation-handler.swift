//? The cancellation calls the handler at once, on the task that cancels.
let download = Task {
  await withTaskCancellationHandler {
    try? await Task.sleep(for: .seconds(5))
    print("download ends")
  } onCancel: {
    print("close the connection")
  }
}
try await Task.sleep(for: .milliseconds(20))
download.cancel()
await download.value
download.cancel()
