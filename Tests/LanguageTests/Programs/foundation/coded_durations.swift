// A duration is coded as the two halves of its attoseconds.
import Foundation

let durations: [Duration] = [
  .zero, .milliseconds(1), .seconds(18), .seconds(19), .seconds(300), .seconds(-1),
  .milliseconds(-20_500), .seconds(86_400 * 365),
  Duration(secondsComponent: 37, attosecondsComponent: 999_999_999_999_999_999),
]
for duration in durations {
  let data = try JSONEncoder().encode(duration)
  let decoded = try JSONDecoder().decode(Duration.self, from: data)
  print(String(decoding: data, as: UTF8.self), decoded == duration)
}
// expect: [0,0] true
// expect: [0,1000000000000000] true
// expect: [0,18000000000000000000] true
// expect: [1,553255926290448384] true
// expect: [16,4852094820647174144] true
// expect: [-1,17446744073709551616] true
// expect: [-2,16393488147419103232] true
// expect: [1709569,18180652435553386496] true
// expect: [2,1106511852580896767] true
