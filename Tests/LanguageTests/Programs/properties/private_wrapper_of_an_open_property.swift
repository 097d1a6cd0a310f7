// The type of a wrapper may be less accessible than the property.
@propertyWrapper private struct Outer { var wrappedValue: Int }
struct Holder {
  @propertyWrapper private struct Inner<Value> { var wrappedValue: Value }
  @Inner var open = 1
  @Outer var other = 2
}
var holder = Holder()
holder.open += 4
print(holder.open, holder.other)
// expect: 5 2
