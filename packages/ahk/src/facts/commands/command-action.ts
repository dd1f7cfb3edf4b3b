import type { RiskCode } from '../risk.ts';
import type { Command } from './command.ts';

/** What programs do, and when: names are apart by blanks. */
export type CommandAction = readonly [programs: string, code: RiskCode, when: (command: Command) => boolean];

export const always = () => true;

/** The rows of tables by the program that they are about. */
export function byProgram<Row extends readonly [programs: string, ...unknown[]]>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const table = new Map<string, Row[]>();
  for (const row of rows) {
    for (const program of row[0].split(' ')) table.set(program, [...(table.get(program) ?? []), row]);
  }
  return table;
}
