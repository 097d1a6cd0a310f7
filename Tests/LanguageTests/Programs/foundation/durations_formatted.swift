import Foundation

for seconds in [0.0, 5, 59.5, 61.4, 3599.9, 3725.75, 90061, -75.25] {
  let time = Duration.seconds(seconds)
  print(
    time.formatted(), time.formatted(.time(pattern: .minuteSecond)),
    time.formatted(.time(pattern: .hourMinute)),
    time.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2))),
    time.formatted(.units()),
    time.formatted(.units(allowed: [.minutes, .seconds], width: .narrow)),
    time.formatted(.units(allowed: [.seconds, .milliseconds], width: .wide)), separator: " | ")
}
typealias Style = Duration.UnitsFormatStyle
for count in [1, 2] {
  let time = Duration.seconds(count * 694_861) + .nanoseconds(1_001_001 * count)
  for width in [Style.UnitWidth.abbreviated, .wide, .narrow, .condensedAbbreviated] {
    print(
      time.formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds, .milliseconds, .nanoseconds],
          width: width)))
  }
}
print(
  Duration.seconds(36_000_001).formatted(), Duration.seconds(-0.2).formatted(),
  Duration.seconds(90).formatted(
    .time(pattern: .hourMinute(padHourToLength: 2, roundSeconds: .down))),
  Duration.seconds(5.55).formatted(
    .time(
      pattern: .hourMinuteSecond(
        padHourToLength: 1, fractionalSecondsLength: 1, roundFractionalSeconds: .up))))
print(
  Duration.seconds(-5).formatted(
    .time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 20))))
// expect: 0:00:00 | 0:00 | 0:00 | 00:00.00 | 0 secs | 0s | 0 milliseconds
// expect: 0:00:05 | 0:05 | 0:00 | 00:05.00 | 5 secs | 5s | 5 seconds
// expect: 0:01:00 | 1:00 | 0:01 | 00:59.50 | 1 min | 1m | 59 seconds, 500 milliseconds
// expect: 0:01:01 | 1:01 | 0:01 | 01:01.40 | 1 min, 1 sec | 1m 1s | 61 seconds, 400 milliseconds
// expect: 1:00:00 | 60:00 | 1:00 | 59:59.90 | 1 hr | 60m | 3,599 seconds, 900 milliseconds
// expect: 1:02:06 | 62:06 | 1:02 | 62:05.75 | 1 hr, 2 min, 6 secs | 62m 6s | 3,725 seconds, 750 milliseconds
// expect: 25:01:01 | 1,501:01 | 25:01 | 1,501:01.00 | 25 hrs, 1 min, 1 sec | 1,501m 1s | 90,061 seconds
// expect: -0:01:15 | -1:15 | -0:01 | -01:15.25 | -1 min, 15 secs | -1m 15s | -75 seconds, 250 milliseconds
// expect: 1 wk, 1 day, 1 hr, 1 min, 1 sec, 1 ms, 1,001 ns
// expect: 1 week, 1 day, 1 hour, 1 minute, 1 second, 1 millisecond, 1,001 nanoseconds
// expect: 1w 1d 1h 1m 1s 1ms 1,001ns
// expect: 1 wk 1 day 1 hr 1 min 1 sec 1 ms 1,001 ns
// expect: 2 wks, 2 days, 2 hrs, 2 min, 2 secs, 2 ms, 2,002 ns
// expect: 2 weeks, 2 days, 2 hours, 2 minutes, 2 seconds, 2 milliseconds, 2,002 nanoseconds
// expect: 2w 2d 2h 2m 2s 2ms 2,002ns
// expect: 2 wks 2 days 2 hrs 2 min 2 secs 2 ms 2,002 ns
// expect: 10,000:00:01 0:00:00 00:01 0:00:05.6
// expect: -0:05.00000000000000000000
