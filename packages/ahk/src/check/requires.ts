import { compareVersions, INTERPRETER_VERSION } from '../knowledge/interpreter-version.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** `#Requires` of a version or edition that is not AutoHotkey 2.0. */
export function requires(context: RuleContext): void {
  eachStatement(context, ['directive'], (node) => {
    if (node.kind !== 'directive' || node.name !== '#Requires') return;
    if (isMet(node.text)) return;
    found(
      context,
      'requires-other-version',
      node,
      node.start,
      `This script asks for ${node.text}; this is AutoHotkey v${INTERPRETER_VERSION}, 64-bit.`,
    );
  });
}

function isMet(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words[0]?.toLowerCase() !== 'autohotkey') return false;
  return words.slice(1).every(wordIsMet);
}

function wordIsMet(word: string): boolean {
  const lower = word.toLowerCase();
  if (lower === '64-bit' || lower === 'unicode' || /^[<>=]+$/.test(lower)) return true;
  const match = /^(>=|<=|>|<|=)?v?(\d[\w.+-]*)$/.exec(lower);
  if (!match?.[2]) return false;
  const order = compareVersions(INTERPRETER_VERSION, match[2]);
  switch (match[1]) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '=':
      return order === 0;
    default:
      // Without an operator the major version must be the same too: a v1 script does not run here.
      return order >= 0 && Number.parseInt(match[2], 10) === 2;
  }
}
