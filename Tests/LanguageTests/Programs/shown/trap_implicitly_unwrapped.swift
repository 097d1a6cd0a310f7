// swift-format-ignore-file
final class View { var label: String! }
let v = View()
v.label = "ok"; print(v.label.count, v.label as Any)  // expect: 2 Optional("ok")
v.label = nil
print(v.label.count)  // trap: nil
