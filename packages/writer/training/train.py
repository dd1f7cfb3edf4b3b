"""Trains the writer: python train.py --base gte --samples FOLDER --out FOLDER [--fraction 0.5] [--count 300000] ...

Prints the share of held-out requests whose program is written exactly (greedily, without grammar), by brief and by
length. Saves before it evaluates.
"""

import argparse
import gzip
import itertools
import json
import multiprocessing
import os
import random
import time

import numpy as np
import torch

from augment import Augmenter, load_samples
from model import MOST_TOKENS, BertWriter, load_base, load_parts
from needle import NeedleWriter
from pieces import SentencePieces, WordPieces, as_ids

LENGTHS_IN = (24, 40, 64, 96, 144, 208, 320)
LENGTHS_OUT = (16, 28, 44, 72, 128, 319)
# Places that name the same key: more than three are rare.
WAYS = 3
RATES = {"gte": (1.5e-4, 5e-4), "minilm": (2e-4, 5e-4), "needle": (6e-3, 5e-4)}


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", default="gte", choices=list(RATES))
    parser.add_argument("--bases", default="bases", help="folder of the prepared bases")
    parser.add_argument("--samples", default="samples")
    parser.add_argument("--out", default="out")
    parser.add_argument("--held", default="", help="briefs that are held out, with commas between")
    parser.add_argument("--twice", default="", help="briefs that are seen twice as often, by how their names begin")
    parser.add_argument("--held-share", type=float, default=0.0, help="share of the other pairs that is held out, too")
    parser.add_argument("--fraction", type=float, default=1.0)
    parser.add_argument("--count", type=int, default=300_000, help="augmented samples to train on")
    parser.add_argument("--rounds", type=int, default=1, help="how often each of them is seen")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop learning after so long, rates included")
    parser.add_argument("--decoder-layers", type=int, default=6)
    parser.add_argument("--resume", default="", help="folder with writer-0.npz, writer-1.npz, … to go on from")
    parser.add_argument("--resume-vocabulary", default="", help="the vocabulary of those weights, where it has grown since")
    parser.add_argument("--seed", type=int, default=0, help="other samples when training goes on")
    parser.add_argument("--described", action="store_true", help="learn from our own descriptions, too")
    parser.add_argument("--revisions", action="store_true", help="learn follow-ups from revisions.jsonl, too")
    parser.add_argument("--written-times", type=int, default=15, help="how often each follow-up that a person wrote is seen")
    parser.add_argument("--smoothing", type=float, default=0.05)
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--most-evaluated", type=int, default=1_000_000)
    return parser.parse_args()


def main():
    options = arguments()
    os.makedirs(options.out, exist_ok=True)
    torch.manual_seed(0)
    random.seed(0)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tokens = json.load(open(f"{options.samples}/vocabulary.json", encoding="utf8"))["tokens"]
    vocabulary = {token: index for index, token in enumerate(tokens)}
    pieces = SentencePieces(f"{options.bases}/needle.model") if options.base == "needle" else WordPieces(f"{options.bases}/pieces.txt")
    samples = load_samples(f"{options.samples}/samples.jsonl")
    held_briefs = set(filter(None, options.held.split(",")))
    learned = [sample for sample in samples if sample.brief not in held_briefs]
    random.shuffle(learned)
    share = int(len(learned) * options.held_share)
    held = [sample for sample in samples if sample.brief in held_briefs] + learned[:share]
    random.shuffle(held)
    learned = learned[share:]
    learned = learned[: int(len(learned) * options.fraction)]
    twice = tuple(filter(None, options.twice.split(",")))
    learned += [sample for sample in learned if twice and sample.brief.startswith(twice)]
    described = [sample for sample in load_samples(f"{options.samples}/described.jsonl") if sample.brief not in held_briefs] if options.described else []
    story = [(row.brief, row) for row in load_samples(f"{options.samples}/backstory.jsonl")]
    extra = [load_samples(f"{options.samples}/{name}.jsonl") for name in ("dev",) if os.path.exists(f"{options.samples}/{name}.jsonl")]
    sets = {"held": held, **({"dev": extra[0]} if extra else {})}
    revisions = load_samples(f"{options.samples}/revisions.jsonl") if options.revisions else []
    written = [sample for sample in revisions if sample.brief.startswith("follow-ups")]
    if revisions:
        sets["revised"] = [sample for sample in revisions if sample.brief.startswith("held")]
    revisions = [sample for sample in revisions if sample.brief.startswith("made")] + written * options.written_times
    print(f"{options.base}: {len(learned)} pairs to learn from, {len(held)} held out, {len(tokens)} tokens, {device}", flush=True)

    began = time.time()
    data = augmented(learned, described, story, options, pieces, vocabulary) + revised(revisions, options.seed, pieces, vocabulary)
    print(f"{len(data)} samples made in {time.time() - began:.0f} s", flush=True)
    base = load_base(f"{options.bases}/{options.base}.npz")
    model = NeedleWriter(base, tokens, pieces) if options.base == "needle" else BertWriter(base, tokens, pieces, options.decoder_layers)
    if options.resume:
        known = json.load(open(options.resume_vocabulary, encoding="utf8"))["tokens"] if options.resume_vocabulary else tokens
        model.load_state_dict(with_new_tokens(load_parts(options.resume), known, vocabulary, model.state_dict()))
    model.to(device)
    print(f"{sum(p.numel() for p in model.parameters()) / 1e6:.1f} M parameters", flush=True)
    learn(model, data, options, device)
    if options.save:
        save(model, f"{options.out}/writer")
        print("saved", flush=True)
    report = {}
    for name, rows in sets.items():
        report[name] = evaluate(model, rows[: options.most_evaluated], pieces, tokens, vocabulary, device, name)
    json.dump(report, gzip.open(f"{options.out}/report-{options.base}-{options.fraction}.json.gz", "wt"))


def with_new_tokens(weights, known, vocabulary, fresh):
    """What was learned of each token goes to its new place; a new one begins fresh."""
    for name in ("out_tokens.weight", "bias"):
        grown = fresh[name].clone()
        for index, token in enumerate(known):
            if token in vocabulary:
                grown[vocabulary[token]] = weights[name][index]
        weights[name] = grown
    return weights


def make_chunk(job):
    seed, count = job
    augmenter = make_chunk.augmenter
    augmenter.random.seed(seed)
    made = []
    for _ in range(count):
        nodes, target = augmenter.sample()
        packed = pack(*as_ids(nodes, target, make_chunk.pieces, make_chunk.vocabulary))
        if len(packed[0]) <= 320 and len(packed[1]) < MOST_TOKENS:
            made.append(packed)
    return made


def pack(ids, target):
    """Arrays instead of lists: ids, and up to three right ways for each target token."""
    ways = np.full((len(target), WAYS), -1, np.int16)
    for at, each in enumerate(target):
        ways[at, : len(each[:WAYS])] = each[:WAYS]
    return np.array(ids, np.int16), ways


def augmented(learned, described, story, options, pieces, vocabulary):
    make_chunk.augmenter = Augmenter(learned, described, story)
    make_chunk.pieces, make_chunk.vocabulary = pieces, vocabulary
    size = min(1000, options.count)
    jobs = [(options.seed + seed, size) for seed in range(options.count // size)]
    with multiprocessing.get_context("fork").Pool(max(1, (os.cpu_count() or 2) - 1)) as pool:
        return [row for chunk in pool.imap_unordered(make_chunk, jobs) for row in chunk]


def make_revised(rows):
    augmenter = make_revised.augmenter
    made = []
    for sample in rows:
        begin = next((at for at, node in enumerate(sample.nodes[:-1]) if node[1] == "\n" and sample.nodes[at + 1][1] == "rule"), 0)
        nodes = augmenter._mistyped(sample.nodes[:begin], sample.target) + sample.nodes[begin:]
        packed = pack(*as_ids(nodes, sample.target, make_revised.pieces, make_revised.vocabulary))
        if len(packed[0]) <= 320 and len(packed[1]) < MOST_TOKENS:
            made.append(packed)
    return made


def revised(revisions, seed, pieces, vocabulary):
    """Follow-ups as they are; only the words of the wish are mistyped now and then."""
    make_revised.augmenter = Augmenter(revisions[:1], [], [], seed) if revisions else None
    make_revised.pieces, make_revised.vocabulary = pieces, vocabulary
    jobs = [revisions[at : at + 1000] for at in range(0, len(revisions), 1000)]
    with multiprocessing.get_context("fork").Pool(max(1, (os.cpu_count() or 2) - 1)) as pool:
        return [row for chunk in pool.imap_unordered(make_revised, jobs) for row in chunk]


def at_least(length, sizes):
    return next((size for size in sizes if size >= length), sizes[-1])


class Batches(torch.utils.data.Dataset):
    """Batches of one of a few shapes, in random order; put together by other processes while the GPU works."""

    def __init__(self, data, size):
        self.data, self.batches = data, []
        by_shape = {}
        for index, (ids, target) in enumerate(data):
            by_shape.setdefault((at_least(len(ids), LENGTHS_IN), at_least(len(target), LENGTHS_OUT)), []).append(index)
        for shape, members in by_shape.items():
            random.shuffle(members)
            count = size if shape[0] <= 96 and shape[1] <= 72 else size // 2 if shape[0] <= 208 else size // 4
            self.batches += [(shape, members[at : at + count], count) for at in range(0, len(members), count)]
        random.shuffle(self.batches)

    def __len__(self):
        return len(self.batches)

    def __getitem__(self, index):
        shape, members, count = self.batches[index]
        # A last batch that is not full is filled up: every shape is recorded once.
        members = members + [members[each % len(members)] for each in range(count - len(members))]
        return tensors([self.data[each] for each in members], shape)


def tensors(rows, shape):
    """ids, mask, what the decoder sees, and the right ways to go on."""
    ids = np.zeros((len(rows), shape[0]), np.int64)
    wanted = np.full((len(rows), shape[1], WAYS), -1, np.int64)
    for index, (request, target) in enumerate(rows):
        ids[index, : len(request)] = request
        wanted[index, : len(target)] = target
    seen = np.full((len(rows), shape[1]), -1, np.int64)
    seen[:, 1:] = np.maximum(wanted[:, :-1, 0], 0)
    mask = np.arange(shape[0])[None] < np.array([len(row[0]) for row in rows])[:, None]
    return [torch.from_numpy(array) for array in (ids, mask, seen, wanted)]


class Recorder:
    """Runs a step, on a GPU as a graph that was recorded for its shape: launched one by one, the kernels of a small
    network keep the GPU waiting for the host most of the time."""

    def __init__(self, model, device, smoothing):
        self.model, self.device, self.smoothing, self.records = model, device, smoothing, {}
        self.grads = []
        for parameter in model.parameters():
            parameter.grad = torch.zeros_like(parameter)
            self.grads.append(parameter.grad)
        self.is_recording = device == "cuda"
        if self.is_recording:
            self.pool, self.stream = torch.cuda.graph_pool_handle(), torch.cuda.Stream()

    def run(self, ids, mask, seen, wanted):
        torch._foreach_zero_(self.grads)
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.is_recording, cache_enabled=False):
            logits = self.model(ids, mask, seen)
        loss = loss_of(logits.float(), wanted, self.smoothing)
        loss.backward()
        return loss.detach()

    def prepare(self, batches):
        """Records the shapes that come often; the others are run as they are."""
        seen = {}
        for index, (shape, _, count) in enumerate(batches.batches):
            seen.setdefault((shape, count), []).append(index)
        for (shape, count), places in sorted(seen.items(), key=lambda each: -each[0][0][0] * each[0][0][1] * each[0][1]):
            if not self.is_recording or len(places) < 12:
                continue
            try:
                self.records[(*shape, count)] = self.record(batches[places[0]])
            except Exception as error:
                print(f"not recorded, going on step by step: {error!r}", flush=True)
                self.is_recording = False
                self.records = {}
        print(f"{len(self.records)} of {len(seen)} shapes recorded", flush=True)

    def step(self, batch):
        known = self.records.get((batch[0].shape[1], batch[3].shape[1], batch[0].shape[0]))
        if not known:
            return self.run(*[each.to(self.device, non_blocking=True) for each in batch])
        graph, static, loss = known
        for own, given in zip(static, batch):
            own.copy_(given, non_blocking=True)
        graph.replay()
        return loss

    def record(self, batch):
        static = [each.to(self.device) for each in batch]
        self.stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(self.stream):
            for _ in range(2):
                self.run(*static)
        torch.cuda.current_stream().wait_stream(self.stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self.pool, stream=self.stream, capture_error_mode="thread_local"):
            loss = self.run(*static)
        return graph, static, loss


def learn(model, data, options, device):
    encoder_rate, decoder_rate = RATES[options.base]
    groups = model.rates(encoder_rate * options.rate, decoder_rate * options.rate)
    optimizer = torch.optim.AdamW(groups, lr=1e-5, betas=(0.9, 0.98), weight_decay=0.01, **({"fused": True} if device == "cuda" else {}))
    batches = Batches(data, options.batch)
    workers = 8 if device == "cuda" else 0
    loader = torch.utils.data.DataLoader(batches, batch_size=None, num_workers=workers, pin_memory=device == "cuda", prefetch_factor=16 if workers else None)
    model.train()
    recorder = Recorder(model, device, options.smoothing)
    recorder.prepare(batches)
    began, saved, total, counted, steps = time.time(), time.time(), 0.0, 0, len(batches) * options.rounds
    for step, batch in enumerate(itertools.chain.from_iterable(loader for _ in range(options.rounds))):
        done = max(step / steps, (time.time() - began) / options.seconds)
        if done >= 1:
            break
        rate = min(1.0, done / 0.05, (1 - done) / 0.95)
        for group in optimizer.param_groups:
            group["lr"] = group["peak"] * max(rate, 0.002)
        loss = recorder.step(batch)
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        total, counted = total + loss.clone(), counted + 1
        if step % 500 == 499 or step in (20, 100) or step == steps - 1:
            print(f"step {step + 1}/{steps}, loss {float(total) / counted:.4f}, {time.time() - began:.0f} s, {len(recorder.records)} shapes", flush=True)
            total, counted = 0.0, 0
        # A run that is cut off loses two minutes at most.
        if options.save and time.time() - saved > 120:
            save(model, f"{options.out}/writer")
            saved = time.time()
    model.eval()
    return model


def loss_of(logits, wanted, smoothing):
    """Minus the log of what all right ways get together. Smoothing keeps a little for everything that can be said:
    without it the model is as sure of its mistakes as of what is right."""
    everything = torch.logsumexp(logits, -1)
    each = logits.gather(2, wanted.clamp(min=0)).masked_fill(wanted < 0, -1e4)
    can_be_said = logits > -5e3
    average = (logits * can_be_said).sum(-1) / can_be_said.sum(-1)
    there = (wanted[..., 0] >= 0).float()
    wrong = everything - (1 - smoothing) * torch.logsumexp(each, -1) - smoothing * average
    return (wrong * there).sum() / there.sum()


def save(model, path):
    """int8 with a scale for each row, in parts that can travel."""
    part, size, number = {}, 0, 0
    for name, value in model.state_dict().items():
        array = value.detach().float().cpu().numpy()
        if array.ndim == 2:
            scale = np.abs(array).max(1, keepdims=True) / 127
            scale[scale == 0] = 1
            rows = {f"{name}.q": np.round(array / scale).astype(np.int8), f"{name}.s": scale.astype(np.float32)}
        else:
            rows = {name: array}
        weight = sum(each.nbytes for each in rows.values())
        if size + weight > 13 * 2**20:
            np.savez(f"{path}-{number}.npz", **part)
            part, size, number = {}, 0, number + 1
        part.update(rows)
        size += weight
    np.savez(f"{path}-{number}.npz", **part)


@torch.no_grad()
def evaluate(model, rows, pieces, tokens, vocabulary, device, title):
    made = [as_ids(sample.nodes, sample.target, pieces, vocabulary) for sample in rows]
    order = sorted(range(len(rows)), key=lambda index: len(made[index][0]))
    results = [None] * len(rows)
    end = vocabulary["<end>"]
    for at in range(0, len(order), 256):
        batch = order[at : at + 256]
        rows_in = [pack(made[index][0], [[end]]) for index in batch]
        ids, mask, *_ = [each.to(device) for each in tensors(rows_in, (max(len(row[0]) for row in rows_in), 1))]
        seen = torch.full((len(batch), 1), -1, dtype=torch.long, device=device)
        finished = torch.zeros(len(batch), dtype=torch.bool, device=device)
        for _ in range(110):
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                logits = model(ids, mask, seen)[:, -1]
            best = logits.argmax(-1)
            seen = torch.cat([seen, best[:, None]], 1)
            finished |= best == end
            if bool(finished.all()):
                break
        for index, row in zip(batch, seen[:, 1:].tolist()):
            results[index] = row[: row.index(end) + 1] if end in row else row
    right, by = 0, {}
    report = []
    for sample, (ids, target), got in zip(rows, made, results):
        exact = len(got) == len(target) and all(each in ways for each, ways in zip(got, target))
        right += exact
        words = sum(1 for node in sample.nodes if node[0] == 0)
        length = "under 15" if words < 17 else "15-45" if words < 52 else "longer"
        for group in (f"{length} words", sample.brief):
            hits, count = by.get(group, (0, 0))
            by[group] = (hits + exact, count + 1)
        shown = [tokens[each] if each < len(tokens) else each - len(tokens) for each in got]
        report.append({"brief": sample.brief, "exact": exact, "got": shown})
    groups = ", ".join(f"{name} {hits}/{count} = {hits / count:.3f}" for name, (hits, count) in sorted(by.items())[:16])
    print(f"{title}: {right}/{len(rows)} = {right / max(1, len(rows)):.4f}; {groups}", flush=True)
    return report


if __name__ == "__main__":
    main()
