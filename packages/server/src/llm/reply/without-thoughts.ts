const OPENING = /^\s*<(think|thinking|thought|reasoning)>/i;
const CLOSINGS = ['</think>', '</thinking>', '</thought>', '</reasoning>'];

/** A reply without the thoughts before it. Some servers drop the tag that opens them, and keep the one that closes. */
export function withoutThoughts(reply: string): string {
  let rest = reply;
  for (;;) {
    const end = endOfThoughts(rest);
    if (end === undefined) return OPENING.test(rest) ? '' : rest;
    rest = rest.slice(end);
  }
}

function endOfThoughts(text: string): number | undefined {
  const low = text.toLowerCase();
  const [place] = CLOSINGS.map((tag) => ({ at: low.indexOf(tag), tag }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!place) return undefined;
  const isInCode = !OPENING.test(text) && low.lastIndexOf('```', place.at) >= 0;
  return isInCode ? undefined : place.at + place.tag.length;
}
