import { isCode } from './code-line.ts';
import { labeledLine } from './labeled-line.ts';

export type Decline = { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string };
export type DeclineFound = Decline & {
  /** The line that says it. */
  at: number;
  /** It is said as it was asked for; else it may be a word in a sentence. */
  isPlain: boolean;
};

const LABEL =
  /^(?:(?:answer|result|verdict|status|response)[*_]{0,3}:[ \t*_`"]{0,5})?(?:refus(?:ed|al|e)|declined|out[ _-]?of[ _-]?scope|unclear)\b/i;
const LOUD = /\b(?:REFUSED|OUT[ _-]OF[ _-]SCOPE|UNCLEAR)\b[*_`"]{0,3}[ \t]?[:–—-]/;
const WILL_NOT =
  /^[^\n]{0,120}\bI(?: can(?:not|['’]t)| won['’]t| will not| am (?:not able|unable) to|['’]m (?:not able|unable) to) (?:help|assist|write|create|make|provide|do|build|support|comply)\b/i;
const LONGEST_MESSAGE = 2000;
const WITHOUT_REASON = {
  refused: 'The language model declined to write this script and gave no reason.',
  'out-of-scope': 'The language model said this isn’t something AutoHotkey can do but gave no reason.',
  unclear: 'The language model didn’t understand what you want. Try saying it another way.',
} satisfies Record<Decline['kind'], string>;

/** A line that declines, in whatever shape: the word may be bold, a heading or in lower case, the reason on later lines. */
export function declineIn(text: string): DeclineFound | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const found = lines.flatMap((line, at) => {
    const labeled = isCode(line) ? undefined : labeledLine(line, LABEL);
    if (!labeled || /^[:=(]/.test(labeled.said)) return [];
    const word = labeled.word.replace(/^.*:[^a-z]*/i, '');
    const isPlain = labeled.hasSign && (word === word.toUpperCase() || at === first);
    const kind = kindOf(word);
    return [{ kind, at, isPlain, message: messageFrom(labeled.said, lines, at) || WITHOUT_REASON[kind] }];
  });
  return found.find(({ isPlain }) => isPlain) ?? found[0];
}

/** A reply without any code that declines in its own words. */
export function declineInProse(text: string): Decline | undefined {
  const loud = LOUD.exec(text);
  if (loud) {
    return { kind: kindOf(loud[0]), message: shortened(text.slice(loud.index + loud[0].length).trim() || text) };
  }
  const message = shortened(text.trim());
  if (WILL_NOT.test(message)) return { kind: 'refused', message };
  return message.endsWith('?') ? { kind: 'unclear', message } : undefined;
}

function kindOf(word: string): Decline['kind'] {
  if (/^unclear/i.test(word)) return 'unclear';
  return /^out/i.test(word) ? 'out-of-scope' : 'refused';
}

function messageFrom(said: string, lines: readonly string[], at: number): string {
  const message = [said, ...lines.slice(at + 1)].join('\n').trim();
  return shortened(message || lines.slice(0, at).join('\n').trim());
}

function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  const cut = message.slice(0, LONGEST_MESSAGE);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${cut.slice(0, end > 0 ? end : LONGEST_MESSAGE).trimEnd()} …`;
}
