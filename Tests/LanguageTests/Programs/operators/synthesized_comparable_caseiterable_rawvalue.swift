// swift-format-ignore-file
enum Level: Int, Comparable, CaseIterable { case low = 1, mid, high = 10; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
enum Rank: Comparable, CaseIterable { case bronze, silver, gold }
enum Result2: Comparable { case pending, scored(Int), done(String, Int) }
enum Suit: String, CaseIterable { case hearts, spades = "S" }
// expect: [main.Level.low, main.Level.mid, main.Level.high] [1, 2, 10] true mid nil
print(Level.allCases, Level.allCases.map(\.rawValue), Level.mid < .high, Level(rawValue: 2)!, Level(rawValue: 3) as Any)
// expect: true gold [main.Rank.gold, main.Rank.silver, main.Rank.bronze]
print(Rank.gold > .silver, Rank.allCases.max()!, Rank.allCases.sorted(by: >))
// expect: true true false
print(Result2.scored(1) < .scored(2), Result2.pending < .scored(0), Result2.done("a", 1) < .done("a", 0))
// expect: ["hearts", "S"] spades true spades
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "S")!, Suit(rawValue: "hearts") == .hearts, Suit.spades)
print([Rank.gold: 1][.gold]!, Rank.allCases.count)  // expect: 1 3
