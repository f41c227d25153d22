"""The program in its window: what a screen reader finds, and what the keyboard does."""

import re
import unittest

from program_window import Window, wait

TOOLKIT = re.compile(r"C?(Gtk|Gdk|Gsk|Adw|Pango)[A-Z]\w*")
DAY = ("--now", "2013-06-27T14:16")
SAMPLE_FLIGHT = "2013-06-27-US-810-JFK"


class WindowCase(unittest.TestCase):
    def assert_well_named(self, window):
        """No toolkit class name but on scroll bars and in them; every button has a name."""
        for node, above in window.tree():
            is_scroll_bar = any(one.role == "scroll bar" for one in [*above, node])
            if not is_scroll_bar:
                self.assertIsNone(TOOLKIT.fullmatch(node.name), (node, above))
            if node.role in ("push button", "toggle button", "check box", "radio button",
                             "list item", "link"):
                self.assertNotEqual(node.name.strip(), "", above)

    def tab_to(self, window, role, start="", limit=20, past=0):
        """Presses Tab until the focus is there, as somebody without a pointer does.

        Where the focus is after each of the first few is not asked.
        """
        window.focus_window()
        window.keys(*["Tab"] * past)
        for _ in range(limit):
            node = window.next_focus("Tab")
            if node and node.role == role and node.name.startswith(start):
                return node
        self.fail(f"Tab does not reach a {role} “{start}…”")


class RealFlights(WindowCase):
    """One window on the record, on the day of the scenes."""

    def test_board_and_a_flight_by_keyboard(self):
        with Window("--data", "nyc2013", *DAY) as window:
            rows = wait(lambda: self.rows(window), "the board")
            self.assertGreater(len(rows), 20)
            self.assertEqual(len(set(rows)), len(rows), "a flight is listed twice")
            self.assert_well_named(window)

            self.tab_to(window, "list item", past=12)
            chosen = window.next_focus("Down")
            self.assertEqual(chosen.role, "list item")
            window.keys("Return")
            window.find("label", "Aircraft")
            self.assertRegex(chosen.name, r"\ATo ([^,]+), (.+) (\d+), ")
            place, airline, number = re.match(r"To ([^,]+), (.+) (\d+), ", chosen.name).groups()
            details = set(window.names())
            self.assertIn(f"To {place}", details)
            self.assertTrue(
                any(re.match(rf"{airline}\b.* {number} · Thursday 27 June 2013", name)
                    for name in details), (airline, number))
            self.assertTrue(any(re.match(r"N\w+ · \d{4} · \d+ seats", name) for name in details)
                            or "not reported" in " ".join(details))
            self.assert_well_named(window)
            self.assertTrue(window.is_running)

    def rows(self, window):
        names = [node.name for node in window.nodes("list item", "To ")]
        return names if len(names) > 20 else None


class TerminalMap(WindowCase):
    def test_opens_by_key_and_by_action(self):
        with Window("--data", "sample", *DAY, "--flight", SAMPLE_FLIGHT) as window:
            window.find("push button", "Show terminal map")
            window.focus_window()
            window.keys("ctrl+m")
            window.find("image", "Map of terminal")
            hide = window.find("push button", "Hide terminal map")
            window.find("push button", "Pause the way to the gate")
            self.assert_well_named(window)
            self.assertEqual(window.nodes("push button", "Show terminal map"), [])

            hide.activate()
            show = window.find("push button", "Show terminal map")
            wait(lambda: not window.nodes("image", "Map of terminal"), "the map gone")
            show.activate()
            window.find("image", "Map of terminal")

    def test_the_key_goes_to_the_flight_that_comes(self):
        with Window("--data", "sample", *DAY, "--flight", SAMPLE_FLIGHT, "--slow", "10") as window:
            window.find("push button", "Show terminal map")
            rows = [node for node in window.nodes("list item", "To ") if "US 810" not in node.name]
            window.focus_window()
            rows[0].activate()
            window.keys("ctrl+m")
            window.find("image", "Map of terminal")
            self.assertEqual(window.messages.strip(), "")

    def test_is_gone_from_the_tree_while_it_still_leaves(self):
        with Window("--data", "sample", *DAY, "--flight", SAMPLE_FLIGHT, "--slow", "20") as window:
            show = window.find("push button", "Show terminal map")
            show.activate()
            window.find("image", "Map of terminal")
            window.find("push button", "Hide terminal map").activate()
            wait(lambda: not window.nodes("image", "Map of terminal"), "the map gone", limit=3)


class Awards(WindowCase):
    AWARDS = ("First Light", "Overnight", "Boarding Pass", "Window Shopper", "Homebound", "Taste",
              "Storm Watcher")

    def test_a_card_opens_and_escape_closes_it(self):
        with Window("--data", "sample", *DAY, "--page", "awards") as window:
            for name in self.AWARDS:
                window.find("push button", name)
            self.assert_well_named(window)
            cell = self.tab_to(window, "push button", "Homebound", past=6)
            window.keys("Return")
            wait(lambda: (window.focused() or cell).name == "Close", "the focus on the card")
            self.assertEqual(window.nodes("push button", "Homebound"), [])
            window.find("panel", "Homebound")
            window.keys("Escape")
            window.find("push button", "Homebound")
            wait(lambda: not window.nodes("panel", "Homebound"), "the card gone")
            self.assertTrue(window.is_running)


if __name__ == "__main__":
    unittest.main()
