import type { HotstringNode } from '../syntax/statement.ts';
import { newlineOf } from './repairs.ts';
import type { SymptomContext } from './symptom-context.ts';

/** The script with a line below its first directives, where it holds for everything. */
export function withLineAtTop({ script, tree }: SymptomContext, line: string): string {
  const newline = newlineOf(script);
  let end = 0;
  for (const node of tree.body) {
    if (node.kind !== 'directive' || !/^#(?:Requires|SingleInstance|Warn)$/i.test(node.name)) break;
    end = node.end;
  }
  if (end === 0) return `${line}${newline}${script}`;
  const lineEnd = script.indexOf('\n', end);
  return lineEnd === -1
    ? `${script}${newline}${line}${newline}`
    : `${script.slice(0, lineEnd + 1)}${line}${newline}${script.slice(lineEnd + 1)}`;
}

/** The script with a hotkey at its end that works everywhere. */
export function withHotkeyAtEnd({ script, tree }: SymptomContext, hotkey: string): string {
  const newline = newlineOf(script);
  const last = tree.body.findLast((node) => node.kind === 'directive' && node.name === '#HotIf');
  const isLimited = last?.kind === 'directive' && last.condition !== null;
  const text = script.replace(/\s+$/, '');
  return [text, '', ...(isLimited ? ['#HotIf'] : []), hotkey, ''].join(newline);
}

/** The script with one more option on each of these hotstrings. */
export function withHotstringOption(script: string, hotstrings: readonly HotstringNode[], option: string): string {
  return [...hotstrings]
    .sort((one, other) => other.headSpan.start - one.headSpan.start)
    .reduce((text, { headSpan, options }) => {
      const at = text.indexOf(':', headSpan.start) + 1 + options.length;
      return text.slice(0, at) + option + text.slice(at);
    }, script);
}
