export type Decline = { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string };

const KINDS: readonly [words: RegExp, kind: Decline['kind']][] = [
  [/^refus(?:ed|al)\b/i, 'refused'],
  [/^out[ -]?of[ -]?scope\b/i, 'out-of-scope'],
  [/^unclear\b/i, 'unclear'],
];
const MARKUP = /^[\s>#*_`~[("'“-]*/;
const AFTER = /^[\s*_`~\])"'”:.–—-]*/;
const LONGEST_MESSAGE = 2000;

/** A reply that declines, in whatever shape: the word may be bold, a heading or in lower case, the reason on later lines. */
export function declineIn(text: string): Decline | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const said = line.replace(MARKUP, '');
    const [words, kind] = KINDS.find(([pattern]) => pattern.test(said)) ?? [];
    const word = words?.exec(said)?.[0] ?? '';
    if (!kind || !(isLoud(word) || index === first) || !isAlone(said.slice(word.length))) continue;
    const message = [said.slice(word.length).replace(AFTER, ''), ...lines.slice(index + 1)].join('\n').trim();
    return { kind, message: shortened(message || before(lines, index)) };
  }
  return undefined;
}

function isLoud(word: string): boolean {
  return word === word.toUpperCase();
}

// “Unclear requirements are common” is a sentence; a verdict is followed by a sign or by nothing.
function isAlone(rest: string): boolean {
  return /^(?:[\s*_`~\])"'”]*(?:[:.–—-]|$))/.test(rest);
}

function before(lines: readonly string[], index: number): string {
  return lines.slice(0, index).join('\n').trim();
}

function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  const cut = message.slice(0, LONGEST_MESSAGE);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${cut.slice(0, end > 0 ? end : LONGEST_MESSAGE)} …`;
}
