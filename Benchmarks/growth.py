#!/usr/bin/env python3
"""Doubles programs and lessons of many shapes, and prints how the time of processors grows.

    swift build --product heirloom && Benchmarks/growth.py [NAME...]

Linear growth is 2. The script fails if a shape grows by more than 2.3.
"""
import os
import subprocess
import sys
import tempfile

HEIRLOOM = os.environ.get('HEIRLOOM', '.build/debug/heirloom')
MOST = 2.3
SHAPES = []


def shape(name, size, text, *options, command='eval'):
    """A text of `size` parts. A run of less than half a second is repeated with a larger one."""
    if command == 'eval' and not options:
        options = ('--trace', 'off')
    SHAPES.append((name, size, text, options, command))


shape('elseif chain', 2000, lambda n:'#if false\n'+''.join(f'#elseif X{i}\nlet a{i} = 1\n' for i in range(n))+'#endif\nprint(1)')
shape('if blocks', 2000, lambda n:''.join(f'#if X{i}\nlet a{i} = 1\n#endif\n' for i in range(n))+'print(1)')
shape('run of #', 20000, lambda n:'let x = '+'#'*n+'\nprint(1)')
shape('raw strings', 500, lambda n:''.join(f'print(#"a{i}"#)\n' for i in range(n)))
shape('# strings growing', 100, lambda n:'print('+'#'*n+'"a"'+'#'*n+')')
shape('runs of # and "', 5000, lambda n:'let x = '+'#" '*n)
shape('scopes on a line', 200, lambda n:'enum L { @TaskLocal static var x = 0 }\n'+'; '.join('L.$x.withValue(%d) { print(L.x) }'%i for i in range(n)),'--trace','full')
shape('scopes on lines', 200, lambda n:'enum L { @TaskLocal static var x = 0 }\n'+'\n'.join('L.$x.withValue(%d) { print(L.x) }'%i for i in range(n)),'--trace','full')
shape('outline', 500, lambda n:'enum L { @TaskLocal static var x = 0 }\n'+'\n'.join('L.$x.withValue(%d) { print(L.x) }'%i for i in range(n)),'--trace','outline')
shape('json deep scopes', 50, lambda n:'enum L { @TaskLocal static var x = 0 }\nfunc f(_ n: Int) { if n > 0 { L.$x.withValue(n) { f(n - 1) } } else { print(L.x) } }\nf(%d)'%n,'--format','json')
shape('async lets loop', 1000, lambda n:'func f() async -> Int { 1 }\nvar s = 0\nfor _ in 0..<%d { async let a = f(); s += await a }\nprint(s)'%n)
shape('async lets rec', 500, lambda n:'func f(_ n: Int) async -> Int { if n == 0 { return 0 }; async let a = f(n - 1); return await a + 1 }\nprint(await f(%d))'%n)
shape('tasks', 2000, lambda n:'for i in 0..<%d { Task { i } }'%n)
shape('group tasks', 2000, lambda n:'await withTaskGroup(of: Int.self) { g in for i in 0..<%d { g.addTask { i } }; var s = 0; for await x in g { s += x }; print(s) }'%n)
shape('array append', 100000, lambda n:'var a: [Int] = []\nfor i in 0..<%d { a.append(i) }\nprint(a.count)'%n)
shape('string append', 100000, lambda n:'var a = ""\nfor i in 0..<%d { a += "x" }\nprint(a.count)'%n)
shape('dictionary', 50000, lambda n:'var a: [Int: Int] = [:]\nfor i in 0..<%d { a[i] = i }\nprint(a.count)'%n)
shape('nested dict change', 20000, lambda n:'var a: [Int: [Int: Int]] = [:]\nfor i in 0..<%d { a[0, default: [:]][i] = i }\nprint(a.count)'%n)
shape('struct array field', 50000, lambda n:'struct S { var a: [Int] = [] }\nvar s = S()\nfor i in 0..<%d { s.a.append(i) }\nprint(s.a.count)'%n)
shape('chain free', 50000, lambda n:'indirect enum T { case e, n(T) }\nvar t = T.e\nfor _ in 0..<%d { t = .n(t) }\nt = .e\nprint(1)'%n)
shape('statements', 1000, lambda n:''.join(f'let a{i} = {i}\n' for i in range(n)))
shape('one line statements', 1000, lambda n:'; '.join(f'let a{i} = {i}' for i in range(n)))
shape('functions', 500, lambda n:''.join(f'func f{i}(_ x: Int) -> Int {{ x + {i} }}\n' for i in range(n)))
shape('overload errors', 200, lambda n:''.join(f'let a{i}: Int = "x"\n' for i in range(n)))
shape('enum cases', 500, lambda n:'enum E: String, CaseIterable { '+''.join(f'case c{i}\n' for i in range(n))+'}\nprint(E.allCases.count)')
shape('switch cases', 500, lambda n:'func f(_ x: Int) -> Int { switch x { '+''.join(f'case {i}: return {i+1}\n' for i in range(n))+'default: return 0 } }\nprint(f(3))')
shape('struct fields', 200, lambda n:'struct S: Hashable { '+''.join(f'var a{i} = {i}\n' for i in range(n))+'}\nprint(S() == S(), Set([S()]).count)')
shape('sums of constants', 500, lambda n:'\n'.join(f'let x{k} = '+' + '.join(['1']*n) for k in range(10)))
shape('types in brackets', 1000, lambda n:'\n'.join(f'let a{i} = [String: Int]().count' for i in range(n)))
shape('closures', 1000, lambda n:'let o: Int? = 1\n'+'\n'.join(f'_ = o.map {{ $0 + {i} }}' for i in range(n)))
shape('catches', 1000, lambda n:'func t(_ x: Int) throws {}\n'+'\n'.join(f'do {{ try t({i}) }} catch {{ print(error) }}' for i in range(n)))
shape('extensions', 400, lambda n:'struct S: Hashable {}\n'+'\n'.join(f'extension S {{ var e{i}: Int {{ 1 }} }}' for i in range(n)))
shape('dictionaries', 200, lambda n:'let d = ['+', '.join(f'"k{i}": ["a": {i}]' for i in range(n))+']')
shape('calls of functions', 300, lambda n:''.join(f'func f{i}() -> Int {{ let x = f{i+1}(); return x }}\n' for i in range(n))+f'func f{n}() -> Int {{ 1 }}')
shape('interpolation', 1000, lambda n:'let x = 1\nprint("'+r'\(x)'*n+'")')
shape('string literal', 50000, lambda n:'print("'+'a'*n+'".count)')
shape('comments', 5000, lambda n:'// c\n'*n+'print(1)')
shape('nested comments', 2000, lambda n:'/*'*n+'*/'*n+'\nprint(1)')
shape('escapes', 5000, lambda n:'print("'+r'\u{41}'*n+'".count)')
shape('prints traced', 1000, lambda n:'for i in 0..<%d { print(i) }'%n,'--trace','full')
shape('html', 100, lambda n:'enum L { @TaskLocal static var x = 0 }\nfor i in 0..<%d { L.$x.withValue(i) { print(L.x) } }'%n,'--format','html')
shape('svg', 100, lambda n:'enum L { @TaskLocal static var x = 0 }\nfor i in 0..<%d { L.$x.withValue(i) { print(L.x) } }'%n,'--format','svg')
shape('json', 500, lambda n:'enum L { @TaskLocal static var x = 0 }\nfor i in 0..<%d { L.$x.withValue(i) { print(L.x) } }'%n,'--format','json')
shape('array literal', 8000, lambda n:'let a = ['+', '.join(str(i) for i in range(n))+']\nprint(a.count)')
shape('literals of Any?', 2000, lambda n:'let a: [Any?] = ['+', '.join(['nil',str(i)][i%2] for i in range(n))+']')
shape('nil and names', 8000, lambda n:'let x = 1\nlet a = [nil, '+', '.join('x' for _ in range(n))+']')
shape('arguments', 800, lambda n:'let a = max('+', '.join(str(i) for i in range(n))+')')
shape('cases not covered', 800, lambda n:'enum E { case '+', '.join(f'c{i}' for i in range(n))+' }\nlet x = E.c0\nswitch x {\ncase .c0: break }')
shape('repeated cases', 1600, lambda n:'enum E { '+'case c\n'*n+' }')
shape('folding', 20000, lambda n:'import Foundation\nlet a = String(repeating: "ae\\u{301}", count: %d)\nprint(a.folding(options: [.diacriticInsensitive], locale: nil).count)'%n)
shape('lesson steps', 50, lambda n:'# T\n\nI.\n\n'+''.join(f'## S{i}\n\n```swift\nprint({i})\n```\n\n```output\n{i}\n```\n\n' for i in range(n)), command='check')
shape('lesson links', 300, lambda n:'# T\n\nI.\n\n## S\n\n'+''.join(f'[a{i}](#nowhere{i}) ' for i in range(n))+'\n\n```swift\nprint(1)\n```\n\n```output\n1\n```\n', command='check')
shape('lesson links lines', 300, lambda n:'# T\n\nI.\n\n## S\n\n'+''.join(f'[a{i}](no{i}.md)\n' for i in range(n))+'\n\n```swift\nprint(1)\n```\n\n```output\n1\n```\n', command='check')
shape('lesson ticks', 10000, lambda n:'# T\n\nI.\n\n## S\n\n'+''.join('`'*(i+1)+' ' for i in range(int((2*n)**.5)))+'\n\n```swift\nprint(1)\n```\n\n```output\n1\n```\n', command='check')
shape('lesson images', 300, lambda n:'# T\n\nI.\n\n## S\n\n'+''.join(f'![a{i}](no{i}.png)\n' for i in range(n))+'\n\n```swift\nprint(1)\n```\n\n```output\n1\n```\n', command='check')


def processor_seconds(text, options, command):
    suffix = '.md' if command == 'check' else '.swift'
    with tempfile.NamedTemporaryFile('w', suffix=suffix) as file:
        file.write(text)
        file.flush()
        process = subprocess.Popen(
            [HEIRLOOM, command, file.name, *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime, status


def growth(size, text, options, command, start):
    seconds, status = processor_seconds(text(size), options, command)
    while seconds - start < 0.5 and status == 0 and size < 2_000_000:
        size *= 2
        seconds, status = processor_seconds(text(size), options, command)
    doubled = min(processor_seconds(text(2 * size), options, command)[0] for _ in range(2))
    # A refusal takes no time worth comparing.
    if doubled - start < 0.3:
        return size, seconds, doubled, 1.0
    return size, seconds, doubled, (doubled - start) / max(0.05, seconds - start)


def main():
    wanted = sys.argv[1:]
    start, _ = processor_seconds('print(1)', ('--trace', 'off'), 'eval')
    failures = 0
    for name, size, text, options, command in SHAPES:
        if wanted and not any(part in name for part in wanted):
            continue
        size, seconds, doubled, factor = growth(size, text, options, command, start)
        failures += factor > MOST
        mark = '!' if factor > MOST else ' '
        print(f'{mark} {name:24}{size:>9}{seconds:8.2f} s{doubled:8.2f} s   x{factor:.2f}', flush=True)
    sys.exit(1 if failures else 0)


if __name__ == '__main__':
    main()
