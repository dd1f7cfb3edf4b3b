"""The writer's network: a pretrained encoder reads the request, a decoder writes the program.

The decoder chooses among the words of the language and pointers into the request: a mark that code has read, or the
first and the last word of a text. A pointer is fed back as what the encoder made of the place that it points to.
"""

import glob
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, HEADS, INNER = 384, 12, 1536
MOST_TOKENS = 320


def load_base(path):
    """The int8 weights with a scale for each row that prepare_bases.py wrote, as float tensors."""
    stored = np.load(path)
    result = {}
    for name in stored.files:
        if name.endswith(".q"):
            result[name[:-2]] = torch.from_numpy(stored[name].astype(np.float32) * stored[name[:-2] + ".s"])
        elif not name.endswith(".s"):
            result[name] = torch.from_numpy(stored[name].astype(np.float32))
    return result


def load_parts(folder):
    """Trained weights, in the parts that travel."""
    return {name: value for part in sorted(glob.glob(f"{folder}/writer-*.npz")) for name, value in load_base(part).items()}


class Attention(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.dropout = dropout

    def heads(self, x):
        return x.view(x.shape[0], -1, HEADS, WIDTH // HEADS).transpose(1, 2)

    def keys_and_values(self, x):
        return self.heads(self.key(x)), self.heads(self.value(x))

    def forward(self, x, keys, values, mask):
        attended = F.scaled_dot_product_attention(
            self.heads(self.query(x)), keys, values, attn_mask=mask, dropout_p=self.dropout if self.training else 0.0
        )
        return self.out(attended.transpose(1, 2).reshape(x.shape[0], -1, WIDTH))


class EncoderLayer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.attention = Attention(dropout)
        self.attention_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.widen, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        x = self.attention_norm(x + self.dropout(self.attention(x, *self.attention.keys_and_values(x), mask)))
        return self.norm(x + self.dropout(self.narrow(F.gelu(self.widen(x)))))


class DecoderLayer(EncoderLayer):
    def __init__(self, dropout):
        super().__init__(dropout)
        self.reading = Attention(dropout)
        self.reading_norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, keys, values, mask, read_keys, read_values, read_mask):
        x = self.attention_norm(x + self.dropout(self.attention(x, keys, values, mask)))
        x = self.reading_norm(x + self.dropout(self.reading(x, read_keys, read_values, read_mask)))
        return self.norm(x + self.dropout(self.narrow(F.gelu(self.widen(x)))))


class BertWriter(nn.Module):
    """An encoder of BERT's kind (MiniLM, gte-small); the decoder's layers begin as copies of the encoder's."""

    def __init__(self, base, vocabulary, pieces, decoder_layers=6, dropout=0.1):
        super().__init__()
        self.tokens = len(vocabulary)
        words = base["embeddings.word_embeddings.weight"]
        self.words = nn.Embedding.from_pretrained(words.clone(), freeze=False)
        self.places = nn.Embedding.from_pretrained(base["embeddings.position_embeddings.weight"][:MOST_TOKENS].clone(), freeze=False)
        self.kind = nn.Parameter(base["embeddings.token_type_embeddings.weight"][0].clone())
        self.input_norm = norm_from(base, "embeddings.LayerNorm")
        layers = 1 + max(int(name.split(".")[2]) for name in base if name.startswith("encoder.layer."))
        self.encoder = nn.ModuleList([EncoderLayer(dropout) for _ in range(layers)])
        for index, layer in enumerate(self.encoder):
            copy_layer(base, f"encoder.layer.{index}", layer)
        self.decoder = nn.ModuleList([DecoderLayer(dropout) for _ in range(decoder_layers)])
        for index, layer in enumerate(self.decoder):
            source = f"encoder.layer.{(index + 1) * layers // decoder_layers - 1}"
            copy_layer(base, source, layer)
            copy_attention(base, source, layer.reading)
            layer.reading_norm.load_state_dict(layer.attention_norm.state_dict())
        self.out_tokens = nn.Embedding(self.tokens, WIDTH)
        with torch.no_grad():
            for index, token in enumerate(vocabulary):
                self.out_tokens.weight[index] = words[torch.tensor(pieces_of_token(token, pieces))].mean(0) + torch.randn(WIDTH) * 0.01
        self.start = nn.Parameter(torch.randn(WIDTH) * 0.05)
        self.out_places = nn.Embedding(MOST_TOKENS, WIDTH)
        with torch.no_grad():
            self.out_places.weight.copy_(base["embeddings.position_embeddings.weight"][:MOST_TOKENS])
        self.out_norm = norm_from(base, "embeddings.LayerNorm")
        self.pointed = nn.Linear(WIDTH, WIDTH)
        nn.init.eye_(self.pointed.weight)
        nn.init.zeros_(self.pointed.bias)
        self.says = nn.Linear(WIDTH, WIDTH)
        self.says_norm = nn.LayerNorm(WIDTH)
        self.bias = nn.Parameter(torch.zeros(self.tokens))
        self.asks_place, self.offers_place = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.dropout = nn.Dropout(dropout)

    def encode(self, ids, mask):
        x = self.words(ids) + self.places.weight[: ids.shape[1]] + self.kind
        x = self.dropout(self.input_norm(x))
        seen = mask[:, None, None, :]
        for layer in self.encoder:
            x = layer(x, seen)
        return x

    def reading(self, memory):
        """What the decoder needs of a request, computed once: keys and values of each layer, pointers in and out."""
        return (
            [layer.reading.keys_and_values(memory) for layer in self.decoder],
            self.pointed(memory),
            self.offers_place(memory),
        )

    def embed(self, tokens, pointed):
        """Tokens: -1 starts, below the vocabulary's size a word, above a place of the request."""
        is_place = tokens >= self.tokens
        places = (tokens - self.tokens).clamp(min=0)
        from_request = torch.gather(pointed, 1, places[..., None].expand(-1, -1, WIDTH))
        own = self.out_tokens(tokens.clamp(0, self.tokens - 1))
        x = torch.where(is_place[..., None], from_request, own)
        return torch.where((tokens < 0)[..., None], self.start.expand_as(x), x)

    def logits(self, h, offers, mask):
        said = self.says_norm(F.gelu(self.says(h)))
        words = said @ self.out_tokens.weight.T + self.bias
        places = self.asks_place(h) @ offers.transpose(1, 2) / math.sqrt(WIDTH)
        return torch.cat([words, places.masked_fill(~mask[:, None, :], -1e4)], -1)

    def forward(self, ids, mask, tokens):
        memory = self.encode(ids, mask)
        read, pointed, offers = self.reading(memory)
        length = tokens.shape[1]
        x = self.embed(tokens, pointed) + self.out_places.weight[:length]
        x = self.dropout(self.out_norm(x))
        causal = torch.ones(length, length, dtype=torch.bool, device=ids.device).tril()[None, None]
        seen = mask[:, None, None, :]
        for layer, (keys, values) in zip(self.decoder, read):
            x = layer(x, *layer.attention.keys_and_values(x), causal, keys, values, seen)
        return self.logits(x, offers, mask)

    def rates(self, encoder_rate, decoder_rate):
        own = [parameter for name, parameter in self.named_parameters() if not name.startswith(("encoder", "words", "places", "kind", "input_norm"))]
        old = [parameter for name, parameter in self.named_parameters() if name.startswith(("encoder", "words", "places", "kind", "input_norm"))]
        return [{"params": old, "peak": encoder_rate}, {"params": own, "peak": decoder_rate}]


def pieces_of_token(token, pieces):
    text = token.split("=", 1)[-1].strip("<>'").replace("-", " ").replace("+", " ").lower()
    found = [piece for word in text.split() for piece in pieces.word(word)]
    return found or [pieces.nothing]


def norm_from(base, name):
    norm = nn.LayerNorm(WIDTH, eps=1e-12)
    norm.load_state_dict({"weight": base[f"{name}.weight"], "bias": base[f"{name}.bias"]})
    return norm


def copy_attention(base, source, attention):
    for name, part in (("self.query", attention.query), ("self.key", attention.key), ("self.value", attention.value), ("output.dense", attention.out)):
        with torch.no_grad():
            part.weight.copy_(base[f"{source}.attention.{name}.weight"])
            part.bias.copy_(base[f"{source}.attention.{name}.bias"])


def copy_layer(base, source, layer):
    copy_attention(base, source, layer.attention)
    pairs = (("attention.output.LayerNorm", layer.attention_norm), ("output.LayerNorm", layer.norm), ("intermediate.dense", layer.widen), ("output.dense", layer.narrow))
    with torch.no_grad():
        for name, part in pairs:
            part.weight.copy_(base[f"{source}.{name}.weight"])
            part.bias.copy_(base[f"{source}.{name}.bias"])
