// swift-format-ignore-file
struct Item { var count = 0; var total = 0 }
struct Basket { var first = Item(); var items = [Item(), Item()] }
func both(_ one: inout Int, _ other: inout Int) { (one, other) = (other, one) }
func run() {
  var basket = Basket()
  both(&basket.items[0].count, &basket.items[1].total)  // error: overlapping accesses to 'basket.items'
  both(&basket.first.count, &basket.first.total)
  both(&basket.first.count, &basket.items[0].count)
  both(&basket.first.count, &basket.first.count)  // error: overlapping accesses to 'basket.first.count'
  print(basket)
}
run()
