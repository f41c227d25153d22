"""Renders storyboards for the checks, each at most once."""

import concurrent.futures
import functools
import json
import os
import re
import subprocess
import tempfile

PROGRAM = os.environ["FLIGHTSDESKTOP"]
LEVELS = ("full", "reduced", "none")
ENDLESS = 5.0  # seconds after which everything has settled
DENSE = tuple(round(index * 0.05, 2) for index in range(21)) + (1.5, 2.0, 3.0, 4.5, ENDLESS)


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=60)


@functools.cache
def scenes():
    return tuple(run("--list-scenes").stdout.split())


class Storyboard:
    """A scene's frames; elements by id."""

    def __init__(self, text):
        self.text = text
        self.document = json.loads(text)
        self.frames = self.document["frames"]

    def at(self, time):
        """The frame of a listed time."""
        return next(frame for frame in self.frames if frame["time"] == time)

    def elements(self, time):
        return {element["id"]: element for element in self.at(time)["elements"]}

    @property
    def first(self):
        return self.elements(self.frames[0]["time"])

    @property
    def last(self):
        return self.elements(self.frames[-1]["time"])

    def element(self, identifier, time):
        return self.elements(time)[identifier]

    def track(self, identifier):
        """(time, element) for each frame that has it."""
        return [(frame["time"], element) for frame in self.frames
                for element in frame["elements"] if element["id"] == identifier]

    @property
    def identifiers(self):
        return {element["id"] for frame in self.frames for element in frame["elements"]}


def render(scene, directory, *options, times=DENSE):
    """Runs the program; the files are in the directory."""
    result = run("--storyboard", scene, "--out", directory,
                 "--times", ",".join(map(str, times)), *options)
    if (result.returncode, result.stdout, result.stderr) != (0, "", ""):
        raise AssertionError(f"{scene} {options}: status {result.returncode}: "
                             f"{result.stdout}{result.stderr}")


@functools.cache
def storyboard(scene, *options, times=DENSE):
    """The scene's numbers."""
    with tempfile.TemporaryDirectory() as directory:
        render(scene, directory, "--json-only", *options, times=times)
        with open(os.path.join(directory, scene.replace("/", "-") + ".json"),
                  encoding="utf-8") as file:
            return Storyboard(file.read())


def at_level(scene, level):
    return storyboard(scene) if level == "full" else storyboard(scene, "--motion", level)


def render_all_levels():
    """Every scene at every level, two at a time: most of it is the program's start."""
    at_level(scenes()[0], LEVELS[0])  # alone, so that only one makes the cache of fonts
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for _ in pool.map(lambda pair: at_level(*pair),
                          [(scene, level) for scene in scenes() for level in LEVELS]):
            pass


def is_same_geometry(one, other, tolerance=0.001):
    return all(abs(a - b) <= tolerance for a, b in zip(
        [*one["frame"], one["rotation"], *one["scale"]],
        [*other["frame"], other["rotation"], *other["scale"]]))


def is_sentence(text):
    """One line on standard error, from the program, that ends like a sentence."""
    return re.fullmatch(r"FlightsDesktop: .+[.]\n", text) is not None
