import type { Program, Rule } from '#language/program.ts';
import { checkCautions } from './check-cautions.ts';
import { checkHours } from './check-hours.ts';
import { checkKeys } from './check-keys.ts';
import { checkNames } from './check-names.ts';
import { checkRanges } from './check-ranges.ts';
import { checkReferences } from './check-references.ts';
import { checkScreens } from './check-screens.ts';
import { checkTriggers } from './check-triggers.ts';
import { checkWrittenFiles } from './check-written-files.ts';
import type { Finding } from './finding.ts';

type Check = (rules: readonly Rule[]) => readonly Finding[];

const CHECKS: readonly Check[] = [
  checkNames,
  checkReferences,
  checkKeys,
  checkTriggers,
  checkHours,
  checkRanges,
  checkScreens,
  checkWrittenFiles,
  checkCautions,
];

/** Everything that is wrong or unwise in a program, rule by rule. Without an error it can be emitted. */
export function check(program: Program): Finding[] {
  if (program.kind !== 'rules') return [];
  return CHECKS.flatMap((each) => each(program.rules)).sort((a, b) => a.rule - b.rule);
}
