import { capital } from '#describe/say-text.ts';
import { sayClock } from '#describe/say-time.ts';
import type { Clock, Hours } from '#language/leaves.ts';
import { visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { type Finding, warning } from './finding.ts';

/** Hours from the morning to before dawn: whoever says "from 9 to 5" or "between 12 and 1" means the afternoon. */
export function checkHours(rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule, index) => {
    const findings: Finding[] = [];
    visitTree(rule, ({ kind, hours }) => {
      if (kind === 'hours' && isThroughTheNight(hours as Hours)) findings.push(finding(hours as Hours, index + 1));
    });
    return findings;
  });
}

const MORNING = { from: 6, to: 12 };
// Until midnight, or half an hour later, is said as it is meant.
const BEFORE_DAWN = { from: 1, to: 5 };

function isThroughTheNight({ from, to }: Hours): boolean {
  return isWithin(from, MORNING) && isWithin(to, BEFORE_DAWN);
}

function isWithin({ hour }: Clock, range: { readonly from: number; readonly to: number }): boolean {
  return hour >= range.from && hour <= range.to;
}

function finding({ from, to }: Hours, rule: number): Finding {
  const until = capital(`${sayClock(from)} to ${sayClock(to)} runs through the night until the next morning.`);
  return warning('through-the-night', rule, `${until} Did you mean ${sayClock({ ...to, hour: to.hour + 12 })}?`);
}
