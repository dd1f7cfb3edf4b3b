"""Makes many samples out of each pair: other keys and texts, two wishes in one, stories around them, typing mistakes.

A sample is a list of nodes (words and marks, each with an identity) and a target whose pointers name those identities,
so that nodes can be put in, taken out and replaced before positions are counted.
"""

import bisect
import collections
import itertools
import json
import random
import re

WORD, MARK = 0, 1
JOINTS = [[","], ["and"], ["."], [";"], ["\n"], [".", "also", ","], [".", "and"], ["plus"], [".", "second", ":"], ["\n", "-"]]
OPENINGS = [["hi", ","], ["hello", "!"], ["please"], ["hey", ","], ["can", "you", "make", "a", "script", ":"], ["i", "need", "this", ":"], ["autohotkey", ":"], ["script", "for"], ["i'd", "like"]]
CLOSINGS = [["thanks"], [",", "please"], [".", "thank", "you", "!"], ["if", "possible"], ["-", "is", "that", "possible", "?"], [".", "thx"], ["pls"], ["."], ["!"]]
# Of the samples, so many ask in the words in which we describe programs.
SHARE_DESCRIBED = 0.06
# A word of the language that fewer pairs show than this is shown more often, up to so many times.
OFTEN_ENOUGH, MOST_OFTEN = 200, 3.0
# A program of these families hangs on the program that the request names.
BOUND_TO_A_PROGRAM = re.compile(r"^(excel|word|outlook|slide|each-excel|search|translate|website|new-mail|run-macro)")


class Sample:
    __slots__ = ("nodes", "target", "brief")

    def __init__(self, nodes, target, brief):
        self.nodes, self.target, self.brief = nodes, target, brief


def load_samples(path):
    """Reads what make-samples.ts wrote. A node is [type, text or kind, value, words covered, identity]."""
    samples = []
    for line in open(path, encoding="utf8"):
        row = json.loads(line)
        nodes = [
            [WORD, each, None, 0, index] if isinstance(each, str) else [MARK, each[0], each[1], each[2], index]
            for index, each in enumerate(row["elements"])
        ]
        samples.append(Sample(nodes, row.get("target", []), row.get("brief", "")))
    return samples


def key_class(value):
    """A combination cannot stand where a plain key is remapped, and a letter taken over is another wish than F8."""
    if "&" in value or "+" in value:
        return "combination"
    if len(value) == 1:
        return "sign"
    if value.startswith(("lbutton", "rbutton", "mbutton", "xbutton", "wheel")):
        return value[:5]
    return "function" if re.match(r"f\d", value) else "named"


def mark_class(kind, value):
    if kind == "key":
        return kind, key_class(value)
    if kind == "number":
        number = float(value)
        return kind, "fraction" if number % 1 else "one" if abs(number) < 2 else "small" if number < 13 else "large"
    if kind == "text":
        return kind, "long" if len(value) > 25 else "short"
    return kind, ""


class Augmenter:
    def __init__(self, samples, described, backstory, seed=0):
        self.samples, self.described, self.backstory = samples, described, backstory
        self.random = random.Random(seed)
        self.mentions, self.spans = {}, {}
        self.counter = 10_000_000
        for sample in samples:
            self._collect(sample)
        self.reach = list(itertools.accumulate(rarity(samples)))

    def _collect(self, sample):
        nodes = sample.nodes
        for index, (is_mark, kind, value, covered, _) in enumerate(nodes):
            if is_mark and self._is_alone(nodes, index):
                words = [node[1] for node in nodes[index + 1 : index + 1 + covered]]
                if words:
                    self.mentions.setdefault(mark_class(kind, value), []).append((value, words))
        for before, first, last in spans_of(sample):
            words = [node for node in nodes[first : last + 1]]
            if all(node[0] == WORD for node in words):
                self.spans.setdefault(before, []).append([node[1] for node in words])

    @staticmethod
    def _is_alone(nodes, index):
        covered = nodes[index][3]
        inside = nodes[index + 1 : index + 1 + covered]
        beside = index > 0 and nodes[index - 1][0] == MARK
        return not beside and len(inside) == covered and all(node[0] == WORD for node in inside)

    def fresh(self, word):
        self.counter += 1
        return [WORD, word, None, 0, self.counter]

    def sample(self, index=None):
        """One augmented sample as (nodes, target with identities)."""
        rnd = self.random
        base = self.samples[index] if index is not None else self._drawn()
        nodes, target = self._varied(base)
        is_answer = target[0] in ("ask", "decline", "refuse")
        if not is_answer and rnd.random() < 0.22 and len(nodes) < 90:
            other = rnd.choice(self.samples)
            if other.target[0] not in ("ask", "decline", "refuse") and len(other.nodes) < 70:
                more_nodes, more_target = self._varied(other)
                joint = [self.fresh(word) for word in rnd.choice(JOINTS)]
                shift = {}
                for node in more_nodes:
                    self.counter += 1
                    shift[node[4]] = self.counter
                    node[4] = self.counter
                more_target = [token if isinstance(token, str) else [shift[each] for each in token] for token in more_target]
                nodes = nodes + joint + more_nodes
                target = target[:-1] + ["\n"] + more_target
        if rnd.random() < 0.3 and len(nodes) < 170:
            nodes = self._with_story(nodes)
        if rnd.random() < 0.12:
            nodes = [self.fresh(word) for word in rnd.choice(OPENINGS)] + nodes
        if rnd.random() < 0.15:
            nodes = nodes + [self.fresh(word) for word in rnd.choice(CLOSINGS)]
        return self._mistyped(nodes, target), target

    def _drawn(self):
        rnd = self.random
        if self.described and rnd.random() < SHARE_DESCRIBED:
            return rnd.choice(self.described)
        return self.samples[bisect.bisect(self.reach, rnd.random() * self.reach[-1])]

    def _varied(self, base):
        nodes = [list(node) for node in base.nodes]
        target = list(base.target)
        pointed = {each for token in target if not isinstance(token, str) for each in token}
        nodes, target = self._other_marks(nodes, target, pointed)
        return self._other_spans(nodes, target)

    def _other_marks(self, nodes, target, pointed):
        rnd = self.random
        groups = {}
        for index, node in enumerate(nodes):
            if node[0] == MARK:
                groups.setdefault((node[1], node[2]), []).append(index)
        bound = any(isinstance(token, str) and BOUND_TO_A_PROGRAM.match(token) for token in target)
        values = {(node[1], node[2]) for node in nodes if node[0] == MARK}
        replaced = {}
        for (kind, value), places in groups.items():
            used = any(nodes[place][4] in pointed for place in places)
            if not used or rnd.random() < 0.45 or (kind == "program" and bound):
                continue
            if not all(self._is_alone(nodes, place) for place in places):
                continue
            inside = [node[4] for place in places for node in nodes[place + 1 : place + 1 + nodes[place][3]]]
            pool = self.mentions.get(mark_class(kind, value))
            if not pool or any(each in pointed for each in inside):
                continue
            new_value, words = rnd.choice(pool)
            if (kind, new_value) in values:
                continue
            values.add((kind, new_value))
            for place in places:
                replaced[place] = (new_value, words)
        if not replaced:
            return nodes, target
        result, skip = [], 0
        for index, node in enumerate(nodes):
            if skip > 0:
                skip -= 1
                continue
            if index in replaced:
                new_value, words = replaced[index]
                skip = node[3]
                node = [MARK, node[1], new_value, len(words), node[4]]
                result.append(node)
                result.extend(self.fresh(word) for word in words)
            else:
                result.append(node)
        return result, target

    def _other_spans(self, nodes, target):
        rnd = self.random
        spans = spans_of(Sample(nodes, target, ""))
        chosen = []
        for before, first, last in spans:
            if rnd.random() < 0.6 or any(node[0] == MARK for node in nodes[first : last + 1]):
                continue
            if any(not (last < a or b < first) and (a, b) != (first, last) for _, a, b in spans):
                continue
            if first > 0 and covered_by_mark(nodes, first):
                continue
            pool = self.spans.get(before)
            if pool and len(pool) > 20 and all(first != a for a, _, _ in chosen):
                chosen.append((first, last, rnd.choice(pool)))
        for first, last, words in sorted(chosen, reverse=True):
            fresh = [self.fresh(word) for word in words]
            old_first, old_last = nodes[first][4], nodes[last][4]
            if old_first == old_last:
                swap = self._swap_single(target, old_first, fresh)
            else:
                swap = [
                    token if isinstance(token, str) else [fresh[0][4] if each == old_first else fresh[-1][4] if each == old_last else each for each in token]
                    for token in target
                ]
            target = swap
            nodes = nodes[:first] + fresh + nodes[last + 1 :]
        return nodes, target

    @staticmethod
    def _swap_single(target, old, fresh):
        """The first pointer of a pair that names one word is its beginning, the second its end."""
        result, is_first = [], True
        for token in target:
            if isinstance(token, str) or old not in token:
                result.append(token)
            else:
                result.append([fresh[0][4] if is_first else fresh[-1][4]])
                is_first = not is_first
        return result

    def _with_story(self, nodes):
        rnd = self.random
        for _ in range(rnd.choice([1, 1, 1, 2, 2, 3])):
            where, story = rnd.choice(self.backstory)
            copy = []
            for node in story.nodes:
                self.counter += 1
                copy.append([*node[:4], self.counter])
            stop = [] if story.nodes[-1][1] in (".", "!", "?") else [self.fresh(".")]
            if where == "before" or (where == "both" and rnd.random() < 0.5):
                nodes = copy + stop + nodes
            else:
                ends = nodes[-1][0] == WORD and nodes[-1][1] in (".", "!", "?")
                nodes = nodes + ([] if ends else [self.fresh(".")]) + copy
        return nodes

    def _mistyped(self, nodes, target):
        rnd = self.random
        if rnd.random() < 0.75:
            return nodes
        pointed = {each for token in target if not isinstance(token, str) for each in token}
        result, cover = [], 0
        rate = rnd.choice([0.03, 0.06, 0.12])
        drop_signs = rnd.random() < 0.4
        for node in nodes:
            if node[0] == MARK:
                cover = max(cover, node[3] + 1)
                result.append(node)
            elif cover > 0 or node[4] in pointed:
                result.append(node)
            elif drop_signs and node[1] in (",", ".", "'", ":", "!"):
                pass
            elif len(node[1]) > 3 and node[1].isalpha() and rnd.random() < rate:
                result.append([WORD, mistyped(rnd, node[1]), None, 0, node[4]])
            else:
                result.append(node)
            cover = max(0, cover - 1)
        return result


def rarity(samples):
    """How often each sample is drawn: as often as the rarest word of its program needs it."""
    words = [{token for token in sample.target if isinstance(token, str) and re.match(r"^[a-z][a-z-]+$", token)} for sample in samples]
    shown = collections.Counter(word for each in words for word in each)
    return [min(MOST_OFTEN, max(1.0, (OFTEN_ENOUGH / min((shown[word] for word in each), default=OFTEN_ENOUGH)) ** 0.5)) for each in words]


def covered_by_mark(nodes, place):
    for back in range(max(0, place - 12), place):
        if nodes[back][0] == MARK and back + nodes[back][3] >= place:
            return True
    return False


def mistyped(rnd, word):
    at = rnd.randrange(len(word) - 1)
    kind = rnd.random()
    if kind < 0.35:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind < 0.7:
        return word[:at] + word[at + 1 :]
    return word[:at] + word[at] + word[at:]


def spans_of(sample):
    """The texts that the target takes from the request: (the construct they stand in, first place, last place)."""
    places = {node[4]: index for index, node in enumerate(sample.nodes)}
    spans, before, at = [], "", 0
    target = sample.target
    while at < len(target):
        token = target[at]
        if isinstance(token, str):
            if re.match(r"^[a-z][a-z-]*$", token):
                before = token
            at += 1
            continue
        first = places.get(token[0])
        if first is None or sample.nodes[first][0] == MARK:
            at += 1
            continue
        last = places.get(target[at + 1][0]) if at + 1 < len(target) and not isinstance(target[at + 1], str) else None
        if last is not None and last >= first:
            spans.append((before, first, last))
        at += 2
    return spans
