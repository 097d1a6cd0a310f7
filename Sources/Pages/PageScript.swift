/// The script of a page: questions, and stepping through runs. Without it, the page shows
/// everything.
///
/// Opening a page does almost no work: event listeners are on the document, and a run is
/// initialized when the reader first steps in it.
enum PageScript {
  static let text = "\"use strict\";\n" + words + questions + runs + listening

  private static let words = ScriptMessage.constant(
    ScriptMessage.allCases.filter { $0 != .progress })

  /// Runs before all visible content, so that no content is shown and then hidden.
  static let beforeContent = "document.documentElement.className = \"live\";"

  private static let questions = """
    // What follows a question stays hidden until it is answered, or skipped.
    function openGate(gate) {
      if (!gate || !gate.matches(".gated:not(.open)")) return;
      gate.classList.add("open");
      for (const run of gate.querySelectorAll(".run"))
        if (run.closest(".gated") === gate) stepper(run).show(1);
    }
    function answer(form) {
      const chosen = form.querySelector("input:checked");
      if (!chosen) { form.querySelector("input").focus(); return; }
      chosen.closest(".choice").querySelector(".feedback").classList.add("open");
      if (!form.dataset.first) form.dataset.first = chosen.matches("[data-right]") ? "right" : "wrong";
      if (chosen.matches("[data-right]")) prove(form);
      openGate(form.nextElementSibling);
      keep();
    }
    // The event that shows the right answer is marked from then on.
    function prove(form) {
      const link = form.querySelector(".feedback a[href*='-event-']");
      const note = link && document.getElementById(link.hash.slice(1));
      if (!note || !note.matches("[data-proof]")) return;
      note.classList.add("proof");
      stepper(note.closest(".run")).show(Infinity);
    }
    // How far somebody is stays in this browser, where the list of lessons shows it.
    function keep() {
      const forms = [...document.querySelectorAll("form.question")];
      const seen = (form) => form.nextElementSibling.matches(".gated.open");
      for (const step of document.querySelectorAll(".rail a")) {
        const own = [...document.querySelectorAll(step.hash + " form.question")];
        if (own.length) step.parentElement.classList.toggle("seen", own.every(seen));
      }
      const slug = document.querySelector("main").dataset.lesson;
      if (slug) try {
        localStorage.setItem("heirloom:" + slug, JSON.stringify({ of: forms.length,
          seen: forms.filter(seen).length, right: forms.filter((f) => f.dataset.first === "right").length }));
      } catch {}
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
    const steppers = new WeakMap();
    function stepper(run) {
      if (!steppers.has(run)) steppers.set(run, new Stepper(run));
      return steppers.get(run);
    }
    // Steps through a run; only what differs between two moments is touched, so that long ones
    // stay smooth.
    class Stepper {
      constructor(run) {
        this.data = JSON.parse(run.querySelector("script").textContent);
        this.last = this.data.moments.length - 1;
        this.event = (note) => +note.id.split("-").pop();
        this.notes = [...run.querySelectorAll(".note")]
          .sort((a, b) => this.event(a) - this.event(b));
        this.shown = this.notes.length;
        this.count = this.last;
        this.wanted = null;
        this.range = run.querySelector(".controls input");
        this.number = run.querySelector(".controls .count");
        this.says = run.querySelector(".controls .says");
        this.link = run.querySelector(".controls .to");
        this.anchor = run.dataset.anchor;
        this.drawing = run.querySelector("svg.lanes");
        this.cover = run.querySelector(".cover");
        this.made = new Map();
        const panel = run.querySelector(".now");
        const list = (heading, className) => {
          const parts = [element("h3", "", heading), element("ul", className)];
          panel.append(...parts);
          return parts;
        };
        panel.replaceChildren();
        this.lanes = list(words.lanes, "lanes");
        this.stores = list(words.stores, "stores");
        this.models = list(words.models, "");
        this.caches = list(words.cache, "");
        this.printed = [element("h3", "", words.printed), element("pre", "printed", "")];
        panel.append(...this.printed);
      }
      // What the data says once is made once.
      part(kind, index, make) {
        const key = kind + index;
        if (!this.made.has(key)) this.made.set(key, make.call(this, index));
        return this.made.get(key);
      }
      lane(index) {
        const state = this.data.lanes[index];
        const item = element("li", state.isOver ? "over" : "on");
        item.append(element("strong", "", state.title), " " + state.doing);
        if (!state.bindings.length) return item;
        const bindings = element("ul");
        for (const [name, value, origin, kind] of state.bindings.map((i) => this.data.bindings[i])) {
          const binding = element("li", kind);
          binding.append(element("span", "name", name), " = ", element("span", "value", value),
            " ", element("span", "origin", origin));
          bindings.append(binding);
        }
        item.append(bindings);
        return item;
      }
      store(index) {
        const { title, after, fields, rows } = this.data.stores[index];
        const item = element("li", "on");
        item.append(element("strong", "", title), " " + after);
        const list = element("ul");
        for (const [name, value, change] of fields) {
          const field = element("li", change && "changed");
          field.append(element("span", "name", name), " = ", element("span", "value", value));
          if (change) field.append(" ", element("span", "origin", change));
          list.append(field);
        }
        for (const [label, text] of rows) {
          const row = element("li");
          row.append(element("span", "origin", label), " " + text);
          list.append(row);
        }
        if (list.children.length) item.append(list);
        return item;
      }
      model(index) {
        const [title, ...captured] = this.data.models[index];
        return element("li", "", title + ": " + (captured.join(", ") || words.capturedNothing));
      }
      cache(index) {
        const [context, name, value, origin] = this.data.caches[index];
        const item = element("li", "", context + ": " + name + " = " + value + " ");
        item.append(element("span", "origin", origin));
        return item;
      }
      fill([heading, list], kind, indices, make) {
        heading.hidden = list.hidden = !indices.length;
        const items = indices.map((index) => this.part(kind, index, make));
        items.forEach((item, place) => {
          const old = list.children[place];
          if (old === item) return;
          if (old && !items.includes(old, place)) old.replaceWith(item);
          else list.insertBefore(item, old || null);
        });
        while (list.children.length > items.length) list.lastChild.remove();
      }
      show(count) {
        count = this.count = Math.max(1, Math.min(this.last, count));
        const { data, notes, drawing } = this;
        // What is read of the page is read before anything is changed.
        const x = drawing ? +drawing.dataset.left + count * drawing.dataset.step : 0;
        const frame = drawing && drawing.closest(".drawing");
        const isOutside = frame &&
          (x < frame.scrollLeft + 120 || x > frame.scrollLeft + frame.clientWidth - 40);
        const middle = frame ? x - frame.clientWidth / 2 : 0;
        for (; this.shown < count; this.shown++) notes[this.shown].classList.remove("later");
        for (; this.shown > count; this.shown--) notes[this.shown - 1].classList.add("later");
        if (this.note) this.note.classList.remove("current");
        if (this.line) this.line.classList.remove("at");
        if (this.next) this.next.classList.remove("next");
        this.note = notes[count - 1];
        this.line = this.note.closest("li[data-line]");
        this.next = count < this.last ? notes[count].closest("li[data-line]") : null;
        this.note.classList.add("current");
        if (this.line) this.line.classList.add("at");
        if (this.next) this.next.classList.add("next");
        this.link.hash = this.note.id;
        const moment = data.moments[count];
        this.fill(this.lanes, "lane", moment.lanes, this.lane);
        this.fill(this.stores, "store", moment.stores, this.store);
        this.fill(this.models, "model", moment.models, this.model);
        this.fill(this.caches, "cache", moment.caches, this.cache);
        if (this.output !== moment.output) {
          this.output = moment.output;
          this.printed[1].textContent = data.output.slice(0, moment.output);
          for (const part of this.printed) part.hidden = !moment.output;
        }
        if (this.cover) {
          this.cover.style.transform = "translateX(" + x + "px)";
          this.cover.classList.toggle("end", count === this.last);
        }
        if (isOutside) frame.scrollLeft = middle;
        const says = data.says[count - 1];
        if (+this.range.value !== count) this.range.value = count;
        this.range.setAttribute("aria-valuetext", says);
        this.number.textContent = count + " / " + this.last;
        this.says.textContent = says;
      }
      // Many moves within one frame of the screen are drawn once. Where they rest, what happened
      // comes into view.
      ask(count, follows = true) {
        if (this.wanted === null)
          requestAnimationFrame(() => {
            const to = this.wanted;
            this.wanted = null;
            this.show(to);
            clearTimeout(this.rest);
            if (follows)
              this.rest = setTimeout(() => {
                if (this.note) this.note.scrollIntoView({ block: "nearest" });
              }, 60);
          });
        this.wanted = Math.max(1, Math.min(this.last, count));
      }
      move(by, follows) {
        if (by === "first") this.ask(1);
        else if (by === "last") this.ask(this.last);
        else this.ask((this.wanted === null ? this.count : this.wanted) + +by, follows);
      }
      // Where a pointer is in the drawing.
      point(event) {
        const x = event.clientX - this.drawing.getBoundingClientRect().left;
        this.ask(Math.round((x - this.drawing.dataset.left) / this.drawing.dataset.step), false);
      }
      showEvent(number) {
        this.show(this.notes.filter((note) => this.event(note) <= number).length);
      }
    }

    """

  private static let listening = """
    // #step-3 and #step-3-event-12 lead to a place, through the questions before it in its step.
    function follow() {
      const [, anchor, , event] =
        location.hash.match(/^#((?:step-\\d+(-run-\\d+)?)|run)(?:-event-(\\d+))?$/) || [];
      if (!event) return;
      const run = document.querySelector('.run[data-anchor="' + anchor + '"]');
      if (!run) return;
      for (let gate = run.closest(".gated"); gate; gate = gate.parentElement.closest(".gated"))
        openGate(gate);
      stepper(run).showEvent(+event);
      (run.querySelector(".note.current") || run).scrollIntoView({ block: "center" });
    }
    function copy(button) {
      const code = button.parentElement.querySelector("code");
      const done = () => {
        button.textContent = words.copied;
        setTimeout(() => { button.textContent = words.copy; }, 2000);
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
    // The names of a drawing cover what was scrolled below them.
    addEventListener("scroll", ({ target }) => {
      if (target.matches && target.matches(".drawing")) target.classList.toggle("moved", target.scrollLeft > 2);
    }, true);
    const inRun = (event) => stepper(event.target.closest(".run"));
    addEventListener("submit", (event) => {
      event.preventDefault();
      answer(event.target);
    });
    addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.dataset.move) inRun(event).move(button.dataset.move);
      else if (button.matches(".copy")) copy(button);
      else if (button.matches(".skip")) {
        prove(button.form);
        openGate(button.form.nextElementSibling);
        keep();
      } else if (button.dataset.print) {
        document.documentElement.classList.toggle("print-answers", button.dataset.print === "answers");
        print();
        document.documentElement.classList.remove("print-answers");
      }
    });
    addEventListener("input", (event) => {
      if (event.target.type === "range") inRun(event).ask(+event.target.value);
    });
    for (const kind of ["pointerdown", "pointermove"])
      addEventListener(kind, (event) => {
        if (event.buttons && event.target.closest && event.target.closest(".drawing"))
          inRun(event).point(event);
      });
    addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || !event.target.matches(".drawing")) return;
      event.preventDefault();
      inRun(event).move(by, false);
    });
    // On paper, runs are at their end, and with the answers hints are open.
    addEventListener("beforeprint", () => {
      if (document.documentElement.matches(".print-answers"))
        for (const hint of document.querySelectorAll(".hint")) hint.open = true;
      for (const run of document.querySelectorAll(".run"))
        if (steppers.has(run)) stepper(run).show(Infinity);
    });
    // Runs that no question hides open at their first moment, too.
    for (const run of document.querySelectorAll(".run")) if (!run.closest(".gated")) stepper(run).show(1);
    addEventListener("hashchange", follow);
    follow();
    // The rail marks the step in view. On a narrow screen it is closed, so that the lesson comes first.
    const rail = document.querySelector(".rail details");
    if (rail) {
      rail.open = innerWidth > 960;
      const watcher = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
          rail.querySelector('[href="#' + target.id + '"]').setAttribute("aria-current", isIntersecting ? "step" : "false");
      }, { rootMargin: "-25% 0px -74% 0px" });
      for (const step of document.querySelectorAll("main > section")) watcher.observe(step);
    }

    """

  /// The script of the list of lessons, which shows the stored progress.
  static let index = "\"use strict\";\n" + ScriptMessage.constant([.progress]) + progress

  private static let progress = """
    for (const place of document.querySelectorAll("[data-lesson]")) {
      let kept = null;
      try { kept = JSON.parse(localStorage.getItem("heirloom:" + place.dataset.lesson)); } catch {}
      if (!kept || !kept.seen) continue;
      place.hidden = false;
      place.querySelector(".done").textContent = words.progress
        .replace("{seen}", kept.seen).replace("{of}", kept.of).replace("{right}", kept.right);
      place.querySelector(".meter > span").style.width = 100 * kept.seen / kept.of + "%";
    }

    """
}
