#!/usr/bin/env python3
"""Prints how long a step through a run takes on a lesson's page, in Chromium.

    Benchmarks/frames.py [--lesson N] [--frames N] BINARY

BINARY is `heirloom`, which exports the page; `chromedriver` and a browser must be installed. The page
steps through its longest run, a step each frame. A frame of a screen takes 16.7 ms, and half of it is the
goal for the work of a step. The intervals between frames also depend on the machine, above all where it
draws without a graphics card. The exit status is 1 if the goal is missed.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

GOAL = 8.0  # ms

STEPPING = """
const frames = arguments[0], done = arguments[1], intervals = [], work = [];
for (const gate of document.querySelectorAll(".gated")) openGate(gate);
const runs = [...document.querySelectorAll(".run")];
const length = (run) => run.querySelectorAll(".note").length;
const run = runs.reduce((best, run) => length(run) > length(best) ? run : best);
run.querySelector(".controls").scrollIntoView();
const steps = stepper(run);
steps.show(1);
let last = null, by = 1;
requestAnimationFrame(function frame(time) {
  if (last !== null) intervals.push(time - last);
  last = time;
  if (intervals.length === frames) { done([intervals, work]); return; }
  if (steps.count >= steps.last) by = -1;
  if (steps.count <= 1) by = 1;
  const begin = performance.now();
  steps.show(steps.count + by);
  document.body.getBoundingClientRect();
  work.push(performance.now() - begin);
  requestAnimationFrame(frame);
});
"""


class Driver:
    """A browser without a window, driven by the WebDriver protocol."""

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL)
        arguments = ["--headless=new", "--no-sandbox", "--window-size=1280,900"]
        wanted = {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}
        for _ in range(100):
            try:
                answer = self.send("/session", {"capabilities": wanted})
                break
            except OSError:
                time.sleep(0.1)
        else:
            sys.exit("chromedriver doesn't answer.")
        self.session = "/session/" + answer["sessionId"]

    def send(self, path, body=None, method="POST"):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["value"]

    def close(self):
        self.send(self.session, method="DELETE")
        self.process.terminate()


def share(values, part):
    return sorted(values)[int((len(values) - 1) * part)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("--lesson", default="21", help="the lesson whose page is stepped through")
    parser.add_argument("--frames", type=int, default=120, help="how many frames are measured")
    options = parser.parse_args()
    for command in (options.binary, "chromedriver"):
        if shutil.which(command) is None:
            sys.exit(f"There is no command {command}.")
    with tempfile.TemporaryDirectory() as folder:
        exported = subprocess.run([options.binary, "export", options.lesson, "--to", folder],
                                  stdout=subprocess.DEVNULL)
        if exported.returncode != 0:
            sys.exit("The lesson can't be exported.")
        pages = [page for page in Path(folder).rglob("*.html") if page.stem != "index"]
        driver = Driver()
        try:
            driver.send(driver.session + "/url", {"url": pages[0].as_uri()})
            intervals, work = driver.send(
                driver.session + "/execute/async", {"script": STEPPING, "args": [options.frames]})
        finally:
            driver.close()
    print(f"work of a step     {share(work, .5):6.1f} ms  (95 %: {share(work, .95):.1f})")
    print(f"between frames     {share(intervals, .5):6.1f} ms  (95 %: {share(intervals, .95):.1f})")
    return 0 if share(work, .5) <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
