"""Idle is idle: nothing moves, so nothing is drawn and hardly anything wakes up."""

import contextlib
import glob
import time
import unittest

from program_window import Window

DAY = ("--now", "2013-06-27T14:16")
FLIGHT = ("--flight", "2013-06-27-US-810-JFK")
STRIP = 16  # seconds: three rounds of five after the start
SPAN = 5
MAXIMUM_CPU = 0.010
MAXIMUM_WAKE_UPS = SPAN + 1  # one a second, the first right at the start


class Reading:
    """Processor time and wake-ups of all threads of a process."""

    def __init__(self, process):
        self.seconds, self.wake_ups = 0.0, 0
        for task in glob.glob(f"/proc/{process.pid}/task/*"):
            with contextlib.suppress(FileNotFoundError):
                with open(f"{task}/schedstat", encoding="ascii") as file:
                    self.seconds += int(file.read().split()[0]) / 1e9
                with open(f"{task}/status", encoding="ascii", errors="replace") as file:
                    self.wake_ups += next(int(line.split()[1]) for line in file
                                          if line.startswith("voluntary_ctxt_switches"))


class Idle(unittest.TestCase):
    def assert_idle(self, windows):
        """All of them at the same time, after their strips came to rest."""
        before = {name: Reading(window.process) for name, window in windows.items()}
        time.sleep(SPAN)
        for name, window in windows.items():
            after = Reading(window.process)
            with self.subTest(window=name):
                self.assertTrue(window.is_running)
                self.assertLess(after.seconds - before[name].seconds, MAXIMUM_CPU)
                self.assertLessEqual(after.wake_ups - before[name].wake_ups, MAXIMUM_WAKE_UPS)

    def open(self, **arguments):
        """Windows by name, each settled: what it is waited for is a role and a name's start."""
        windows = {}
        for name, (options, role, start) in arguments.items():
            windows[name] = self.enterContext(Window("--data", "sample", *DAY, *options))
            windows[name].find(role, start)
        return windows

    def test_with_full_motion_after_the_strip_came_to_rest(self):
        began = time.monotonic()
        windows = self.open(
            flights=(("--motion", "full"), "list", "Flights of the day"),
            details=(("--motion", "full", *FLIGHT), "push button", "Show terminal map"),
            awards=(("--motion", "full", "--page", "awards"), "push button", "Homebound"))
        self.assertLess(time.monotonic() - began, 12)
        time.sleep(STRIP)
        self.assert_idle(windows)

    def test_without_motion_and_with_a_map_whose_path_rests(self):
        windows = self.open(
            reduced=(("--motion", "reduced", *FLIGHT), "push button", "Show terminal map"),
            none=(("--motion", "none", *FLIGHT), "push button", "Show terminal map"))
        for window in windows.values():
            window.find("push button", "Show terminal map").activate()
            window.find("image", "Map of terminal")
        time.sleep(2)
        self.assert_idle(windows)

    def test_a_running_path_is_noticed(self):
        """What is measured here sees frames where there are some."""
        (window,) = self.open(
            map=(("--motion", "full", *FLIGHT), "push button", "Show terminal map")).values()
        window.find("push button", "Show terminal map").activate()
        window.find("push button", "Pause the way to the gate")
        before = Reading(window.process)
        time.sleep(2)
        self.assertGreater(Reading(window.process).wake_ups - before.wake_ups, 20)


if __name__ == "__main__":
    unittest.main()
