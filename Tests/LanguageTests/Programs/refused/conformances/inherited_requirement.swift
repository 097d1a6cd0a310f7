// swift-format-ignore-file
protocol Animal { var name: String { get } }
protocol Pet: Animal { var owner: String { get } }
protocol Trained: Pet { func trick() }
struct Dog: Trained {
  var name = "Rex"
  var owner = "Kim"
  func trick() { print(name, "rolls") }
}
struct Cat: Pet {  // error: type 'Cat' does not conform to protocol 'Animal'
  var owner = "Lee"
}
struct Parrot: Trained {  // error: type 'Parrot' does not conform to protocol 'Pet'
  func trick() {}
  var name: String { "Polly" }
  let owner = 5
}
Dog().trick()
