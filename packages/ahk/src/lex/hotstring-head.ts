export type HotstringHead = { options: string; trigger: string; length: number };

/** The `:options:trigger::` at the start of a line, or null. Anything passes for options, even `:{:`. */
export function hotstringHead(text: string): HotstringHead | null {
  if (text[0] !== ':') return null;
  const second = text.indexOf(':', 1);
  if (second === -1) return null;
  const end = triggerEnd(text, second + 1);
  if (end === -1) return null;
  return { options: text.slice(1, second), trigger: text.slice(second + 1, end), length: end + 2 };
}

// The first two colons end the trigger, unless a backtick stands before the first of them. More colons belong to
// the text: a `{` behind them opens nothing.
function triggerEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '`') at++;
    else if (text[at] === ':' && text[at + 1] === ':') return at;
  }
  return -1;
}
