import type { Use } from '../collect-uses.ts';
import { commandsOf } from '../command-line.ts';
import { deedsOf } from '../commands/command-actions.ts';
import type { RiskCode } from '../risk.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

/** What the commands do that a script runs, types or writes down for a shell. */
export function commandActions({ uses }: RiskContext): RiskFinding[] {
  const found = new Map<RiskCode, Use[]>();
  for (const use of uses) {
    for (const code of new Set(commandsOf(use).flatMap(deedsOf))) {
      const places = found.get(code);
      if (places) places.push(use);
      else found.set(code, [use]);
    }
  }
  return [...found].flatMap(([code, places]) => finding(code, places));
}
