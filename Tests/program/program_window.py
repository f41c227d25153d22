"""The program in a window, seen through the accessibility bus."""

import os
import signal
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (after the version)

PROGRAM = os.environ["FLIGHTSDESKTOP"]
NAME = "FlightsDesktop"
LIMIT = 30  # seconds for what is waited for


class Node:
    """One element, as it was when it was read."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.name = accessible.get_name() or ""
        self.role = accessible.get_role_name()
        states = accessible.get_state_set()
        self.is_focused = states.contains(Atspi.StateType.FOCUSED)
        self.is_focusable = states.contains(Atspi.StateType.FOCUSABLE)
        self.is_visible = states.contains(Atspi.StateType.VISIBLE)

    def activate(self):
        self.accessible.do_action(0)

    def __repr__(self):
        return f"{self.role} {self.name!r}"


def wait(question, what, limit=LIMIT):
    """The first true answer."""
    end = time.monotonic() + limit
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"{what}: not within {limit} seconds")
        time.sleep(0.1)


class Window:
    """Starts the program with a configuration of its own; ends it when left."""

    def __init__(self, *arguments):
        self.arguments = arguments

    def __enter__(self):
        self.directory = tempfile.TemporaryDirectory()
        environment = dict(os.environ, XDG_CONFIG_HOME=f"{self.directory.name}/config",
                           XDG_STATE_HOME=f"{self.directory.name}/state")
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [PROGRAM, *self.arguments], env=environment, stdout=self.errors, stderr=self.errors)
        try:
            wait(self.root, "a window")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.errors.close()
        self.directory.cleanup()

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def messages(self):
        self.errors.seek(0)
        return self.errors.read().decode()

    def root(self):
        """The application's element, when it has a window; every answer is asked for anew."""
        try:
            desktop = Atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                application = desktop.get_child_at_index(index)
                if application and application.get_process_id() == self.process.pid:
                    application.clear_cache()
                    return application if application.get_child_count() > 0 else None
        except GLib.Error:
            pass
        return None

    def tree(self):
        """Every element with the ones above it, [(Node, [Node…])]; what is going is left out."""
        found = []

        def walk(accessible, above):
            try:
                node = Node(accessible)
                if above and not node.is_visible:
                    return
                found.append((node, above))
                for index in range(accessible.get_child_count()):
                    child = accessible.get_child_at_index(index)
                    if child:
                        walk(child, above + [node])
            except GLib.Error:
                pass

        root = self.root()
        if root:
            walk(root, [])
        return found

    def nodes(self, role=None, start=""):
        return [node for node, _ in self.tree()
                if (role is None or node.role == role) and node.name.startswith(start)]

    def names(self):
        return [node.name for node, _ in self.tree() if node.name]

    def find(self, role, start, limit=LIMIT):
        return wait(lambda: self.nodes(role, start), f"{role} “{start}…”", limit)[0]

    def focused(self):
        """The innermost element with the focus; asks for no more than it needs."""
        def search(accessible, depth):
            states = accessible.get_state_set()
            if depth > 1 and not states.contains(Atspi.StateType.VISIBLE):
                return None
            for index in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(index)
                found = search(child, depth + 1) if child else None
                if found:
                    return found
            is_found = depth > 1 and states.contains(Atspi.StateType.FOCUSED)
            return accessible if is_found else None

        try:
            root = self.root()
            found = search(root, 0) if root else None
            return Node(found) if found else None
        except GLib.Error:
            return None

    def keys(self, *keys):
        """Each key pressed and let go, as by a hand."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(0.05)

    def next_focus(self, key):
        """What has the focus after a key that moves it."""
        before = self.focused()
        self.keys(key)
        end = time.monotonic() + 2
        while True:
            now = self.focused()
            if time.monotonic() > end or now and (
                    before is None or now.accessible != before.accessible):
                return now
            time.sleep(0.02)

    def focus_window(self):
        """Without a window manager nobody else does."""
        subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{NAME}$",
                        "windowfocus", "--sync"], check=True, capture_output=True, timeout=LIMIT)
