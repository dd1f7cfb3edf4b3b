import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request, what a good model answers to it, and what the user should get of that. */
export type Reply = { request: string; answer: string; right: Right };
export type Right = { kind: 'script'; script: string } | { kind: 'refused' | 'out-of-scope' | 'unclear' };

const SAMPLES = join(import.meta.dirname, '../../packages/automation/samples');
const SAMPLE_COUNT = 70;
const LONGEST = 124;
const LONGEST_REQUEST = 900;

/** Ours, and scripts of the proven samples with what they do as the request: from 5 lines to 120. */
export function readReplies(): Reply[] {
  return [...ownReplies('scripts.txt'), ...ownReplies('declines.txt'), ...sampleReplies()];
}

function ownReplies(file: string): Reply[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const answer = part.slice(end + 1).trim();
      return { request: part.slice(0, end).replaceAll('\\n', '\n'), answer, right: rightOf(answer) };
    });
}

function rightOf(answer: string): Right {
  const script = answer.split(/^```\w*$/m).findLast((part) => part.includes('#Requires AutoHotkey v2.0'));
  if (script) return { kind: 'script', script: script.trim() };
  if (/unclear/i.test(answer)) return { kind: 'unclear' };
  return { kind: /refus/i.test(answer) ? 'refused' : 'out-of-scope' };
}

function sampleReplies(): Reply[] {
  const all = readdirSync(SAMPLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      readFileSync(join(SAMPLES, name, 'script.ahk'), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    )
    .filter((script) => script.split('\n').length <= LONGEST && requestFor(script).length <= LONGEST_REQUEST)
    .sort((one, other) => one.length - other.length);
  const step = all.length / SAMPLE_COUNT;
  return Array.from({ length: SAMPLE_COUNT }, (_, index) => all[Math.ceil((index + 1) * step) - 1] ?? '').map(
    (script, index) => ({
      request: requestFor(script),
      answer: index % 3 === 0 ? `ASSUMPTION: Nothing else uses these keys.\n${block(script)}` : block(script),
      right: { kind: 'script', script },
    }),
  );
}

/** The comment at the top, as somebody would ask for it. */
function requestFor(script: string): string {
  const [, , , ...lines] = script.split('\n');
  const end = lines.findIndex((line) => !line.startsWith(';'));
  const told = lines.slice(0, end).filter((line) => !line.startsWith('; To end the script'));
  return told
    .map((line) => line.slice(2))
    .join(' ')
    .replaceAll('you press', 'I press')
    .replaceAll('you type', 'I type')
    .replaceAll(/\byour\b/g, 'my');
}

function block(script: string): string {
  return `\`\`\`ahk\n${script}\n\`\`\``;
}
