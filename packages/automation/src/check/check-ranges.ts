import { mapLeaves } from '#language/map-leaves.ts';
import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { error, type Finding } from './finding.ts';

type Range = { readonly least: number; readonly most: number };
const PERCENT = { least: 0, most: 100 };

// By construct and part; a number that is worked out when the script runs cannot be checked here.
const RANGES: Readonly<Record<string, Range>> = {
  'hourly minute': { least: 0, most: 59 },
  'monthly day': { least: 1, most: 31 },
  'battery-below percent': PERCENT,
  'battery-above percent': PERCENT,
  'space-below gigabytes': { least: 0, most: 100_000 },
  'monitor number': { least: 1, most: 16 },
  'cover-monitor number': { least: 1, most: 16 },
  'place monitor': { least: 1, most: 16 },
  'mouse-to-monitor monitor': { least: 1, most: 16 },
  'virtual-desktop-number number': { least: 1, most: 20 },
  'cursor-back characters': { least: 1, most: 10_000 },
  'pick-copied count': { least: 1, most: 100 },
  'nth-in-month number': { least: 1, most: 5 },
  'file-count days': { least: 0, most: 36_500 },
  'each-file days': { least: 0, most: 36_500 },
  'delete-files days': { least: 0, most: 36_500 },
  'resize-pictures width': { least: 1, most: 20_000 },
  'refresh-rate hertz': { least: 20, most: 500 },
  'screen-timeout minutes': { least: 0, most: 1440 },
  'word-font size': { least: 1, most: 400 },
  'pad-numbers digits': { least: 1, most: 20 },
  'padded digits': { least: 1, most: 50 },
  'round digits': { least: 0, most: 10 },
};
const AMOUNT_RANGES: Readonly<Record<string, Range>> = {
  'opacity level': PERCENT,
  'transparency level': PERCENT,
  'toggle-opacity percent': PERCENT,
  'toggle-transparency percent': PERCENT,
  'volume level': PERCENT,
  'mic-volume level': PERCENT,
  'app-volume level': PERCENT,
  'brightness level': PERCENT,
  'dim-screen percent': PERCENT,
  'chance percent': PERCENT,
  'fade-volume percent': PERCENT,
  'pointer-speed level': { least: 1, most: 20 },
  'repeat times': { least: 1, most: 1_000_000 },
  'send times': { least: 1, most: 10_000 },
  'click times': { least: 1, most: 10_000 },
  'beep times': { least: 1, most: 100 },
};
/** Texts that mean everything, or nothing, when they are empty. */
const NEVER_EMPTY = new Set([
  'app app',
  'app apps',
  'app title',
  'title title',
  'title titles',
  'all app',
  'running apps',
  'program-starts apps',
  'program-ends apps',
  'drive-plugged drive',
  'drive-unplugged drive',
  'drive-present drive',
  'file-appears pattern',
  'file-settles pattern',
  'pick-copied apps',
  'replace what',
  'remove what',
  'excel-replace what',
  'word-replace what',
]);
/** A step on a period of nothing would never let go of the computer. */
const NEVER_ZERO = new Set([
  'every',
  'toggle-every',
  'while-held',
  'idle',
  'returned',
  'mouse-still',
  'after',
  'countdown',
  'double',
  'triple',
]);

/** Numbers, times and texts outside of what they can be. */
export function checkRanges(rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule, index) => [...leafFindings(rule, index + 1), ...amountFindings(rule, index + 1)]);
}

function leafFindings(rule: Rule, number: number): Finding[] {
  const findings: Finding[] = [];
  mapLeaves({ kind: 'rules', rules: [rule] }, ({ type, value, construct, part }) => {
    const range = RANGES[`${construct} ${part}`];
    if (type === 'number' && range && outside(Number(value), range))
      findings.push(outOfRange(number, construct, range));
    if (type === 'text' && value === '' && NEVER_EMPTY.has(`${construct} ${part}`)) {
      findings.push(error('empty-text', number, `The text of “${construct}” is empty.`));
    }
    if (type === 'span' && (value as { from: number }).from <= 0 && NEVER_ZERO.has(construct)) {
      findings.push(error('out-of-range', number, `“${construct}” needs a time longer than zero.`));
    }
    return value;
  });
  return findings;
}

function amountFindings(rule: Rule, number: number): Finding[] {
  const findings: Finding[] = [];
  visitTree(rule, (node) => {
    for (const [part, range] of partsOf(node)) {
      const values = [literalAmount(node[part]), literalAmount((node[part] as Partial<TreeNode> | undefined)?.limit)];
      if (values.some((value) => value !== undefined && outside(value, range))) {
        findings.push(outOfRange(number, node.kind ?? '', range));
      }
    }
  });
  return findings;
}

function partsOf(node: TreeNode): [string, Range][] {
  const prefix = `${node.kind} `;
  return Object.entries(AMOUNT_RANGES)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, range]) => [name.slice(prefix.length), range]);
}

function literalAmount(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as TreeNode;
  if (node.kind === 'number') return Number(node.number);
  return node.amount === undefined ? undefined : literalAmount(node.amount);
}

function outside(value: number, { least, most }: Range): boolean {
  return value < least || value > most;
}

function outOfRange(rule: number, construct: string, { least, most }: Range): Finding {
  return error('out-of-range', rule, `“${construct}” takes a number from ${least} to ${most}.`);
}
