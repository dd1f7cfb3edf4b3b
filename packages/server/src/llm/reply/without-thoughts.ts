const OPENING = /^\s*(?:<(?:think|thinking|thought|reasoning)>|\[think\]|◁think▷)/i;
const CLOSINGS = ['</think>', '</thinking>', '</thought>', '</reasoning>', '[/think]', '◁/think▷'];
const MOST = 20;
const FENCE = /^[ \t]*(?:```|~~~)/gm;

/** A reply without the thoughts before it. Some servers drop the tag that opens them, and keep the one that closes. */
export function withoutThoughts(reply: string): string {
  let rest = reply;
  // A reply of nothing but tags would be read once for each of them.
  for (let times = 0; times < MOST; times += 1) {
    const end = endOfThoughts(rest);
    if (end === undefined) break;
    rest = rest.slice(end);
  }
  return OPENING.test(rest) ? '' : rest;
}

function endOfThoughts(text: string): number | undefined {
  const low = text.toLowerCase();
  const [place] = CLOSINGS.map((tag) => ({ at: low.indexOf(tag), tag }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!place || !(OPENING.test(text) || endsThoughts(text, place.at))) return undefined;
  return place.at + place.tag.length;
}

// In a block the tag is a text that a script types, unless it begins a line: thoughts may hold half a block, too.
function endsThoughts(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const isInBlock = (before.match(FENCE)?.length ?? 0) % 2 === 1;
  return !isInBlock || before.slice(before.lastIndexOf('\n') + 1).trim() === '';
}
