"""Storyboards: the numbers of the scenes, and what holds for every scene there is."""

import json
import math
import os
import re
import tempfile
import unittest

from storyboards import (DENSE, ENDLESS, LEVELS, at_level, is_same_geometry, is_sentence, render,
                         render_all_levels, run, scenes, storyboard)

ICONS = ("map.icon.leading", "map.icon.trailing")
OPEN_TIMES = (0.0, 0.1, 0.175, 0.308, 0.35, ENDLESS)
WIDTH = 1280


def setUpModule():
    render_all_levels()


class TerminalMap(unittest.TestCase):
    def test_icons_overshoot_together(self):
        board = storyboard("map-open", times=OPEN_TIMES)
        for icon in ICONS:
            self.assertEqual(board.element(icon, 0.0)["rotation"], 270)
            self.assertAlmostEqual(board.element(icon, 0.308)["rotation"], 53.05, delta=0.3)
            self.assertEqual(board.element(icon, ENDLESS)["rotation"], 90)

    def test_only_the_path_runs_in_the_end(self):
        end = storyboard("map-open", times=OPEN_TIMES).at(ENDLESS)
        self.assertEqual((end["idle"], end["loops"]), (True, 1))

    def test_panel_comes_from_the_trailing_side_with_a_fade(self):
        board = storyboard("map-open", times=OPEN_TIMES)
        start, middle, between, end = (
            board.element("map.panel", time) for time in (0.0, 0.175, 0.308, ENDLESS))
        self.assertGreaterEqual(start["frame"][0], end["frame"][0] + end["frame"][2] - 1)
        self.assertEqual((start["opacity"], start["phase"]), (0, "willAppear"))
        self.assertAlmostEqual(middle["opacity"], 0.5, delta=0.001)
        self.assertAlmostEqual(
            middle["frame"][0], (start["frame"][0] + end["frame"][0]) / 2, delta=0.5)
        self.assertTrue(end["frame"][0] < between["frame"][0] < start["frame"][0])
        self.assertEqual((end["opacity"], end["phase"]), (1, "identity"))

    def test_panel_shrinks_and_fades_when_closed(self):
        track = storyboard("map-close").track("map.panel")
        self.assertEqual({element["phase"] for _, element in track}, {"didDisappear"})
        for (_, one), (_, next_one) in zip(track, track[1:]):
            self.assertGreaterEqual(one["scale"][0], next_one["scale"][0])
            self.assertGreaterEqual(one["opacity"], next_one["opacity"])
        self.assertLess(track[-1][1]["scale"][0], 0.05)
        self.assertNotIn("map.panel", storyboard("map-close").last)

    def test_path_is_half_drawn_in_the_middle_of_every_round(self):
        board = storyboard("gate-path", times=(0.0, 1.5, 4.5))
        self.assertEqual(board.element("map.path", 0.0)["trim"], [0, 0])
        for time in (1.5, 4.5):
            self.assertAlmostEqual(board.element("map.path", time)["trim"][1], 0.5, delta=1e-5)

    def test_stores_come_in_turn(self):
        board = storyboard("store-cascade")
        for number in (1, 2, 3):
            places = [(time, element["frame"][0])
                      for time, element in board.track(f"map.store.{number}")]
            start, end = places[0][1], places[-1][1]
            self.assertGreaterEqual(start - end, board.last["map.path"]["frame"][2] - 1)
            for time, place in places:
                if time <= (number - 1) * 0.3:
                    self.assertAlmostEqual(place, start, delta=0.01)
                elif time >= (number - 1) * 0.3 + 0.35:
                    self.assertAlmostEqual(place, end, delta=0.01)
                else:
                    self.assertTrue(end < place < start, (number, time, place))

    def test_interrupted_twice_it_ends_open_without_a_jump(self):
        times = tuple(round(index * 0.01, 2) for index in range(121)) + (ENDLESS,)
        board = storyboard("map-interrupt", times=times)
        for icon in ICONS:
            track = [element["rotation"] for _, element in board.track(icon)]
            self.assertEqual(len(track), len(times))
            # The spring's greatest speed is below 1600 degrees a second.
            for one, other in zip(track[:121], track[1:121]):
                self.assertLess(abs(one - other), 16)
            self.assertEqual(track[-1], 90)
        path = [element["trim"][1] for _, element in board.track("map.path")]
        self.assertEqual(len(path), len(times), "the map lost its identity")
        for one, other in zip(path[:121], path[1:121]):
            self.assertAlmostEqual(other - one, 0.01 / 3, delta=1e-4)


class Bars(unittest.TestCase):
    TIMES = (0.0, 0.2, 0.5, 1.0, ENDLESS)

    def test_half_a_second_into_the_cascade(self):
        board = storyboard("bars", times=self.TIMES)
        now, end = board.elements(0.5), board.last
        self.assertEqual(now["bar.1"]["frame"], end["bar.1"]["frame"])
        for under_way in ("bar.2", "bar.4"):
            length, whole = now[under_way]["frame"][2], end[under_way]["frame"][2]
            self.assertTrue(0 < length < whole, (under_way, length, whole))
        for number in (3, *range(5, 11)):
            self.assertEqual(now[f"bar.{number}"]["frame"][2], 0, number)
        self.assertEqual(end["bar.3"]["frame"][2], 0)
        for number in range(5, 11):
            self.assertGreater(end[f"bar.{number}"]["frame"][2], 0, number)

    def test_early_bars_grow_leftwards_from_zero(self):
        board = storyboard("bars", times=self.TIMES)
        zero = board.first["bar.10"]["frame"][0]
        sides = set()
        for number in range(1, 11):
            frames = [element["frame"] for _, element in board.track(f"bar.{number}")]
            x, _, length, _ = frames[-1]
            is_early = x < zero - 0.5
            sides.add((is_early, length > 0))
            for left, _, length, _ in frames:
                base = left + length if is_early else left
                self.assertAlmostEqual(base, zero, delta=0.01, msg=f"bar.{number}")
        self.assertLessEqual({(True, True), (False, True)}, sides)

    def test_everything_else_stands_still(self):
        board = storyboard("bars", times=self.TIMES)
        for identifier in board.identifiers:
            if not identifier.startswith("bar."):
                track = [element for _, element in board.track(identifier)]
                for element in track:
                    self.assertEqual(element, track[0])


class AwardCard(unittest.TestCase):
    def grid(self, elements):
        return {identifier: element["frame"] for identifier, element in elements.items()
                if identifier.startswith("award.grid.")}

    def assert_between(self, board, start, end):
        """The card's frames, all four numbers, lie on the straight line from start to end."""
        span = [b - a for a, b in zip(start, end)]
        shares = []
        for time, card in board.track("award.card"):
            moved = [value - a for value, a in zip(card["frame"], start)]
            share = sum(m * s for m, s in zip(moved, span)) / sum(s * s for s in span)
            for m, s in zip(moved, span):
                self.assertAlmostEqual(m, share * s, delta=0.01, msg=f"at {time}")
            shares.append(share)
        self.assertEqual(shares, sorted(shares), "it turned back on its way")
        self.assertTrue(all(-0.001 <= share <= 1.001 for share in shares))
        self.assertGreater(sum(0.01 < share < 0.99 for share in shares), 3)
        return shares

    def test_expands_from_its_cell_to_its_details(self):
        board = storyboard("award-expand")
        cell = board.first["award.grid.homebound"]["frame"]
        details = board.last["award.card"]["frame"]
        self.assertEqual(board.first["award.card"]["frame"], cell)
        self.assertEqual(details[2:], [416, 600])
        shares = self.assert_between(board, cell, details)
        self.assertEqual((shares[0], shares[-1]), (0, 1))

    def test_collapses_the_same_way_back(self):
        board, opening = storyboard("award-collapse"), storyboard("award-expand")
        cell = board.first["award.grid.homebound"]["frame"]
        self.assertEqual(board.first["award.card"]["frame"], opening.last["award.card"]["frame"])
        self.assert_between(board, board.first["award.card"]["frame"], cell)
        forth = {time: card["frame"] for time, card in opening.track("award.card")}
        for time, card in board.track("award.card"):
            mirrored = forth.get(round(0.35 - time, 2))
            if mirrored:
                for a, b in zip(card["frame"], mirrored):
                    self.assertAlmostEqual(a, b, delta=0.01, msg=f"at {time}")
        self.assertNotIn("award.card", board.last)

    def test_slots_never_move(self):
        for scene in ("award-expand", "award-collapse", "award-interrupt"):
            board = storyboard(scene)
            still = self.grid(storyboard("page/awards", times=(0.0,)).first)
            self.assertEqual(len(still), 7)
            for frame in board.frames:
                with self.subTest(scene=scene, time=frame["time"]):
                    self.assertEqual(self.grid(board.elements(frame["time"])), still)

    def test_interrupted_it_turns_around_without_a_jump(self):
        times = tuple(round(index * 0.01, 2) for index in range(61)) + (ENDLESS,)
        track = storyboard("award-interrupt", times=times).track("award.card")
        for (time, one), (_, other) in zip(track, track[1:]):
            # 389 px in 0.35 s, at the most 2.2 times the mean speed.
            self.assertLess(abs(one["frame"][0] - other["frame"][0]), 25, time)
        self.assertLess(track[-1][0], ENDLESS)


class EveryScene(unittest.TestCase):
    def test_everything_comes_to_rest(self):
        for scene in scenes():
            for motion in LEVELS:
                with self.subTest(scene=scene, motion=motion):
                    self.assertTrue(at_level(scene, motion).frames[-1]["idle"])

    def test_all_levels_end_alike(self):
        """Where nothing repeats, the level changes the way and not the end."""
        for scene in scenes():
            full = storyboard(scene)
            for motion in ("reduced", "none"):
                other = at_level(scene, motion).last
                with self.subTest(scene=scene, motion=motion):
                    self.assertEqual(set(full.last), set(other))
                    for identifier, element in full.last.items():
                        if identifier not in ("plane", "map.path"):
                            self.assertEqual(element, other[identifier])

    def test_format(self):
        number = r"-?[0-9]+[.][0-9]{3,}"
        pair = rf"\[{number}, {number}\]"
        line = re.compile(
            rf' *\{{ "id": "[^"]+", "frame": \[{number}(, {number}){{3}}\], "opacity": {number},'
            rf' "rotation": {number}, "scale": {pair}, "blur": {number}, "trim": {pair},'
            r' "phase": "(willAppear|identity|didDisappear)", "text": "[^"]*" \}[],]*(?: \},?)?')
        for scene in scenes():
            board = storyboard(scene)
            document = board.document
            with self.subTest(scene=scene):
                self.assertEqual(
                    {key: value for key, value in document.items() if key != "frames"},
                    {"scene": scene, "size": [1280, 800], "scale": 1, "motion": "full",
                     "direction": "ltr"})
                self.assertEqual([frame["time"] for frame in board.frames], sorted(DENSE))
                for frame in board.frames:
                    self.assertEqual(
                        set(frame), {"time", "image", "idle", "loops", "elements"})
                    self.assertIsNone(frame["image"])
                    self.assertIsInstance(frame["idle"], bool)
                    self.assertIsInstance(frame["loops"], int)
                    for element in frame["elements"]:
                        for value in (*element["frame"], element["opacity"], element["rotation"],
                                      *element["scale"], element["blur"], *element["trim"]):
                            self.assertTrue(math.isfinite(value))
                elements = [text for text in board.text.splitlines() if '"id":' in text]
                self.assertEqual(
                    len(elements), sum(len(frame["elements"]) for frame in board.frames))
                for text in elements:
                    self.assertRegex(text, line)


class Levels(unittest.TestCase):
    def test_none_is_final_at_once(self):
        """Except for what a scene does to itself later."""
        for scene in scenes():
            board = at_level(scene, "none")
            if scene.endswith("-interrupt"):
                continue
            for frame in board.frames:
                with self.subTest(scene=scene, time=frame["time"]):
                    self.assertTrue(frame["idle"])
                    self.assertEqual(board.elements(frame["time"]), board.last)

    def test_reduced_moves_nothing(self):
        """Geometry is that of no motion at all; what leaves stays where it was."""
        for scene in scenes():
            board = at_level(scene, "reduced")
            final = at_level(scene, "none")
            places = {}
            for frame in board.frames:
                time = frame["time"]
                ends = final.elements(time)
                for identifier, element in board.elements(time).items():
                    with self.subTest(scene=scene, time=time, element=identifier):
                        self.assertEqual(element["blur"], 0)
                        expected = ends.get(identifier)
                        if expected is None or expected["phase"] == "didDisappear":
                            expected = places.setdefault(identifier, element)
                            self.assertTrue(element["phase"] == "didDisappear"
                                            or self.may_leave(scene, identifier))
                        self.assertTrue(
                            is_same_geometry(element, expected), (element, expected))

    def may_leave(self, scene, identifier):
        """Whether it is part of a page or a map that leaves, and has no phase of its own."""
        return scene == "page-switch" or identifier.startswith("map.")

    def test_reduced_fades_what_comes_and_goes(self):
        for scene, coming, leaving in (
                ("map-open", ("map.panel",), ()),
                ("map-close", (), ("map.panel",)),
                ("label-swap", ("map.label.hide",), ("map.label.show",)),
                ("award-expand", ("award.card",), ()),
                ("award-collapse", (), ("award.card",)),
                ("digit-counter", ("digit.0", "digit.1"), ("digit.0.leaving", "digit.1.leaving")),
                ("fan-out", ("fan.2", "fan.3", "fan.4"), ()),
                ("page-switch", ("page.awards",), ("page.flights",)),
                ("list-insert", ("row.new",), ())):
            board = at_level(scene, "reduced")
            for identifier in coming + leaving:
                values = [element["opacity"] for _, element in board.track(identifier)]
                with self.subTest(scene=scene, element=identifier):
                    self.assertEqual(
                        values, sorted(values, reverse=identifier in leaving))
                    self.assertEqual(values[0], 1 if identifier in leaving else 0)
                    self.assertGreaterEqual(sum(0 < value < 1 for value in values), 2)
                    if identifier in leaving:
                        self.assertNotIn(identifier, board.last)
                    else:
                        self.assertEqual(values[-1], 1)

    def test_reduced_fades_last_a_fifth_of_a_second_at_most(self):
        for scene in scenes():
            if not scene.endswith("-interrupt"):
                board = at_level(scene, "reduced")
                for time in (time for time in DENSE if time > 0.2):
                    with self.subTest(scene=scene, time=time):
                        self.assertTrue(board.at(time)["idle"])

    def test_reduced_leaves_path_stores_bars_and_plane_final(self):
        for scene, names in (("gate-path", ("map.path",)),
                             ("store-cascade", ("map.store.1", "map.store.2", "map.store.3")),
                             ("bars", tuple(f"bar.{number}" for number in range(1, 11))),
                             ("plane-strip", ("plane",))):
            board = at_level(scene, "reduced")
            for name in names:
                for time, element in board.track(name):
                    with self.subTest(scene=scene, element=name, time=time):
                        self.assertEqual(element, board.last[name])
        self.assertEqual(
            storyboard("gate-path", "--motion", "reduced").first["map.path"]["trim"], [0, 1])


class Repeatable(unittest.TestCase):
    def files(self, directory):
        contents = {}
        for name in sorted(os.listdir(directory)):
            with open(os.path.join(directory, name), "rb") as file:
                contents[name] = file.read()
        return contents

    def test_twice_the_same_bytes(self):
        for scene in ("map-open", "award-expand"):
            runs = []
            for _ in range(2):
                with tempfile.TemporaryDirectory() as directory:
                    render(scene, directory, "--contact-sheet", times=(0, 0.1, 0.308))
                    runs.append(self.files(directory))
            with self.subTest(scene=scene):
                self.assertEqual(
                    list(runs[0]), sorted([f"{scene}.json", f"{scene}.sheet.png"] + [
                        f"{scene}@{time}.png" for time in ("0", "0.1", "0.308")]))
                self.assertTrue(runs[0] == runs[1], "the bytes differ")
                document = json.loads(runs[0][f"{scene}.json"])
                self.assertEqual([frame["image"] for frame in document["frames"]],
                                 [f"{scene}@{time}.png" for time in ("0", "0.1", "0.308")])

    def test_machine_does_not_reach_a_scene(self):
        environment = {"GTK_SLOWDOWN": "4", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo",
                       "GTK_THEME": "Adwaita:dark", "GDK_SCALE": "2"}
        plain = storyboard("map-open", times=(0.0, 0.1))
        before = {name: os.environ.get(name) for name in environment}
        os.environ.update(environment)
        try:
            other = storyboard("map-open", "--slow", "3", times=(0.0, 0.1))
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value
        self.assertEqual(plain.text, other.text)

    def test_frames_do_not_depend_on_the_other_times(self):
        for scene in ("map-open", "map-interrupt", "award-interrupt", "digit-counter", "bars",
                      "fan-out"):
            alone = storyboard(scene, times=(0.2,))
            among = storyboard(scene)
            with self.subTest(scene=scene):
                self.assertEqual(alone.frames[0], among.at(0.2))

    def test_times_come_out_ascending_and_once(self):
        board = storyboard("page/awards", times=(0.5, 0, 0.1, 0.5, 0.1))
        self.assertEqual([frame["time"] for frame in board.frames], [0, 0.1, 0.5])


class RightToLeft(unittest.TestCase):
    def assert_mirrored(self, one, other, message=None):
        self.assertAlmostEqual(
            other["frame"][0], WIDTH - one["frame"][0] - one["frame"][2], delta=1.01, msg=message)
        for a, b in zip(one["frame"][1:], other["frame"][1:]):
            self.assertAlmostEqual(a, b, delta=0.01, msg=message)

    def assert_mirrors(self, scene, names):
        one, other = storyboard(scene), storyboard(scene, "--direction", "rtl")
        self.assertEqual(other.document["direction"], "rtl")
        for frame in one.frames:
            elements, mirrored = one.elements(frame["time"]), other.elements(frame["time"])
            self.assertEqual(set(elements), set(mirrored))
            matching = [name for name in elements if re.fullmatch(names, name)]
            for name in matching:
                message = f"{scene} {name} at {frame['time']}"
                self.assert_mirrored(elements[name], mirrored[name], message)
                self.assertEqual(elements[name]["opacity"], mirrored[name]["opacity"], message)

    def test_award_grid_and_card(self):
        self.assert_mirrors("award-expand", r"award[.].*|page[.].*|plane")
        self.assert_mirrors("award-collapse", r"award[.].*")

    def test_rows(self):
        self.assert_mirrors("list-insert", r"row[.].*")
        self.assert_mirrors("page/flights", r"row[.].*|fan[.].*")

    def test_label_and_its_button(self):
        self.assert_mirrors("label-swap", r"map[.]label[.].*|map[.]icon[.].*")

    def test_page_transition(self):
        self.assert_mirrors("page-switch", r"page[.].*|award[.].*")

    def test_fan(self):
        self.assert_mirrors("fan-out", r"fan[.].*")

    def test_plane(self):
        self.assert_mirrors("plane-strip", r"plane")

    def test_icons_turn_the_same_way(self):
        for scene in ("map-open", "map-close"):
            one, other = storyboard(scene), storyboard(scene, "--direction", "rtl")
            for icon in ICONS:
                self.assertEqual([element["rotation"] for _, element in one.track(icon)],
                                 [element["rotation"] for _, element in other.track(icon)])

    def test_map_itself_is_not_mirrored(self):
        """Stores stand where they stood, seen from the map's own edge; the path too."""
        for scene in ("gate-path", "store-cascade"):
            one, other = storyboard(scene), storyboard(scene, "--direction", "rtl")
            for frame in one.frames:
                elements, mirrored = one.elements(frame["time"]), other.elements(frame["time"])
                for name in ("map.path", "map.store.1", "map.store.2", "map.store.3"):
                    with self.subTest(scene=scene, element=name, time=frame["time"]):
                        places = [of[name]["frame"][0] - of["map.panel"]["frame"][0]
                                  for of in (elements, mirrored)]
                        self.assertAlmostEqual(*places, delta=0.01)
                        self.assertEqual(elements[name]["trim"], mirrored[name]["trim"])

    def test_digits_of_a_number_stay_in_order(self):
        """A number is read from the left in every language."""
        one, other = storyboard("digit-counter"), storyboard("digit-counter", "--direction", "rtl")
        for frame in one.frames:
            elements, mirrored = one.elements(frame["time"]), other.elements(frame["time"])
            places = [sorted((of[name]["frame"][0], of[name]["text"]) for name in of
                             if name.startswith("digit."))
                      for of in (elements, mirrored)]
            self.assertEqual([text for _, text in places[0]], [text for _, text in places[1]])
        self.assertEqual([text for _, text in places[1]], list("130"))

    def test_minutes_are_not_mirrored(self):
        one, other = storyboard("bars"), storyboard("bars", "--direction", "rtl")
        for number in range(1, 11):
            with self.subTest(number=number):
                places = [of.last[f"bar.{number}"]["frame"][0] - of.last["bar.10"]["frame"][0]
                          for of in (one, other)]
                self.assertAlmostEqual(*places, delta=0.01)


class BadStoryboards(unittest.TestCase):
    def assert_refused(self, arguments, *words):
        result = run(*arguments)
        self.assertEqual((result.returncode, result.stdout), (2, ""), result.stderr)
        self.assertTrue(is_sentence(result.stderr), result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)

    def test_each_is_named(self):
        with tempfile.TemporaryDirectory() as directory:
            file = os.path.join(directory, "file")
            with open(file, "w", encoding="utf-8"):
                pass
            inside = os.path.join(file, "out")
            for arguments, words in (
                    (["--storyboard", "map-opened"], ["map-opened"]),
                    (["--storyboard", "page/home"], ["page/home"]),
                    (["--storyboard", "bars", "--times", "soon"], ["--times", "soon"]),
                    (["--storyboard", "bars", "--times", "0,-1"], ["--times", "-1"]),
                    (["--storyboard", "bars", "--times", "0,,1"], ["--times"]),
                    (["--storyboard", "bars", "--times", "nan"], ["--times", "nan"]),
                    (["--storyboard", "bars", "--times", "inf"], ["--times", "inf"]),
                    (["--storyboard", "bars", "--times", ""], ["--times"]),
                    (["--storyboard", "bars", "--size", "0x0"], ["--size", "0x0"]),
                    (["--storyboard", "bars", "--size", "1280"], ["--size", "1280"]),
                    (["--storyboard", "bars", "--scale", "0"], ["--scale", "0"]),
                    (["--storyboard", "bars", "--direction", "up"], ["--direction", "up"]),
                    (["--storyboard", "bars", "--theme", "pink"], ["--theme", "pink"]),
                    (["--storyboard", "bars", "--out", file], [file]),
                    (["--storyboard", "bars", "--out", inside], [inside]),
                    (["--storyboard", "bars", "--out", "/proc/none"], ["/proc/none"])):
                with self.subTest(arguments=arguments):
                    self.assert_refused(arguments, *words)


if __name__ == "__main__":
    unittest.main()
