// swift-format-ignore-file
func g() async {}
func f() async { defer { await g() } } // error: 'async' call cannot occur in a defer body
actor A {}
class B: A {} // error: actor types do not support inheritance
