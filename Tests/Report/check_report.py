"""The checks of `scripts/test-report`. Each prints a line; the exit code says whether all of them hold."""
import glob
import os
import subprocess
import sys
import tempfile
import time
import zipfile

import browser

AXE = "axe-playwright-python==0.1.8"
TODAY = "2026-12-01"
KEY_COUNT = 3000
failures = 0


def check(name, problem):
    """Prints whether something holds. `problem` is what is wrong, empty where nothing is."""
    global failures
    failures += bool(problem)
    print(f"  {'FAIL' if problem else 'ok  '}  {name}" + (f": {problem}" if problem else ""), flush=True)


def tool(root):
    """Builds the tool and gives its path."""
    subprocess.run(["swift", "build", "--product", "config-registry"], cwd=root, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(["swift", "build", "--show-bin-path"], cwd=root, check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "config-registry")


def axe(folder):
    """The text of axe-core, or None where PyPI cannot be reached. AXE names a file that has it."""
    if "AXE" not in os.environ:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--retries", "1", "--timeout", "10", "-d", folder, AXE]
        try:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
            with zipfile.ZipFile(glob.glob(os.path.join(folder, "*.whl"))[0]) as wheel:
                return wheel.read("axe_playwright_python/axe.min.js").decode()
        except (OSError, subprocess.SubprocessError, IndexError):
            return None
    with open(os.environ["AXE"], encoding="utf-8") as file:
        return file.read()


def large_registry(count):
    """A registry with as many keys as the service holds, of which two in three have a last day."""
    lines = ["$registry: {owners: {" + ", ".join(f"team{n}: {{codeowners: '@org/team{n}'}}" for n in range(40)) + "}}"]
    for n in range(count):
        day = f"20{26 + n % 3}-{n % 12 + 1:02}-{n % 28 + 1:02}"
        expiry = f"expires: {day}" if n % 3 else "expires: never, reason: kill switch"
        lines.append(
            f"feature_{n}_enabled: {{owner: team{n % 40}, type: bool, default: false, {expiry}, tags: [a{n % 7}], "
            f"description: 'What number {n} does, in a sentence of the usual length.', tracker: 'https://example.com/{n}'}}")
    return "\n".join(lines) + "\n"


def sources(count):
    return "".join(f"let a{n} = FeatureConfig.feature{n}Enabled\n" * (n % 6) for n in range(count))


def violations(tab, library):
    """What axe finds, in words."""
    tab.run(library + "; undefined")
    found = tab.run(
        "axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations.map((v) => v.id + ' at ' + v.nodes[0].target))")
    return "; ".join(found)


def look(tab, page, library):
    """What holds of a page with a handful of keys."""
    for width in (390, 1280):
        for dark in (False, True):
            tab.show(width, dark=dark)
            tab.open(page)
            place = f"at {width} px in {'dark' if dark else 'light'}"
            check(f"nothing is wider than the window {place}", tab.run(
                "document.documentElement.scrollWidth > innerWidth ? 'the page is ' + document.documentElement.scrollWidth : ''"))
            if library:
                check(f"axe finds no violation {place}", violations(tab, library))
    tab.show(1280)
    tab.open(page)
    check("the headings have an order", tab.run(
        "[...document.querySelectorAll('h1, h2, h3, h4')].map((h) => +h.tagName[1]).reduce((s, n) => "
        "({last: n, text: n > s.last + 1 ? s.text + ' h' + n + ' behind h' + s.last : s.text}), {last: 0, text: ''}).text"))
    check("each table has headers for its columns and rows", tab.run(
        "[...document.querySelectorAll('table')].filter((t) => !t.caption || [...t.tHead.rows[0].cells].some((c) => c.scope !== 'col')"
        " || [...t.tBodies[0].rows].some((r) => r.cells[0].scope !== 'row')).map((t) => t.caption?.textContent ?? 'one without a name')"
        ".join()"))


SHOWN = "[...document.querySelectorAll('#key-table tbody tr:not([hidden]) th code')].map((c) => c.textContent)"


def use(tab, page):
    """Filters and sorts as a person does."""
    tab.open(page)

    def enter(name, value):
        tab.run(f"(() => {{ const e = document.getElementById('{name}'); e.value = '{value}'; "
                "e.dispatchEvent(new Event('input', {bubbles: true})); })()")

    def differs(actual, expected):
        return "" if actual == expected else f"{actual} instead of {expected}"

    def click(column):
        tab.run(f"document.querySelector('#key-table th[data-sort={column}] button').click()")

    enter("find", "chunk media")
    check("'Find' shows the keys that have all of its words", differs(tab.run(SHOWN), ["upload_chunk_bytes"]))
    check("the number of keys is told", differs(tab.run("document.getElementById('shown').textContent"), "1 of 6 keys"))
    enter("find", "")
    enter("state", "expired")
    check("a status shows its keys", differs(tab.run(SHOWN), ["referral_banner"]))
    tab.run("location.hash = '#key-trial_days'")
    tab.run("new Promise((done) => setTimeout(done, 50))")
    check("a link to a key that is not shown shows it", differs(len(tab.run(SHOWN)), 6))
    enter("team", "growth")
    check("a team shows its keys", differs(tab.run(SHOWN), ["referral_banner", "trial_days"]))
    enter("team", "")
    click("key")
    names = tab.run(SHOWN)
    check("a click on a column sorts by it", differs(names, sorted(names)))
    click("key")
    check("a second one turns the order round", differs(tab.run(SHOWN), sorted(names, reverse=True)))
    check("the order is told", differs(tab.run("document.querySelector('th[aria-sort]').getAttribute('aria-sort')"), "descending"))
    click("expires")
    check("days are sorted by the calendar, and what has none comes last", differs(tab.run(SHOWN)[0::5], ["referral_banner", "config_version"]))


def without_scripts(tab, page):
    tab.open(page, scripts=False)
    text = tab.run("document.body.textContent")
    missing = [word for word in ["referral_banner", "Expired 29 days ago", "under 'iOS 17'", "App/A.swift:1", "5.0.0, 5.1.0", "old_paywall"] if word not in text]
    check("everything is there without scripts", ", ".join(missing))
    check("what needs scripts is not", tab.run("getComputedStyle(document.getElementById('filter')).display === 'none' ? '' : 'the filter'"))


def marks(tab, count, name):
    found = tab.run("[document.querySelectorAll('.mark').length, document.querySelectorAll('#key-table time').length]")
    check(f"the timeline has a mark for each key with a last day, {name}", "" if found == [count, count] else f"{found}, not {count}")


def seconds_to_show(tab, page):
    began = time.monotonic()
    tab.open(page)
    tab.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return time.monotonic() - began


def large(tab, page):
    tab.show(1280)
    # The best of three, since something else may run on the machine.
    seconds = min(seconds_to_show(tab, page) for _ in range(3))
    check(f"{KEY_COUNT} keys are there in less than two seconds", "" if seconds < 2 else f"{seconds:.1f} s")
    print(f"        {seconds:.2f} s, {os.path.getsize(page) // 1000} kB")
    marks(tab, KEY_COUNT * 2 // 3, f"of {KEY_COUNT} keys")


def pictures(tab, page, folder):
    os.makedirs(folder, exist_ok=True)
    for width in (390, 1280):
        for dark in (False, True):
            tab.show(width, dark=dark)
            tab.open(page)
            tab.show(width, tab.run("document.documentElement.scrollHeight"), dark)
            tab.picture(os.path.join(folder, f"report-{width}-{'dark' if dark else 'light'}.png"))


def main(root, folder):
    program = browser.path()
    if program is None:
        print("SKIPPED: scripts/test-report needs Chromium")
        return 0
    sample = os.path.join(root, "Tests", "Report", "Sample")
    executable = tool(root)
    with tempfile.TemporaryDirectory() as work:
        def report(name, *words, cwd=sample):
            page = os.path.join(work, name)
            subprocess.run([executable, "report", "--output", page, "--today", TODAY, *words], cwd=cwd, check=True)
            return page

        page = report(
            "page.html", "--remote", "export.json", "--sources", "App", "--shipped", "Releases", "--against", "Releases/5.0.0.yml")
        with open(os.path.join(work, "config-registry.yml"), "w", encoding="utf-8") as file:
            file.write(large_registry(KEY_COUNT))
        with open(os.path.join(work, "A.swift"), "w", encoding="utf-8") as file:
            file.write(sources(KEY_COUNT))
        many = report("many.html", "--sources", ".", cwd=work)
        library = axe(work)
        if library is None:
            print("SKIPPED: axe in scripts/test-report: PyPI cannot be reached")
        with browser.Browser(program) as tab:
            look(tab, page, library)
            marks(tab, 4, "of a few keys")
            use(tab, page)
            without_scripts(tab, page)
            large(tab, many)
            check("no page has an error in the console, or asks for something", "; ".join(tab.complaints))
            if folder:
                pictures(tab, page, folder)
    return 1 if failures else 0
