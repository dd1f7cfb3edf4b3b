import { check } from '@hotscribe/ahk';
import type { FencedBlock } from './fenced-blocks.ts';

const OUR_LANGUAGE = /^(?:ahk|ahk2|ahkv2|autohotkey|autohotkey2|autohotkeyv2|text|plaintext|$)/i;
/** A block that is much shorter than the longest shows a part of it, a test or a command. */
const LEAST_SHARE = 0.5;

/**
 * The script among the blocks of a reply. Models like to show an old version, a part of the script again, or how it is
 * used. Of the blocks that are long enough to be the whole script, one that loads; of several, the last.
 */
export function pickScript(blocks: readonly FencedBlock[]): string | undefined {
  const ours = blocks.filter(({ language, code }) => OUR_LANGUAGE.test(language) || isOurs(code));
  // Models give AutoHotkey the names of languages that look alike.
  const codes = (ours.length > 0 ? ours : blocks).map(({ code }) => code);
  const longest = Math.max(0, ...codes.map(linesIn));
  const whole = codes.filter((code) => linesIn(code) >= longest * LEAST_SHARE);
  return whole.findLast((code) => problemsIn(code) === 0) ?? fewestProblems(whole);
}

function fewestProblems(codes: readonly string[]): string | undefined {
  return codes
    .map((code) => ({ code, problems: problemsIn(code) }))
    .sort((one, other) => one.problems - other.problems)[0]?.code;
}

function isOurs(code: string): boolean {
  return /^[ \t]*#Requires[ \t]+AutoHotkey\b/im.test(code);
}

function linesIn(code: string): number {
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

export function problemsIn(code: string): number {
  return check(code).filter(({ source, severity }) => source === 'loader' && severity !== 'hint').length;
}
