import { isOldLine } from '../diagnose/refine-cause.ts';
import { hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import { v2Way } from './v2-way.ts';

/** A line of a script for version 1 and how version 2 says it. */
export type V1Difference = { line: number; old: string; now: string };

const MOST = 5;

/** What differs in the first lines of a script for version 1. */
export function v1Differences(text: string): V1Difference[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines
    .flatMap((old, index) => {
      const now = saidNow(old, lines.slice(index + 1).find((next) => next !== '') ?? '');
      return now === null || now === old ? [] : [{ line: index + 1, old, now }];
    })
    .slice(0, MOST);
}

function saidNow(line: string, next: string): string | null {
  const length = hotkeyPrefixLength(line);
  if (length === line.length && length > 0 && !next.startsWith('{')) return `${line} { … }`;
  const action = length > 0 ? line.slice(length).trim() : line;
  if (/^\w+:$/.test(line)) return `${line.slice(0, -1)}() { … }`;
  if (!isOldLine(action) && !/^\w+\s*=(?!=)|^\w+\s+%|^\w+\s+[-\w]+$/.test(action)) return null;
  if (/^(?:return|else|if|while|for|loop \d+|global|local|static|break|continue)\b/i.test(action)) return null;
  return v2Way(line);
}
