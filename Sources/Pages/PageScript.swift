/// The script of a page: questions, and stepping through runs. Without it the page shows everything.
enum PageScript {
  static let text = questions + runs + start

  private static let questions = """
    "use strict";
    // What follows a question stays hidden until it is answered, or skipped.
    function prepareQuestion(form) {
      const gate = form.nextElementSibling;
      const gates = gate && gate.classList.contains("gated") ? gate : null;
      for (const feedback of form.querySelectorAll(".feedback")) feedback.hidden = true;
      form.querySelector(".actions").hidden = false;
      if (gates) gates.hidden = true;
      const open = () => {
        if (!gates || !gates.hidden) return;
        gates.hidden = false;
        for (const run of gates.querySelectorAll(".run")) if (run.show) run.show(0);
      };
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const chosen = form.querySelector("input:checked");
        if (!chosen) { form.querySelector("input").focus(); return; }
        chosen.closest(".choice").querySelector(".feedback").hidden = false;
        form.dataset.answer = chosen.value;
        open();
      });
      form.querySelector(".skip").addEventListener("click", open);
      form.open = open;
    }

    """

  private static let runs = """
    // An element with a text in it; texts are never read as markup.
    function element(name, className, text) {
      const made = document.createElement(name);
      if (className) made.className = className;
      if (text !== undefined) made.textContent = text;
      return made;
    }
    function list(parent, heading, className, items) {
      if (!items.length) return;
      parent.append(element("h3", "", heading));
      const made = element("ul", className);
      made.append(...items);
      parent.append(made);
    }
    function prepareRun(run) {
      const data = JSON.parse(run.querySelector("script").textContent);
      const notes = [...run.querySelectorAll(".note")]
        .sort((a, b) => a.dataset.event - b.dataset.event);
      const controls = run.querySelector(".controls");
      const range = controls.querySelector("input");
      const panel = run.querySelector(".now");
      const drawing = run.querySelector("svg.lanes");
      const last = data.moments.length - 1;
      let shown = notes.length, line = null, wanted = null;

      // The state, made of what the data says once and refers to by number.
      function lane(index) {
        const state = data.lanes[index];
        const item = element("li", state.isOver ? "over" : "on");
        item.append(element("strong", "", state.title), " " + state.doing);
        if (state.bindings.length) {
          const bindings = element("ul");
          for (const [name, value, origin, kind] of state.bindings.map((i) => data.bindings[i])) {
            const binding = element("li", kind);
            binding.append(element("span", "name", name), " = ", element("span", "value", value),
              " ", element("span", "origin", origin));
            bindings.append(binding);
          }
          item.append(bindings);
        }
        return item;
      }
      function draw(count) {
        const moment = data.moments[count];
        panel.replaceChildren();
        list(panel, "Lanes", "lanes", moment.lanes.map(lane));
        list(panel, "Models", "", moment.models.map((i) => {
          const [title, ...captured] = data.models[i];
          return element("li", "", title + ": " + (captured.join(", ") || "captured nothing of its own"));
        }));
        list(panel, "Cache", "", moment.caches.map((i) => {
          const [context, name, value, origin] = data.caches[i];
          const item = element("li", "", context + ": " + name + " = " + value + " ");
          item.append(element("span", "origin", origin));
          return item;
        }));
        panel.append(element("h3", "", "Printed"),
          element("pre", "printed", data.output.slice(0, moment.output)));
      }
      // Only what differs between two moments is touched, so that long runs stay smooth.
      function show(count) {
        count = Math.max(0, Math.min(last, count));
        for (; shown < count; shown++) notes[shown].classList.remove("later");
        for (; shown > count; shown--) notes[shown - 1].classList.add("later");
        if (line) line.classList.remove("at");
        const old = run.querySelector(".note.current");
        if (old) old.classList.remove("current");
        const note = count ? notes[count - 1] : null;
        line = note ? note.closest("li[data-line]") : null;
        if (note) note.classList.add("current");
        if (line) line.classList.add("at");
        draw(count);
        if (drawing) {
          const x = +drawing.dataset.left + count * drawing.dataset.step;
          const cover = drawing.querySelector(".cover");
          cover.setAttribute("width", count === last ? drawing.width.baseVal.value : x + 8);
          const now = drawing.querySelector("line.now");
          now.setAttribute("x1", x);
          now.setAttribute("x2", x);
          const frame = drawing.parentElement;
          if (x < frame.scrollLeft + 120 || x > frame.scrollLeft + frame.clientWidth - 40)
            frame.scrollLeft = x - frame.clientWidth / 2;
        }
        range.value = count;
        range.setAttribute("aria-valuetext", count ? data.says[count - 1] : "before anything has happened");
        controls.querySelector(".count").textContent = count + " / " + last;
        controls.querySelector(".says").textContent = count ? data.says[count - 1] : "Nothing has happened yet.";
      }
      // Many moves within one frame of the screen are drawn once.
      function ask(count) {
        if (wanted === null) requestAnimationFrame(() => { const to = wanted; wanted = null; show(to); });
        wanted = count;
      }
      const current = () => wanted === null ? +range.value : wanted;
      range.addEventListener("input", () => ask(+range.value));
      for (const button of controls.querySelectorAll("button")) {
        const move = button.dataset.move;
        button.addEventListener("click", () =>
          ask(move === "first" ? 0 : move === "last" ? last : Math.max(0, Math.min(last, current() + +move))));
      }
      if (drawing) {
        const follow = (event) => {
          if (event.type === "pointermove" && !event.buttons) return;
          const x = event.clientX - drawing.getBoundingClientRect().left;
          ask(Math.max(0, Math.min(last, Math.round((x - drawing.dataset.left) / drawing.dataset.step))));
        };
        drawing.addEventListener("pointerdown", follow);
        drawing.addEventListener("pointermove", follow);
        drawing.parentElement.addEventListener("keydown", (event) => {
          const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (!move) return;
          event.preventDefault();
          ask(Math.max(0, Math.min(last, current() + move)));
        });
      }
      run.show = show;
      run.showEvent = (number) => show(notes.filter((note) => +note.dataset.event <= number).length);
      controls.hidden = false;
      show(last);
    }

    """

  private static let start = """
    // #step-3 and #step-3-event-12 lead to a place, through the questions before it in its step.
    function follow() {
      const [, anchor, , event] =
        location.hash.match(/^#((?:step-\\d+(-run-\\d+)?)|run)(?:-event-(\\d+))?$/) || [];
      if (!event) return;
      const run = document.querySelector('.run[data-anchor="' + anchor + '"]');
      if (!run) return;
      for (let gate = run.closest(".gated"); gate; gate = gate.parentElement.closest(".gated"))
        gate.previousElementSibling.open();
      run.showEvent(+event);
      const note = run.querySelector(".note.current");
      (note || run).scrollIntoView({ block: "center" });
    }
    function copy(button) {
      const code = button.parentElement.querySelector("code");
      const done = () => {
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
      };
      const byHand = () => {
        const range = document.createRange();
        range.selectNodeContents(code);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        if (document.execCommand("copy")) done();
      };
      if (navigator.clipboard) navigator.clipboard.writeText(code.textContent).then(done, byHand);
      else byHand();
    }
    for (const run of document.querySelectorAll(".run")) prepareRun(run);
    for (const form of document.querySelectorAll("form.question")) prepareQuestion(form);
    for (const button of document.querySelectorAll(".copy")) {
      button.hidden = false;
      button.addEventListener("click", () => copy(button));
    }
    for (const tools of document.querySelectorAll(".tools")) tools.hidden = false;
    for (const button of document.querySelectorAll("[data-print]"))
      button.addEventListener("click", () => {
        const questions = button.dataset.print === "questions";
        document.documentElement.classList.toggle("print-questions", questions);
        print();
      });
    addEventListener("hashchange", follow);
    follow();

    """
}
