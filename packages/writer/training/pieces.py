"""How each base cuts words into pieces. The product does the same for the base that ships (src/2-propose/pieces.ts)."""

import json

MARK_KINDS = ["key", "text", "path", "address", "program", "number", "time", "clock", "hours", "days", "point", "size", "color"]


class WordPieces:
    """BERT's vocabulary, with marks and line breaks on unused places."""

    def __init__(self, path):
        tokens = [line.rstrip("\n") for line in open(path, encoding="utf8")]
        self.ids = {token: index for index, token in enumerate(tokens)}
        self.size = len(tokens)
        self.cache = {}
        self.unknown, self.begin, self.end = self.ids["[UNK]"], self.ids["[CLS]"], self.ids["[SEP]"]
        self.line, self.nothing = self.ids["[unused30]"], self.ids["[unused31]"]
        self.marks = {kind: self.ids[f"[unused{index + 1}]"] for index, kind in enumerate(MARK_KINDS)}

    def mark(self, kind):
        return self.marks[kind]

    def word(self, word):
        found = self.cache.get(word)
        if found is None:
            found = self.cache[word] = [piece for part in word.split(" ") for piece in self._cut(part)][:12] or [self.nothing]
        return found

    def _cut(self, word):
        if word == "\n":
            return [self.line]
        if word == "":
            return []
        if "'" in word[1:-1]:
            left, right = word.split("'", 1)
            return self._cut(left) + self._cut("'") + self._cut(right)
        pieces, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start:
                piece = word[start:end] if start == 0 else "##" + word[start:end]
                if piece in self.ids:
                    break
                end -= 1
            if end == start:
                return [self.unknown]
            pieces.append(self.ids[piece])
            start = end
        return pieces


class SentencePieces:
    """Needle's vocabulary; marks get new rows behind it."""

    def __init__(self, path):
        import sentencepiece

        self.model = sentencepiece.SentencePieceProcessor(model_file=path)
        self.base = self.model.GetPieceSize()
        self.size = self.base + len(MARK_KINDS) + 2
        self.marks = {kind: self.base + index for index, kind in enumerate(MARK_KINDS)}
        self.line, self.nothing = self.base + len(MARK_KINDS), self.base + len(MARK_KINDS) + 1
        self.begin, self.end = None, 5
        self.cache = {}

    def mark(self, kind):
        return self.marks[kind]

    def word(self, word):
        if word == "\n":
            return [self.line]
        found = self.cache.get(word)
        if found is None:
            found = self.cache[word] = self.model.EncodeAsIds(word)[:12] or [self.nothing]
        return found


def as_ids(nodes, target, pieces, vocabulary):
    """(piece ids, target alternatives): a pointer becomes len(vocabulary) + the place of its first piece."""
    ids, places = ([pieces.begin] if pieces.begin is not None else []), {}
    for node in nodes:
        places[node[4]] = len(ids)
        ids.extend([pieces.mark(node[1])] if node[0] else pieces.word(node[1]))
    ids.append(pieces.end)
    size = len(vocabulary)
    return ids, [[vocabulary[token]] if isinstance(token, str) else [size + places[each] for each in token] for token in target]
