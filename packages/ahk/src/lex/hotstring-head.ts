export type HotstringHead = { options: string; trigger: string; length: number };

/** The `:options:trigger::` at the start of a line, or null. */
export function hotstringHead(text: string): HotstringHead | null {
  if (text[0] !== ':') return null;
  const second = text.indexOf(':', 1);
  if (second === -1) return null;
  const options = text.slice(1, second);
  if (!/^[\w \t*?-]*$/.test(options)) return null;
  const end = triggerEnd(text, second + 1);
  if (end === -1) return null;
  return { options, trigger: text.slice(second + 1, end), length: end + 2 };
}

// A trigger may itself hold or end in colons: `:*::)::smile` has the trigger `:)`.
function triggerEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '`') at++;
    else if (text[at] === ':' && text[at + 1] === ':' && (at > from || text[at + 2] !== ':')) {
      let end = at;
      while (text[end + 2] === ':') end++;
      return end;
    }
  }
  return -1;
}
