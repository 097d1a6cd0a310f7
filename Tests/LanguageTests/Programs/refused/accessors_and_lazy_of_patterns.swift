// swift-format-ignore-file
struct Computed { var (a, b): (Int, Int) { (1, 2) } }  // error: getter/setter can only be defined for a single variable
struct Observed { var (a, b): (Int, Int) = (1, 2) { didSet { print("x") } } }  // error: getter/setter can only be defined for a single variable
struct Lazily { lazy var (a, b) = (1, 2) }  // error: 'lazy' cannot destructure an initializer
