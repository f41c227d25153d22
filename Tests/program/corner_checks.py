"""Corners that were wrong once, seen from outside: each of these checks failed before it was mended."""

import tempfile
import time
import unittest

from idle_checks import MAXIMUM_CPU, SPAN, STRIP, Reading
from program_window import Window, wait
from storyboards import LEVELS, at_level, is_sentence, render, run, storyboard

WIDTH = 1280


class Storyboards(unittest.TestCase):
    def test_plane_does_not_fly_without_motion(self):
        for level in ("reduced", "none"):
            with self.subTest(level=level):
                self.assertEqual(
                    [frame["loops"] for frame in at_level("plane-strip", level).frames][:2], [0, 0])

    def test_map_comes_from_the_trailing_side_right_to_left(self):
        one, other = storyboard("map-open"), storyboard("map-open", "--direction", "rtl")
        for (time, panel), (_, mirrored) in zip(
                one.track("map.panel"), other.track("map.panel")):
            with self.subTest(time=time):
                self.assertAlmostEqual(mirrored["frame"][0],
                                       WIDTH - panel["frame"][0] - panel["frame"][2], delta=1.01)

    def test_unknown_airport_and_flight(self):
        with tempfile.TemporaryDirectory() as directory:
            for option, value in (("--airport", "XYZ"), ("--flight", "2013-06-27-ZZ-1-JFK")):
                with self.subTest(option=option):
                    result = run("--storyboard", "page/flights", "--times", "0", "--out",
                                 directory, option, value)
                    self.assertEqual(result.returncode, 2)
                    self.assertTrue(is_sentence(result.stderr), result.stderr)
                    self.assertIn(value, result.stderr)

    def test_smallest_size_without_warnings(self):
        with tempfile.TemporaryDirectory() as directory:
            render("page/flights", directory, "--size", "100x100", times=(0,))


SAMPLE = ("--data", "sample", "--now", "2013-06-27T14:16")
FLIGHT = ("--flight", "2013-06-27-US-810-JFK")


class Windows(unittest.TestCase):
    def test_paused_path_asks_for_no_frames(self):
        with Window(*SAMPLE, *FLIGHT, "--motion", "full") as window:
            window.find("push button", "Show terminal map").activate()
            window.find("push button", "Pause the way to the gate").activate()
            window.find("push button", "Play the way to the gate")
            time.sleep(STRIP)
            before = Reading(window.process)
            time.sleep(SPAN)
            self.assertLess(Reading(window.process).seconds - before.seconds, MAXIMUM_CPU)

    def test_escape_gives_the_focus_back_to_the_cell(self):
        with Window(*SAMPLE, "--page", "awards") as window:
            window.find("push button", "Homebound").activate()
            wait(lambda: window.focused() and window.focused().name == "Close", "the card")
            window.focus_window()
            window.keys("Escape")
            wait(lambda: window.focused() and window.focused().name.startswith("Homebound"),
                 "the focus on the cell", limit=4)

    def test_opened_award_has_no_toolkit_name(self):
        with Window(*SAMPLE, "--page", "awards") as window:
            window.find("push button", "Homebound").activate()
            window.find("panel", "Homebound")
            self.assertNotIn("GtkLabel", window.names())

    def test_control_q_quits(self):
        with Window(*SAMPLE) as window:
            window.find("list", "Flights of the day")
            window.focus_window()
            window.keys("ctrl+q")
            wait(lambda: not window.is_running, "the end", limit=5)

    def test_nothing_is_said_on_the_terminal(self):
        with Window("--data", "nyc2013") as window:
            wait(lambda: len(window.nodes("list item", "To ")) > 20, "the board")
            self.assertEqual(window.messages.strip(), "")


if __name__ == "__main__":
    unittest.main()
