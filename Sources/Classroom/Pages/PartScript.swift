/// The script of a room's pages. Its texts come from the room itself, which has escaped them.
enum PartScript {
  static let text = fetching + WallScript.text + looking

  private static let fetching = """
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

    """

  private static let looking = """
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
