"""Writes the trained writer as two int8 ONNX graphs: python export.py --weights FOLDER --samples FOLDER --pieces FILE --out FOLDER

reader.onnx reads the request once; writer.onnx says what may come next for several beginnings of a program at a time.
"""

import argparse
import json
import os
import shutil

import torch
import torch.nn as nn
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import HEADS, WIDTH, BertWriter, load_base, load_parts
from pieces import WordPieces


class Reader(nn.Module):
    def __init__(self, writer):
        super().__init__()
        self.writer = writer

    def forward(self, ids):
        writer = self.writer
        memory = writer.encode(ids, torch.ones_like(ids, dtype=torch.bool))
        read, pointed, offers = writer.reading(memory)
        return torch.stack([torch.stack(pair) for pair in read]), pointed, offers


class NextTokens(nn.Module):
    """One more token for each beginning. `past` holds the keys and values of every token that was written so far, and
    `slots` where each beginning finds its own: nothing is copied when beginnings are dropped or doubled."""

    def __init__(self, writer):
        super().__init__()
        self.writer = writer

    def forward(self, tokens, place, slots, past, read, pointed, offers):
        writer, count = self.writer, tokens.shape[0]
        x = writer.embed(tokens[:, None], pointed.expand(count, -1, -1)) + writer.out_places(place)
        x = writer.out_norm(x)
        own = past[slots].permute(2, 3, 0, 4, 1, 5)
        present = []
        for index, layer in enumerate(writer.decoder):
            keys, values = layer.attention.keys_and_values(x)
            present.append(torch.stack([keys[:, :, 0], values[:, :, 0]], 1))
            keys, values = torch.cat([own[index, 0], keys], 2), torch.cat([own[index, 1], values], 2)
            read_keys, read_values = read[index, 0].expand(count, -1, -1, -1), read[index, 1].expand(count, -1, -1, -1)
            x = layer(x, keys, values, None, read_keys, read_values, None)
        everything = torch.ones(count, pointed.shape[1], dtype=torch.bool)
        logits = writer.logits(x, offers.expand(count, -1, -1), everything)[:, 0]
        return torch.log_softmax(logits, -1), torch.stack(present, 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", required=True, help="the prepared base, for the shape of the network")
    parser.add_argument("--weights", required=True, help="folder with writer-0.npz, writer-1.npz, …")
    parser.add_argument("--samples", required=True, help="folder with vocabulary.json")
    parser.add_argument("--pieces", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--decoder-layers", type=int, default=6)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    tokens = json.load(open(f"{options.samples}/vocabulary.json", encoding="utf8"))["tokens"]
    writer = BertWriter(load_base(options.base), tokens, WordPieces(options.pieces), options.decoder_layers, dropout=0.0)
    writer.load_state_dict(load_parts(options.weights))
    writer.eval()

    layers, head = len(writer.decoder), WIDTH // HEADS
    ids = torch.tensor([[2, 7, 8, 9, 3]])
    read, pointed, offers = Reader(writer)(ids)
    past, slots = torch.zeros(5, layers, 2, HEADS, head), torch.tensor([[0, 1], [0, 2], [0, 3]])
    export(Reader(writer), (ids,), f"{options.out}/reader", ["ids"], ["read", "pointed", "offers"],
           {"ids": {1: "s"}, "read": {4: "s"}, "pointed": {1: "s"}, "offers": {1: "s"}})
    export(NextTokens(writer), (torch.tensor([1, 2, 0]), torch.tensor(3), slots, past, read, pointed, offers),
           f"{options.out}/writer", ["tokens", "place", "slots", "past", "read", "pointed", "offers"], ["scores", "present"],
           {"tokens": {0: "n"}, "slots": {0: "n", 1: "t"}, "past": {0: "p"}, "read": {4: "s"}, "pointed": {1: "s"}, "offers": {1: "s"},
            "scores": {0: "n"}, "present": {0: "n"}})
    shutil.copy(options.pieces, f"{options.out}/pieces.txt")
    json.dump({"tokens": tokens}, open(f"{options.out}/vocabulary.json", "w", encoding="utf8"), ensure_ascii=False, indent=0)
    for name in sorted(os.listdir(options.out)):
        print(name, round(os.path.getsize(f"{options.out}/{name}") / 2**20, 2), "MiB")


def export(module, inputs, path, names, outputs, axes):
    torch.onnx.export(module, inputs, f"{path}.float.onnx", input_names=names, output_names=outputs, dynamic_axes=axes, opset_version=17, dynamo=False)
    quantize_dynamic(f"{path}.float.onnx", f"{path}.onnx", weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul", "Gather"])
    os.remove(f"{path}.float.onnx")


if __name__ == "__main__":
    main()
