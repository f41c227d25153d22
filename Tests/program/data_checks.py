"""Data that are missing or broken: one sentence that names file, line and what was expected."""

import gzip
import os
import pathlib
import shutil
import tempfile
import unittest

from program_window import Window, wait
from storyboards import is_sentence, run

SHIPPED = pathlib.Path(__file__).resolve().parents[2] / "data"
ROWS = 300  # of the record, in the copies that are broken


class BrokenData(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.directory.cleanup)
        cls.root = pathlib.Path(cls.directory.name)
        with gzip.open(SHIPPED / "flights.csv.gz", "rt", encoding="utf-8") as file:
            cls.lines = [next(file) for _ in range(ROWS)]

    def copy(self, name):
        """A directory with what is shipped, the flights being the first of the record."""
        directory = self.root / name
        shutil.copytree(SHIPPED, directory)
        self.write_flights(directory, self.lines)
        return directory

    def write_flights(self, directory, lines):
        with gzip.open(directory / "flights.csv.gz", "wt", encoding="utf-8") as file:
            file.writelines(lines)

    def truncated(self, name):
        directory = self.copy(name)
        whole = (SHIPPED / "flights.csv.gz").read_bytes()
        (directory / "flights.csv.gz").write_bytes(whole[:len(whole) // 3])
        return directory

    def with_broken_row(self, name, line=200):
        """Line 200 has a word for its date."""
        directory = self.copy(name)
        lines = list(self.lines)
        lines[line - 1] = "someday" + lines[line - 1][lines[line - 1].index(","):]
        self.write_flights(directory, lines)
        return directory

    def assert_refused(self, *arguments):
        """The one sentence."""
        result = run("--storyboard", "page/flights", "--times", "0", "--json-only", "--out",
                     str(self.root / "out"), *map(str, arguments))
        self.assertEqual((result.returncode, result.stdout), (2, ""), result.stderr)
        self.assertTrue(is_sentence(result.stderr), result.stderr)
        return result.stderr

    def assert_words(self, text, *words):
        for word in words:
            self.assertIn(str(word), text)


class Storyboards(BrokenData):
    def test_the_copies_are_good_before_they_are_broken(self):
        result = run("--storyboard", "page/flights", "--times", "0", "--json-only", "--out",
                     str(self.root / "out"), "--data", str(self.copy("good")))
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_missing_directory(self):
        missing = self.root / "missing"
        self.assert_words(self.assert_refused("--data", missing), missing, "directory")

    def test_file_in_place_of_a_directory(self):
        file = self.root / "file"
        file.write_text("")
        self.assert_words(self.assert_refused("--data", file), file)

    def test_missing_file(self):
        for name in ("flights.csv.gz", "airports.csv", "airlines.csv"):
            with self.subTest(name=name):
                directory = self.copy(f"without-{name}")
                (directory / name).unlink()
                self.assert_words(self.assert_refused("--data", directory), directory / name)

    def test_truncated_file(self):
        for name in ("flights.csv.gz", "weather.csv.gz"):
            with self.subTest(name=name):
                directory = self.copy(f"truncated-{name}")
                whole = (SHIPPED / name).read_bytes()
                (directory / name).write_bytes(whole[:len(whole) // 3])
                self.assert_words(
                    self.assert_refused("--data", directory), directory / name, "expected")

    def test_not_compressed_or_empty(self):
        for number, content in enumerate((b"", b"\x1f\x8b", b"no gz", bytes(range(256)) * 9)):
            with self.subTest(content=content[:8]):
                directory = self.copy(f"odd-{number}")
                (directory / "flights.csv.gz").write_bytes(content)
                self.assert_words(self.assert_refused("--data", directory),
                                  directory / "flights.csv.gz", "expected")

    def test_broken_row(self):
        directory = self.with_broken_row("row")
        self.assert_words(self.assert_refused("--data", directory), directory / "flights.csv.gz",
                          "line 200", "column 1", "someday", "expected a date")

    def test_every_field_that_can_be_wrong(self):
        """Each field of a row in turn, and too few and too many of them."""
        header = self.lines[0].rstrip("\n").split(",")
        row = self.lines[99].rstrip("\n").split(",")
        directory = self.copy("fields")
        for index, name in enumerate(header):
            if name in ("tail", "arr_time"):  # a tail number may be any word
                continue
            broken = row[:index] + ["?!"] + row[index + 1:]
            self.write_flights(directory, self.lines[:99] + [",".join(broken) + "\n"])
            with self.subTest(field=name):
                self.assert_words(self.assert_refused("--data", directory), "line 100",
                                  f"column {index + 1}", "expected", "?!")
        for broken in (row[:-1], row + ["1"], [""]):
            self.write_flights(directory, self.lines[:99] + [",".join(broken) + "\n"] +
                               self.lines[100:])
            with self.subTest(fields=len(broken)):
                self.assert_words(self.assert_refused("--data", directory), "line 100", "expected")

    def test_broken_rows_of_the_other_files(self):
        for name in ("airports.csv", "airlines.csv", "planes.csv"):
            directory = self.copy(f"other-{name}")
            lines = (directory / name).read_text(encoding="utf-8").splitlines()
            lines[4] = lines[4].replace(",", ";")
            (directory / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
            with self.subTest(name=name):
                self.assert_words(self.assert_refused("--data", directory), directory / name,
                                  "line 5", "expected")

    def test_own_file(self):
        file = self.root / "own.csv"
        lines = list(self.lines)
        lines[19] = lines[19].replace(",", ",,", 1)
        file.write_text("".join(lines), encoding="utf-8")
        self.assert_words(self.assert_refused(file), file, "line 20", "expected")
        self.assert_words(self.assert_refused(self.root / "none.csv"), self.root / "none.csv")


class InTheWindow(BrokenData):
    def assert_shown(self, *arguments):
        sentence = self.assert_refused(*arguments).removeprefix("FlightsDesktop: ").strip()
        with Window(*map(str, arguments)) as window:
            wait(lambda: any(sentence in name for name in window.names()), sentence, limit=12)
            self.assertTrue(window.is_running)

    def test_missing_directory(self):
        self.assert_shown("--data", self.root / "missing")

    def test_truncated_file(self):
        self.assert_shown("--data", self.truncated("window-truncated"))

    def test_broken_row(self):
        self.assert_shown("--data", self.with_broken_row("window-row"))


if __name__ == "__main__":
    unittest.main()
