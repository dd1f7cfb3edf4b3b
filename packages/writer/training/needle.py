"""Needle v1, the other base that was compared: attention without feed-forward, encoder and decoder both pretrained."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, HEADS, KEY_HEADS, HEAD = 512, 8, 4, 64
ENCODER_LAYERS, DECODER_LAYERS = 12, 8


class Norm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        return F.rms_norm(x.float(), x.shape[-1:], self.weight, 1e-6)


def turns(length, device):
    frequency = 1.0 / (10000.0 ** (torch.arange(0, HEAD, 2, device=device, dtype=torch.float32) / HEAD))
    angle = torch.outer(torch.arange(length, device=device, dtype=torch.float32), frequency)
    return angle.cos(), angle.sin()


def turned(x, turn):
    if turn is None:
        return x
    cos, sin = turn
    a, b = x[..., : HEAD // 2], x[..., HEAD // 2 :]
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.q_proj, self.out_proj = nn.Linear(WIDTH, WIDTH, bias=False), nn.Linear(WIDTH, WIDTH, bias=False)
        self.k_proj, self.v_proj = (nn.Linear(WIDTH, KEY_HEADS * HEAD, bias=False) for _ in range(2))
        self.q_norm, self.k_norm = Norm(HEAD), Norm(HEAD)

    def forward(self, x, memory, mask, turn):
        split = lambda t: t.view(t.shape[0], -1, KEY_HEADS, HEAD).transpose(1, 2)
        repeat = lambda t: t[:, :, None].expand(-1, -1, HEADS // KEY_HEADS, -1, -1).reshape(t.shape[0], HEADS, -1, HEAD)
        q = turned(self.q_norm(self.q_proj(x).view(x.shape[0], -1, HEADS, HEAD).transpose(1, 2)), turn)
        k = repeat(turned(self.k_norm(split(self.k_proj(memory))), turn))
        v = repeat(split(self.v_proj(memory)))
        out = F.scaled_dot_product_attention(q.to(v.dtype), k.to(v.dtype), v, attn_mask=mask)
        return self.out_proj(out.transpose(1, 2).reshape(x.shape[0], -1, WIDTH))


class EncoderLayer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.attn_gate = nn.Parameter(torch.zeros(1))
        self.norm1, self.self_attn, self.drop = Norm(WIDTH), Attention(), nn.Dropout(dropout)

    def forward(self, x, mask, turn):
        h = self.norm1(x)
        return x + torch.sigmoid(self.attn_gate) * self.drop(self.self_attn(h, h, mask, turn))


class DecoderLayer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.self_attn_gate, self.cross_attn_gate = nn.Parameter(torch.zeros(1)), nn.Parameter(torch.zeros(1))
        self.norm1, self.norm2, self.self_attn, self.cross_attn = Norm(WIDTH), Norm(WIDTH), Attention(), Attention()
        self.drop = nn.Dropout(dropout)

    def forward(self, x, memory, mask, read_mask, turn):
        h = self.norm1(x)
        x = x + torch.sigmoid(self.self_attn_gate) * self.drop(self.self_attn(h, h, mask, turn))
        return x + torch.sigmoid(self.cross_attn_gate) * self.drop(self.cross_attn(self.norm2(x), memory, read_mask, None))


class Stack(nn.Module):
    def __init__(self, layer, count, dropout):
        super().__init__()
        self.layers = nn.ModuleList([layer(dropout) for _ in range(count)])
        self.final_norm = Norm(WIDTH)


class NeedleWriter(nn.Module):
    def __init__(self, base, vocabulary, pieces, dropout=0.1):
        super().__init__()
        self.tokens = len(vocabulary)
        self.embedding = nn.Embedding(pieces.size, WIDTH)
        self.encoder, self.decoder = Stack(EncoderLayer, ENCODER_LAYERS, dropout), Stack(DecoderLayer, DECODER_LAYERS, dropout)
        words = base["embedding.weight"]
        stored = {name: value for name, value in base.items() if name != "embedding.weight"}
        stored["embedding.weight"] = torch.cat([words, words.mean(0) + torch.randn(pieces.size - len(words), WIDTH) * words.std() * 0.3])
        self.load_state_dict(stored, strict=False)
        self.out_tokens = nn.Embedding(self.tokens, WIDTH)
        with torch.no_grad():
            for index, token in enumerate(vocabulary):
                text = token.split("=", 1)[-1].strip("<>'").replace("-", " ").replace("+", " ")
                ids = pieces.model.EncodeAsIds(text) or [3]
                self.out_tokens.weight[index] = words[torch.tensor(ids)].mean(0) + torch.randn(WIDTH) * 0.02
        self.start = nn.Parameter(words[4].clone())
        self.pointed = nn.Linear(WIDTH, WIDTH)
        self.asks_place, self.offers_place = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, ids, mask, tokens):
        seen = mask[:, None, None, :]
        x = self.embedding(ids) * math.sqrt(WIDTH)
        turn = turns(ids.shape[1], ids.device)
        for layer in self.encoder.layers:
            x = layer(x, seen, turn)
        memory = self.encoder.final_norm(x)
        pointed = self.pointed(memory)
        places = (tokens - self.tokens).clamp(min=0)
        from_request = torch.gather(pointed, 1, places[..., None].expand(-1, -1, WIDTH))
        x = torch.where((tokens >= self.tokens)[..., None], from_request, self.out_tokens(tokens.clamp(0, self.tokens - 1)))
        x = torch.where((tokens < 0)[..., None], self.start.expand_as(x), x) * math.sqrt(WIDTH)
        length = tokens.shape[1]
        turn = turns(length, ids.device)
        causal = torch.ones(length, length, dtype=torch.bool, device=ids.device).tril()[None, None]
        for layer in self.decoder.layers:
            x = layer(x, memory, causal, seen, turn)
        h = self.decoder.final_norm(x)
        words = h @ self.out_tokens.weight.T
        offered = self.asks_place(h) @ self.offers_place(memory).transpose(1, 2) / math.sqrt(WIDTH)
        return torch.cat([words, offered.masked_fill(~mask[:, None, :], -1e4)], -1)

    def rates(self, encoder_rate, decoder_rate):
        fresh = ("pointed", "asks_place", "offers_place")
        groups = {"matrix": [], "vector": [], "fresh": []}
        for name, parameter in self.named_parameters():
            kind = "fresh" if name.startswith(fresh) else "matrix" if parameter.dim() == 2 and "embedding" not in name and "out_tokens" not in name else "vector"
            groups[kind].append(parameter)
        return [
            {"params": groups["matrix"], "peak": encoder_rate},
            {"params": groups["vector"], "peak": encoder_rate / 4},
            {"params": groups["fresh"], "peak": decoder_rate},
        ]
