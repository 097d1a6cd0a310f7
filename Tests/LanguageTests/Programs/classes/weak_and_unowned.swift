// swift-format-ignore-file
final class Owner { let name: String; var pet: Pet?; init(_ n: String) { name = n }; deinit { print("owner gone") } }
final class Pet { unowned let owner: Owner; weak var friend: Pet?; let name: String; init(_ n: String, _ o: Owner) { name = n; owner = o }; deinit { print("pet gone", name) }; var tag: String { "\(name) of \(owner.name)" } }
var ada: Owner? = Owner("Ada")
ada!.pet = Pet("Rex", ada!)
let friend = Pet("Tom", ada!)
ada!.pet!.friend = friend; friend.friend = ada!.pet
print(ada!.pet!.tag, friend.friend!.name)
let ask = { [weak ada] in ada?.name ?? "nobody" }
print(ask())
ada = nil
print(ask(), friend.friend == nil)
final class Timer { var tick: (() -> Void)?; var n = 0; func start() { tick = { [weak self] in guard let self else { return print("no self") }; n += 1; print("tick", n) } }; deinit { print("timer gone") } }
var t: Timer? = Timer(); t!.start(); let tick = t!.tick!
tick(); tick(); t = nil; tick()
// expect: Rex of Ada Rex
// expect: Ada
// expect: owner gone
// expect: pet gone Rex
// expect: nobody true
// expect: tick 1
// expect: tick 2
// expect: timer gone
// expect: no self
