"""Idle is idle: nothing moves, so nothing is drawn and hardly anything wakes up."""

import contextlib
import glob
import subprocess
import time
import unittest

from program_window import LIMIT, NAME, Window

DAY = ("--now", "2013-06-27T14:16")
FLIGHT = ("--flight", "2013-06-27-US-810-JFK")
FULL = ("--motion", "full")
AWARDS = ("--page", "awards")
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


def hide(window):
    """As a window manager minimizes it."""
    found = subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--all", "--pid", str(window.process.pid),
         "--name", f"^{NAME}$"], check=True, capture_output=True, text=True, timeout=LIMIT)
    subprocess.run(["xdotool", "windowunmap", "--sync", found.stdout.split()[0]],
                   check=True, capture_output=True, timeout=LIMIT)


class Idle(unittest.TestCase):
    def assert_idle(self, windows):
        """All of them at the same time."""
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

    def test_every_page_at_rest_and_hidden(self):
        windows = self.open(
            flights=(FULL, "list", "Flights of the day"),
            narrow=((*FULL, "--size", "480x800"), "list", "Flights of the day"),
            details=((*FULL, *FLIGHT), "push button", "Show terminal map"),
            map=((*FULL, *FLIGHT), "push button", "Show terminal map"),
            awards=((*FULL, *AWARDS), "push button", "Homebound"),
            card=((*FULL, *AWARDS), "push button", "Homebound"))
        windows["map"].find("push button", "Show terminal map").activate()
        windows["map"].find("push button", "Pause the way to the gate").activate()
        windows["map"].find("push button", "Play the way to the gate")
        windows["card"].find("push button", "Homebound").activate()
        windows["card"].find("push button", "Close")
        time.sleep(STRIP)
        self.assert_idle(windows)
        for window in windows.values():
            hide(window)
        time.sleep(1)
        self.assert_idle(windows)

    def test_what_would_run_rests_while_it_is_hidden_or_another_page_is_shown(self):
        windows = self.open(
            hidden=((*FULL, *FLIGHT), "push button", "Show terminal map"),
            elsewhere=((*FULL, *FLIGHT), "push button", "Show terminal map"))
        for window in windows.values():
            window.find("push button", "Show terminal map").activate()
            window.find("push button", "Pause the way to the gate")
        windows["elsewhere"].find(None, "Awards").activate()
        windows["elsewhere"].find("push button", "Homebound")
        hide(windows["hidden"])
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
            map=((*FULL, *FLIGHT), "push button", "Show terminal map")).values()
        window.find("push button", "Show terminal map").activate()
        window.find("push button", "Pause the way to the gate")
        before = Reading(window.process)
        time.sleep(2)
        self.assertGreater(Reading(window.process).wake_ups - before.wake_ups, 20)


if __name__ == "__main__":
    unittest.main()
