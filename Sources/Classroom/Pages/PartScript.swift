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
      main.innerHTML = text;
      const again = focused && main.querySelector('button[value="' + CSS.escape(focused) + '"]');
      if (again) again.focus();
      fit();
    }
    // The wall's type is as large as the slide has room for, in the arrangement in which least code
    // wraps. If a slide has too little room, what happened last stays in view.
    function fit() {
      const slide = main.querySelector(".slide");
      if (!slide) return;
      const parts = [...slide.querySelectorAll(".main, .main > *, .asks")];
      const answered = slide.querySelector(".answered");
      const lines = [...slide.querySelectorAll(".main code > .line, .main li > code")];
      const listing = slide.querySelector(".listing");
      // Where the answer needs the room, the address alone says where the class is.
      const hasRoom = () => !answered || answered.clientHeight <= answered.parentElement.clientHeight;
      slide.classList.toggle("full", false);
      main.style.setProperty("--fit", 1);
      slide.classList.toggle("full", !hasRoom());
      const arrange = (size, arrangement, tight) => {
        main.style.setProperty("--fit", size);
        slide.dataset.arrangement = arrangement;
        if (listing) listing.classList.toggle("tight", tight);
        const isIn = slide.scrollHeight <= slide.clientHeight + 1 &&
          parts.every((part) => part.scrollHeight <= part.clientHeight + 2) &&
          hasRoom();
        const line = innerHeight / 30 * size * 1.3;
        const wrapped = lines.filter((line) => line.clientHeight).reduce((sum, code) =>
          sum + Math.round(code.clientHeight / line) - 1, 0);
        return [isIn, size - wrapped * .06 - (tight ? .5 : 0)];
      };
      const arrangements = slide.matches(".question") ? ["below", "beside", "rail"] : ["below"];
      let best;
      for (const tight of listing ? [false, true] : [false])
        for (const size of tight ? [1] : [1.5, 1.4, 1.3, 1.2, 1.1, 1])
          for (const arrangement of arrangements) {
            const [isIn, score] = arrange(size, arrangement, tight);
            if (!best || isIn && (!best.isIn || score > best.score))
              best = { isIn, score, choice: [size, arrangement, tight] };
          }
      arrange(...(best.isIn ? best.choice : [1, arrangements.at(-1), Boolean(listing)]));
      const body = slide.querySelector(".main");
      body.scrollTop = body.scrollHeight * slide.dataset.progress / 1000;
      const current = slide.querySelector(".current");
      if (current)
        listing.scrollTop += current.getBoundingClientRect().bottom -
          listing.getBoundingClientRect().bottom + innerHeight / 15;
      const drawing = slide.querySelector(".drawing");
      if (!drawing) return;
      const picture = drawing.firstElementChild;
      const scale = picture.clientWidth / picture.style.getPropertyValue("--width");
      drawing.scrollLeft = picture.style.getPropertyValue("--x") * scale - drawing.clientWidth * .75;
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
