//? `finish()` in the loop doesn't end it: two elements wait in the buffer.
// swift-format-ignore-file
let (orders, input) = AsyncStream<String>.makeStream()
for order in ["tea", "stop", "milk", "rice"] { input.yield(order) }
for await order in orders {
  print(order)
  if order == "stop" { input.finish() }
}
