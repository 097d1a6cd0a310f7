/// The script of a room's pages. Its texts come from the room itself, which has escaped them.
enum PartScript {
  static let text = """
    "use strict";
    // Fetches what has changed, once a second, and sends answers without leaving the page.
    const main = document.querySelector("main");
    const lost = document.getElementById("lost");
    let version = main.dataset.version;
    async function take(response) {
      lost.hidden = true;
      if (response.status === 403) { location.reload(); return; }
      if (response.status !== 200) return;
      version = response.headers.get("X-Version");
      const text = await response.text();
      const focused = document.activeElement && document.activeElement.value;
      const isOpen = Boolean(main.querySelector("details[open]"));
      main.innerHTML = text;
      if (isOpen) main.querySelector("details").open = true;
      const again = focused && main.querySelector('button[value="' + CSS.escape(focused) + '"]');
      if (again) again.focus();
      fit();
    }
    // The wall's type is as large as the slide has room for, in the arrangement in which least code
    // wraps. If a slide has too little room, the answer stays in view, and what happened last.
    const sizes = [1.5, 1.4, 1.3, 1.2, 1.1, 1];
    const omissions = [[], ["code"], ["state"], ["code", "state"], ["code", "state", "rounds"], ["code", "state", "votes"]];
    function fit() {
      const slide = main.querySelector(".slide");
      if (!slide) return;
      main.style.setProperty("--fit", 1);
      const listing = slide.querySelector(".listing");
      const arrange = (size, arrangement, isTight) => {
        main.style.setProperty("--fit", size);
        slide.dataset.arrangement = arrangement;
        if (listing) listing.classList.toggle("tight", isTight);
      };
      // On a screen that is higher than it is wide, the reader scrolls.
      if (innerHeight > innerWidth) { arrange(1, "below", false); return; }
      const isIn = (part) => part.scrollHeight <= part.clientHeight + 2;
      const parts = [...slide.querySelectorAll(".main, .main > :not(.drawing), .asks")];
      const side = slide.querySelector(".side");
      const join = slide.querySelector(".join");
      const lines = [...slide.querySelectorAll(".main code > .line, .main li > code")];
      const drawing = slide.querySelector(".drawing");
      const isWhole = () => !drawing || drawing.scrollWidth <= drawing.clientWidth + 2;
      const fits = (size) => isIn(slide) && parts.every(isIn) && isIn(side) && (size === 1 || isWhole()) &&
        join.getBoundingClientRect().top >= slide.querySelector(".top").getBoundingClientRect().bottom;
      const arrangements = slide.matches(".question") ? ["wide", "below", "beside", "rail"] : ["below"];
      const omit = (parts) => {
        for (const part of ["code", "state", "rounds", "votes"])
          slide.classList.toggle("without-" + part, parts.includes(part));
      };
      arrange(1, arrangements.at(-1), false);
      for (const parts of omissions) {
        omit(parts);
        if (isIn(side)) break;
      }
      let best;
      for (const isTight of listing ? [false, true] : [false])
        for (const size of isTight ? [1] : sizes)
          for (const arrangement of arrangements) {
            arrange(size, arrangement, isTight);
            if (!fits(size)) continue;
            const line = innerHeight / 30 * size * 1.3;
            const wrapped = lines.filter((code) => code.clientHeight)
              .reduce((sum, code) => sum + Math.round(code.clientHeight / line) - 1, 0);
            const score = size - wrapped * .06 - (isTight ? .5 : 0);
            if (!best || score > best.score) best = { score, choice: [size, arrangement, isTight] };
          }
      arrange(...(best ? best.choice : [1, arrangements.at(-1), Boolean(listing)]));
      const body = slide.querySelector(".main");
      body.scrollTop = body.scrollHeight * slide.dataset.progress / 1000;
      // The event that happened last, or that shows an answer, stays in view.
      const current = slide.querySelector(".current, .proof");
      if (current)
        listing.scrollTop += current.getBoundingClientRect().bottom -
          listing.getBoundingClientRect().bottom + innerHeight / 15;
      if (listing)
        listing.classList.toggle("cut", listing.scrollTop + listing.clientHeight < listing.scrollHeight - 2);
      // The last event of a drawing stays in view.
      if (!drawing) return;
      const picture = drawing.firstElementChild;
      const value = (name) => Number(picture.style.getPropertyValue(name));
      const scale = picture.clientWidth / value("--width");
      drawing.scrollLeft = value("--x") * scale - drawing.clientWidth * .75;
      drawing.scrollTop = value("--y") * scale - drawing.clientHeight / 2;
    }
    addEventListener("resize", fit);
    fit();
    async function look() {
      try {
        await take(await fetch(main.dataset.part + "?since=" + version, { cache: "no-store" }));
      } catch { lost.hidden = false; }
      setTimeout(look, 800 + Math.random() * 400);
    }
    main.addEventListener("submit", async (event) => {
      if (!event.submitter) return;
      event.preventDefault();
      const body = new URLSearchParams(new FormData(event.target, event.submitter));
      for (let tries = 0; tries < 5; tries++) {
        try {
          const response = await fetch(event.target.action, { method: "POST", headers: { "X-Part": "1" }, body });
          if (response.status !== 429) { await take(response); return; }
        } catch { lost.hidden = false; }
        await new Promise((done) => setTimeout(done, 500 + Math.random() * 1000));
      }
    });
    setTimeout(look, 500);

    """
}
