#!/usr/bin/env python3
"""Prints how long `heirloom` takes to start, as a ratio to `python3 -c 1` in the same run.

    Benchmarks/startup.py [--samples N] [--dynamic | --debug] [--python COMMAND] BINARY

The goals are those of a static release build, or of one of the two others. Runs take turns, so that
all of them meet the same machine; medians count. Beside the times stand the most memory that was
resident and the binary's size, for which there are goals too. The exit status is 1 if one is missed.
"""

import argparse
import os
import pty
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

GOALS = {
    "static": {"list": 0.10, "first prompt": 0.10, "run 1": 0.35},
    "dynamic": {"list": 0.20, "first prompt": 0.20, "run 1": 0.35},
    "debug": {"first prompt": 0.5},
}
MEMORY_GOAL = 35.0  # MB, of `run 1` in a static build
SIZE_GOAL = 40.0  # MB, of a static build when stripped


def seconds(command, environment):
    """How long a process takes from its start to its end, its outputs thrown away."""
    start = time.perf_counter()
    subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def seconds_to_prompt(binary, environment):
    """How long the shell takes to its first prompt, on a terminal of its own."""
    start = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.execve(binary, [binary], environment)
    seen = b""
    try:
        while "❯".encode() not in seen:
            seen += os.read(terminal, 4096)
    except OSError:
        sys.exit(f"{binary} ended without a prompt:\n{seen.decode(errors='replace')}")
    elapsed = time.perf_counter() - start
    os.close(terminal)  # It hangs up, as a closed window does.
    os.waitpid(process, 0)
    return elapsed


def peak_memory(command, environment):
    """The most memory, in MB, that was resident in a process."""
    reader, writer = os.pipe()
    helper = os.fork()
    if helper == 0:
        # In a process that has no other child, whose usage would count as well.
        seconds(command, environment)
        usage = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        os.write(writer, str(usage).encode())
        os._exit(0)
    os.waitpid(helper, 0)
    kilobytes = int(os.read(reader, 64))
    return kilobytes / 1024 / (1024 if sys.platform == "darwin" else 1)


def stripped_size(binary, folder):
    """The size of a binary in MB, without its symbols."""
    copy = os.path.join(folder, "stripped")
    shutil.copy(binary, copy)
    subprocess.run(["strip", copy], check=True)
    return os.path.getsize(copy) / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("--samples", type=int, default=21)
    # Where `python3` is a script that looks for a version, this one may be another that it found.
    parser.add_argument("--python", default="python3", help="what is run with `-c 1`")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--dynamic", dest="kind", action="store_const", const="dynamic")
    kinds.add_argument("--debug", dest="kind", action="store_const", const="debug")
    arguments = parser.parse_args()
    for command in (arguments.binary, arguments.python):
        if shutil.which(command) is None:
            parser.error(f"{command} can't be run")
    kind = arguments.kind or "static"
    binary = os.path.abspath(arguments.binary)

    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")}
        os.chdir(home)
        rows = {
            "python3 -c 1": lambda: seconds([arguments.python, "-c", "1"], environment),
            "list": lambda: seconds([binary, "list"], environment),
            "first prompt": lambda: seconds_to_prompt(binary, environment),
            "run 1": lambda: seconds([binary, "run", "1"], environment),
        }
        samples = {name: [] for name in rows}
        for turn in range(arguments.samples + 1):
            for name, measure in rows.items():
                taken = measure()
                if turn > 0:  # The first one fills the system's caches.
                    samples[name].append(taken)
        medians = {name: statistics.median(taken) for name, taken in samples.items()}
        isMissed = False

        def show(name, value, unit, goal):
            nonlocal isMissed
            isMissed = isMissed or (goal is not None and value > goal)
            text = "" if goal is None else f"goal {goal:g}{' (missed)' if value > goal else ''}"
            print(f"{name:24} {value:8.2f} {unit:6} {text}")

        python = medians.pop("python3 -c 1")
        print(f"{'python3 -c 1':24} {python * 1000:8.1f} ms")
        for name, median in medians.items():
            print(f"{name:24} {median * 1000:8.1f} ms")
        for name, median in medians.items():
            show(name, median / python, "×", GOALS[kind].get(name))
        is_static = kind == "static"
        memory = peak_memory([binary, "run", "1"], environment)
        show("run 1, peak memory", memory, "MB", MEMORY_GOAL if is_static else None)
        size = stripped_size(binary, home)
        show("binary, stripped", size, "MB", SIZE_GOAL if is_static else None)
    sys.exit(1 if isMissed else 0)


main()
