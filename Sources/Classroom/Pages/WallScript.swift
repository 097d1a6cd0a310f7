/// The part of the script that fits a slide to the wall.
///
/// The code and what is beside it have sizes of their own, so the code stays in its place while the
/// question changes.
enum WallScript {
  static let text = sizes + folding + clipping

  private static let sizes = """
    // The sizes of type, in thirtieths of the wall's height. The largest that fits is used.
    const sizes = [1.2, 1.1, 1];
    const isIn = (part) => part.scrollHeight <= part.clientHeight + 2;
    const isWhole = (part) => isIn(part) && part.scrollWidth <= part.clientWidth + 2;
    function fit() {
      const slide = main.querySelector(".slide");
      if (!slide) return;
      const body = slide.querySelector(".main");
      show(slide, body);
      // On a screen that is higher than it is wide, the reader scrolls.
      if (innerHeight > innerWidth) { resize("--fit", 1); resize("--fit-side", 1); return; }
      fitSide(slide);
      fitBody(slide, body);
      scrollDrawing(slide.querySelector(".drawing"));
    }
    const resize = (name, size) => main.style.setProperty(name, size);
    // Shows everything that an earlier call has left out.
    function show(slide, body) {
      for (const gap of slide.querySelectorAll(".gap")) gap.remove();
      for (const row of slide.querySelectorAll(".main [hidden]")) row.hidden = false;
      body.style.clipPath = "";
      slide.dataset.more = "";
      slide.classList.remove("without-drawing");
    }
    // Fits the column beside the code. The answer and the question stay, however little room there is.
    const omissions = [[], ["large-code"], ["code"], ["code", "state"], ["code", "state", "texts"],
      ["code", "state", "texts", "rounds"], ["code", "state", "votes"]];
    function fitSide(slide) {
      const side = slide.querySelector(".side");
      resize("--fit-side", 1);
      for (const parts of omissions) {
        for (const part of ["large-code", "code", "state", "texts", "rounds", "votes"])
          slide.classList.toggle("without-" + part, parts.includes(part));
        if (isWhole(side)) break;
      }
      for (const size of sizes) {
        resize("--fit-side", size);
        if (isWhole(side)) return;
      }
    }
    // The code, its run, or a text: in the size in which least code wraps.
    function fitBody(slide, body) {
      const listing = body.querySelector(".listing");
      const drawing = body.querySelector(".drawing");
      const code = [...body.querySelectorAll("code > .line, li > code")];
      const fits = () => isIn(body) && (!listing || isIn(listing)) && (!drawing || isIn(drawing));
      let best = null;
      for (const size of sizes) {
        resize("--fit", size);
        if (!fits() || size > 1 && drawing && !isWhole(drawing)) continue;
        const line = innerHeight / 30 * size * 1.25;
        const wrapped = code.reduce((sum, part) => sum + Math.round(part.clientHeight / line) - 1, 0);
        const score = size - wrapped * .15;
        if (!best || score > best.score) best = { score, size };
      }
      resize("--fit", best ? best.size : 1);
      if (best) return;
      if (listing) fold(slide, listing);
      else clip(slide, body, slide.dataset.progress / 1000);
    }
    // The last event of a drawing stays in view.
    function scrollDrawing(drawing) {
      if (!drawing) return;
      const picture = drawing.firstElementChild;
      const value = (name) => Number(picture.style.getPropertyValue(name));
      const scale = picture.clientWidth / value("--width");
      drawing.scrollLeft = value("--x") * scale - drawing.clientWidth * .75;
      drawing.scrollTop = value("--y") * scale - drawing.clientHeight / 2;
    }

    """

  private static let folding = """
    // Leaves out lines of a run, and marks each gap. The event that happened last stays, or the one
    // that shows an answer; then reads, output, other events, and the rest of the code. An event
    // stays only with the lines that it names, such as the line that binds a value.
    function fold(slide, listing) {
      const list = listing.firstElementChild;
      const rows = [...list.children];
      const notes = [...list.querySelectorAll(".note")];
      const focus = list.querySelector(".proof") || list.querySelector(".current") || notes.at(-1);
      if (!focus) { clip(slide, listing, 0); return; }
      // A named line has its first event, such as the binding of a value, if there is room.
      const rowOf = (note) => rows.find((row) => row.contains(note));
      const named = (note) => (note.dataset.cites || "").split(" ")
        .map((line) => rows.find((row) => line && row.dataset.line === line)).filter(Boolean);
      const group = (note) => [rowOf(note), note, ...named(note)];
      const groups = [];
      const add = (note) => {
        groups.push(group(note));
        for (const row of named(note)) groups.push(...[...row.querySelectorAll(".note")].slice(0, 1).map(group));
      };
      const place = new Map([...list.querySelectorAll("ol > li, .note")].map((part, index) => [part, index]));
      const distance = (part) => Math.abs(place.get(part) - place.get(focus));
      const nearest = (parts) => [...parts].sort((a, b) => distance(a) - distance(b));
      add(focus);
      // A question about the trace may be about any event. A run explains its values first.
      const isAsked = slide.matches(".question");
      const rank = (note) => note.matches(".reads") ? 1 : note.matches(".result") ? 2 : isAsked ? 0 : 3;
      for (const note of nearest(notes).sort((a, b) => rank(a) - rank(b))) add(note);
      for (const row of nearest(rows)) groups.push([row]);
      const heights = new Map(rows.map((row) => {
        const own = row.querySelector("ul") ? row.offsetHeight - row.querySelector("ul").offsetHeight : row.offsetHeight;
        return [row, own];
      }));
      for (const note of notes) heights.set(note, note.offsetHeight);
      const gap = innerHeight / 30;
      const height = (kept) => {
        let sum = 0, wasKept = true;
        for (const row of rows) {
          if (kept.has(row)) {
            sum += heights.get(row);
            let hadNote = true;
            for (const note of row.querySelectorAll(".note")) {
              if (kept.has(note)) sum += heights.get(note);
              else if (hadNote) sum += gap;
              hadNote = kept.has(note);
            }
          } else if (wasKept) sum += gap;
          wasKept = kept.has(row);
        }
        return sum;
      };
      const style = getComputedStyle(listing);
      const room = () => listing.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      // The reason for the latest value is worth more than the drawing.
      const reason = groups.slice(1).find(([, note]) => note && note.matches(".reads")) || [];
      if (height(new Set([...groups[0], ...reason])) > room()) slide.classList.add("without-drawing");
      const most = room();
      const kept = new Set(groups[0]);
      for (const parts of groups) {
        const more = new Set([...kept, ...parts]);
        if (height(more) <= most) for (const part of parts) kept.add(part);
      }
      const leaveOut = (parts) => {
        let last = null;
        for (const part of parts) {
          part.hidden = !kept.has(part);
          if (!part.hidden) { last = null; continue; }
          if (last) continue;
          last = document.createElement("li");
          last.className = "gap";
          last.textContent = "⋮";
          part.before(last);
        }
      };
      for (const row of rows) if (kept.has(row)) leaveOut([...row.querySelectorAll(".note")]);
      leaveOut(rows);
      if (!isIn(listing)) clip(slide, listing, 1);
    }

    """

  private static let clipping = """
    // Scrolls a part, and cuts it between lines of text.
    function clip(slide, part, progress) {
      part.style.clipPath = "";
      part.scrollTop = (part.scrollHeight - part.clientHeight) * progress;
      const frame = part.getBoundingClientRect();
      const lines = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        range.selectNode(texts.currentNode);
        lines.push(...[...range.getClientRects()].filter((line) => line.width));
      }
      const cut = { above: frame.top, below: frame.bottom };
      for (const line of lines) {
        if (line.top < frame.top && line.bottom > cut.above) cut.above = line.bottom;
        if (line.bottom > frame.bottom && line.top < cut.below) cut.below = line.top;
      }
      const isCut = { above: lines.some((line) => line.top < frame.top - 2), below: lines.some((line) => line.bottom > frame.bottom + 2) };
      if (isCut.above || isCut.below)
        part.style.clipPath = "inset(" + (cut.above - frame.top) + "px 0 " + (frame.bottom - cut.below) + "px 0)";
      slide.dataset.more = Object.keys(isCut).filter((side) => isCut[side]).join(" ");
    }

    """
}
