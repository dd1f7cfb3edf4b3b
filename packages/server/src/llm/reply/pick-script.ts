import { check, loadProblems } from '@hotscribe/ahk';
import { isCode } from './code-line.ts';
import type { FencedBlock } from './fenced-blocks.ts';

const OUR_NAME = /^(?:ahk|autohotkey|auto-hotkey)/i;
const OF_A_CONSOLE =
  /^(?:bash|sh|zsh|shell|console|cmd|bat|batch|dos|powershell|ps1|pwsh|json|yaml|toml|diff|output|log)$/i;
const WHOLE = /^[ \t]*#Requires[ \t]+AutoHotkey[ \t]+(?:>=?[ \t]*)?v?2/im;
/** A block that is much shorter than the longest shows a part of it, a test or a command. */
const LEAST_SHARE = 0.5;

export type PickedScript = {
  code: string;
  /** It says itself that it is a script, so it is no snippet. */
  isWhole: boolean;
  /** It may be of another language. */
  isDoubtful: boolean;
};

/**
 * The script among the blocks of a reply. Models like to show an old version, a part of the script again, or how it is
 * used. What says which AutoHotkey it needs is a whole script; else the long ones are. Of several, the last that loads.
 */
export function pickScript(blocks: readonly FencedBlock[]): PickedScript | undefined {
  const named = blocks.filter(({ language, code }) => OUR_NAME.test(language) || WHOLE.test(code));
  const codes = (named.length > 0 ? named : lookAlikes(blocks)).map(({ code }) => code);
  const whole = codes.filter((code) => WHOLE.test(code));
  const alone = withoutParts(whole.length > 0 ? whole : codes);
  const about = { isWhole: whole.length > 0, isDoubtful: named.length === 0 };
  // Most replies hold one: to judge it here as well would keep everybody else waiting for nothing.
  const [only] = alone;
  if (only !== undefined && alone.length === 1) return { code: only, ...about };
  const candidates = alone.map((code) => ({ code, ...judged(code) }));
  const modern = candidates.some(({ isV1 }) => !isV1) ? candidates.filter(({ isV1 }) => !isV1) : candidates;
  const longest = Math.max(0, ...modern.map(({ code }) => linesIn(code).length));
  const long = modern.filter(({ code }) => linesIn(code).length >= longest * LEAST_SHARE);
  const best = long.findLast(({ problems }) => problems === 0) ?? long.toSorted((a, b) => a.problems - b.problems)[0];
  return best && { code: best.code, ...about };
}

// Models give AutoHotkey the names of languages that look alike.
function lookAlikes(blocks: readonly FencedBlock[]): readonly FencedBlock[] {
  const others = blocks.filter(({ language }) => !OF_A_CONSOLE.test(language));
  const looking = others.filter(({ code }) => code.split('\n').some(isCode));
  return looking.length > 0 ? looking : others;
}

/** Without blocks that only repeat lines of another. One that begins alike is no part: it may be the same without a mistake. */
function withoutParts(codes: readonly string[]): readonly string[] {
  const all = codes.map((code) => {
    const lines = linesIn(code);
    return { code, first: lines[0], lines: new Set(lines) };
  });
  const isPart = (one: (typeof all)[number]) =>
    all.some(
      (other) =>
        other.first !== one.first &&
        other.lines.size > one.lines.size &&
        [...one.lines].every((line) => other.lines.has(line)),
    );
  return all.filter((one) => !isPart(one)).map(({ code }) => code);
}

function judged(code: string): { problems: number; isV1: boolean } {
  const problems = loadProblems(check(code));
  return { problems: problems.length, isV1: problems.some((problem) => problem.code === 'v1-script') };
}

function linesIn(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
