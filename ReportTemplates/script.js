"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const [form, find, team, state, type, shown, table] = ["filter", "find", "team", "state", "type", "shown", "key-table"].map(byId);
  if (!table) return;
  document.documentElement.classList.add("scripted");
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => ({ row, text: null }));
  const textOf = (item) => item.text ?? (item.text = item.row.textContent.toLowerCase());

  function filter() {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of rows) {
      const data = item.row.dataset;
      const fits = (!team.value || data.team === team.value) && (!type.value || data.type === type.value)
        && (!state.value || data.states.split(" ").includes(state.value)) && words.every((word) => textOf(item).includes(word));
      if (item.row.hidden === fits) item.row.hidden = !fits;
      if (fits) count += 1;
    }
    shown.textContent = `${count} of ${rows.length} ${rows.length === 1 ? "key" : "keys"}`;
  }

  function sort(header, isDescending) {
    const name = header.dataset.sort;
    const valueOf = name === "key" ? (item) => item.row.cells[0].firstElementChild.textContent : (item) => item.row.dataset[name];
    const isNumber = name === "uses" || name === "versions";
    const compare = isNumber ? (a, b) => a.value - b.value : (a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
    const sorted = rows.map((item, index) => ({ item, index, value: valueOf(item) }));
    sorted.sort((a, b) => (isDescending ? compare(b, a) : compare(a, b)) || a.index - b.index);
    body.append(...sorted.map((entry) => entry.item.row));
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    header.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
  }

  for (const header of table.tHead.querySelectorAll("th[data-sort]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = header.textContent;
    button.addEventListener("click", () => sort(header, header.getAttribute("aria-sort") === "ascending"));
    header.replaceChildren(button);
  }
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  // A browser may keep what was typed before a reload.
  form.reset();

  // A link to a key that the filter hides shows every key again.
  function reveal() {
    const row = byId(decodeURIComponent(location.hash.slice(1)));
    if (row && row.hidden) {
      form.reset();
      filter();
      row.scrollIntoView();
    }
  }
  addEventListener("hashchange", reveal);
  for (const mark of document.querySelectorAll(".mark")) {
    mark.addEventListener("click", () => { location.hash = mark.dataset.key; });
  }
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
})();
