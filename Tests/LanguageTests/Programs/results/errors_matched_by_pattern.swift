// swift-format-ignore-file
enum Network: Error { case status(code: Int, body: String), offline }
struct Validation: Error, CustomStringConvertible { let fields: [String]; var description: String { "invalid: " + fields.joined(separator: ",") } }
func fail(_ n: Int) throws { switch n { case 0: throw Network.offline; case 1: throw Network.status(code: 404, body: "no"); case 2: throw Network.status(code: 503, body: "busy"); case 3: throw Validation(fields: ["a", "b"]); default: break } }
for n in 0...4 {
  do { try fail(n); print("fine") }
  catch Network.offline { print("offline") }
  catch Network.status(let code, _) where code >= 500 { print("server", code) }
  catch Network.status(404, let body), Network.status(410, let body) { print("gone", body) }
  catch is Validation { print("validation") }
  catch { print("else", error) }
}
do { try fail(3) } catch let error as any Error & CustomStringConvertible { print(error.description) } catch {}
// expect: offline
// expect: gone no
// expect: server 503
// expect: validation
// expect: fine
// expect: invalid: a,b
