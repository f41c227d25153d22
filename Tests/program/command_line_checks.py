"""What the program answers on its command line, seen from outside and without a display."""

import os
import subprocess
import unittest

PROGRAM = os.environ["FLIGHTSDESKTOP"]


def run(*arguments):
    environment = {k: v for k, v in os.environ.items()
                   if k not in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
    return subprocess.run([PROGRAM, *arguments], env=environment, capture_output=True, text=True,
                          timeout=60)


class WithoutADisplay(unittest.TestCase):
    def test_help(self):
        result = run("--help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("--storyboard", result.stdout)

    def test_version(self):
        result = run("--version")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertRegex(result.stdout, r"\AFlightsDesktop \d+\.\d+\.\d+\n\Z")

    def test_list_of_scenes(self):
        result = run("--list-scenes")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        scenes = result.stdout.splitlines()
        self.assertEqual(len(scenes), len(set(scenes)), "a scene is listed twice")
        for scene in scenes:
            self.assertRegex(scene, r"\A[a-z0-9/-]+\Z")


class BadOptions(unittest.TestCase):
    def assert_sentence(self, arguments, *words):
        """Status 2, nothing on standard output and one line on standard error."""
        result = run(*arguments)
        self.assertEqual((result.returncode, result.stdout), (2, ""), result.stderr)
        self.assertRegex(result.stderr, r"\AFlightsDesktop: .+[.]\n\Z")
        for word in words:
            self.assertIn(word, result.stderr)

    def test_each_is_named_with_what_was_expected(self):
        for arguments, words in (
                (["--bogus"], ["--bogus"]),
                (["--slow"], ["--slow", "factor"]),
                (["--slow", "never"], ["--slow", "never", "factor"]),
                (["--now", "yesterday"], ["--now", "yesterday", "2013-06-27T14:16"]),
                (["--page", "home"], ["--page", "home", "awards"]),
                (["--motion", "some"], ["--motion", "some", "reduced"]),
                (["--flight", "B6 915"], ["--flight", "B6 915", "DATE-CARRIER-NUMBER-ORIGIN"]),
                (["--storyboard", "no-such"], ["--storyboard", "no-such", "--list-scenes"]),
                (["--times", "0"], ["--times", "--storyboard"]),
                (["one.csv", "two.csv"], ["two.csv"])):
            with self.subTest(arguments=arguments):
                self.assert_sentence(arguments, *words)


if __name__ == "__main__":
    unittest.main()
