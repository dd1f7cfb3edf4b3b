import type { HighlightSpan } from './highlight-span.ts';

type Edge = { at: number; layer: number; span: HighlightSpan; opens: boolean };

/** Flattens layers of spans into one list without overlap; where several lie over one another the last layer shows. */
export function layered(layers: HighlightSpan[][], length: number): HighlightSpan[] {
  const edges: Edge[] = layers.flatMap((spans, layer) => spans.flatMap((span) => edgesOf(span, layer, length)));
  edges.sort((one, other) => one.at - other.at || Number(one.opens) - Number(other.opens));
  const open: HighlightSpan[][] = layers.map(() => []);
  const flat: HighlightSpan[] = [];
  let from = 0;
  for (const { at, layer, span, opens } of edges) {
    const top = topOf(open);
    if (top && at > from) add(flat, from, at, top);
    from = at;
    const list = open[layer] ?? [];
    if (opens) list.push(span);
    else list.splice(list.lastIndexOf(span), 1);
  }
  return flat;
}

function edgesOf(span: HighlightSpan, layer: number, length: number): Edge[] {
  const start = Math.max(0, span.start);
  const end = Math.min(span.end, length);
  if (start >= end) return [];
  return [
    { at: start, layer, span, opens: true },
    { at: end, layer, span, opens: false },
  ];
}

function topOf(open: HighlightSpan[][]): HighlightSpan | undefined {
  for (let layer = open.length - 1; layer >= 0; layer--) {
    const top = open[layer]?.at(-1);
    if (top) return top;
  }
  return undefined;
}

// The pieces of one span around a comment stay apart, but two edges at one place must not split it.
function add(flat: HighlightSpan[], start: number, end: number, span: HighlightSpan): void {
  const last = flat.at(-1);
  if (last && last.end === start && last.class === span.class && start !== span.start) last.end = end;
  else flat.push({ start, end, class: span.class });
}
