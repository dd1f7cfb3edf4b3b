import { visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { error, type Finding } from './finding.ts';

/** A screen is named by its number or by where it stands: with both, or with neither, nobody knows which one is meant. */
export function checkScreens(rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule, index) => {
    const findings: Finding[] = [];
    visitTree(rule, ({ kind, side, number, monitor }) => {
      const ways = [side, kind === 'place' ? monitor : number].filter((way) => way !== undefined).length;
      const isWrong = kind === 'monitor' || kind === 'cover-monitor' ? ways !== 1 : kind === 'place' && ways > 1;
      const message = `“${kind}” takes one screen: a number, or left, right, main, or other.`;
      if (isWrong) findings.push(error('out-of-range', index + 1, message));
    });
    return findings;
  });
}
