// swift-format-ignore-file
struct Rule<Subject, Resource> { let name: String; let allows: (Subject, Resource) -> Bool?
  static func allow(_ n: String, when p: @escaping (Subject, Resource) -> Bool) -> Self { Self(name: n) { p($0, $1) ? true : nil } }
  static func deny(_ n: String, when p: @escaping (Subject, Resource) -> Bool) -> Self { Self(name: n) { p($0, $1) ? false : nil } } }
struct Policy<Subject, Resource> { var rules: [Rule<Subject, Resource>]; var fallback = false
  func decide(_ s: Subject, _ r: Resource) -> (allowed: Bool, because: String) { for rule in rules { if let answer = rule.allows(s, r) { return (answer, rule.name) } }; return (fallback, "fallback") } }
struct User { let name: String; var roles: Set<Role> = []; enum Role: CaseIterable { case admin, editor, banned } }
struct Document { let owner: String; var isPublic = false; var locked = false }
func has(_ role: User.Role) -> (User, Document) -> Bool { { user, _ in user.roles.contains(role) } }
func && <A, B>(f: @escaping (A, B) -> Bool, g: @escaping (A, B) -> Bool) -> (A, B) -> Bool { { f($0, $1) && g($0, $1) } }
prefix func ! <A, B>(f: @escaping (A, B) -> Bool) -> (A, B) -> Bool { { !f($0, $1) } }
let isOwner: (User, Document) -> Bool = { $0.name == $1.owner }, isLocked: (User, Document) -> Bool = { $1.locked }
let policy = Policy<User, Document>(rules: [.deny("banned", when: has(.banned)), .allow("admin", when: has(.admin)), .deny("locked", when: isLocked && !isOwner), .allow("owner", when: isOwner), .allow("editors", when: has(.editor)), .allow("public") { $1.isPublic }])
let users = [User(name: "ada", roles: [.admin]), User(name: "bob"), User(name: "eve", roles: [.editor, .banned]), User(name: "joe", roles: [.editor])]
let documents = [Document(owner: "bob", locked: true), Document(owner: "zed", isPublic: true), Document(owner: "joe")]
// expect: ada yes (admin), yes (admin), yes (admin)
// expect: bob yes (owner), yes (public), no (fallback)
// expect: eve no (banned), no (banned), no (banned)
// expect: joe no (locked), yes (editors), yes (owner)
for u in users { print(u.name, documents.map { d in let (ok, why) = policy.decide(u, d); return "\(ok ? "yes" : "no") (\(why))" }.joined(separator: ", ")) }
