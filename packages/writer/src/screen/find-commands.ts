import { commandDangers, type RiskCode, startsCommand } from '@hotscribe/ahk';
import type { Harm } from '#knowledge/harms.ts';

const HARM_OF: Partial<Record<RiskCode, Harm>> = {
  'system-deletion': 'destroying',
  'disk-destruction': 'destroying',
  'registry-deletion': 'destroying',
  'hidden-command': 'protection',
  'covert-download': 'protection',
  'download-run': 'protection',
  'protection-off': 'protection',
  'logs-cleared': 'protection',
  'rights-taken': 'protection',
  'task-manager-blocked': 'protection',
  'account-changed': 'breaking-in',
  'credentials-read': 'credentials',
};

const LONGEST = 300;
const BEFORE = 60;
const MOST_TRIED = 40;
// Typing a command onto slides runs nothing; the script itself is checked in any case.
const RUN =
  /\b(?:runs?|running|executes?|starts?|launch(?:es)?|uses?|using|opens?|cmd|powershell|pwsh|terminal|command|commands|prompt|shell|console|wsl|win\+r|run box)\b/i;

/** The harm of a command that is written out in a request, where it is to be run. */
export function findCommandHarm(request: string): Harm | undefined {
  let tried = 0;
  for (const { start, text } of wordsOf(request)) {
    if (!startsCommand(text)) continue;
    if (++tried > MOST_TRIED) return undefined;
    if (!RUN.test(request.slice(Math.max(0, start - BEFORE), start + text.length))) continue;
    const [code] = commandDangers(lineFrom(request, start));
    const harm = code && HARM_OF[code];
    if (harm) return harm;
  }
  return undefined;
}

// A command goes to the end of its line or of the quotes it stands in, and a sentence may go on behind a comma.
function lineFrom(request: string, start: number): string {
  const quote = request.charAt(start - 1);
  const isQuoted = quote !== '' && OPENING.includes(quote);
  const close = isQuoted ? request.indexOf(CLOSING.charAt(OPENING.indexOf(quote)), start) : -1;
  const ends = [close, request.indexOf('\n', start), request.indexOf(', ', start), start + LONGEST].filter(
    (end) => end > start,
  );
  return request.slice(start, Math.min(...ends));
}

const OPENING = '"“„«`\'';
const CLOSING = '"”“»`\'';

function wordsOf(request: string): { start: number; text: string }[] {
  const words: { start: number; text: string }[] = [];
  let start = -1;
  for (let at = 0; at <= request.length; at++) {
    const sign = request.charAt(at);
    const isBreak = sign === '' || ' \t\n(,;|&'.includes(sign) || (start < 0 && OPENING.includes(sign));
    if (!isBreak && start < 0) start = at;
    if (isBreak && start >= 0) {
      words.push({ start, text: request.slice(start, at) });
      start = -1;
    }
  }
  return words;
}
