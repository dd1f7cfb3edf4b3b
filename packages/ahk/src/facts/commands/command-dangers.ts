import { RISKS, type RiskCode } from '../risk.ts';
import { deedsOf, isJudged } from './deeds.ts';
import { cmdletName } from './powershell-names.ts';
import { programName } from './program-name.ts';
import { readCommands } from './read-commands.ts';

/** What a command line does that no honest one needs to, as cmd.exe and as PowerShell read it. */
export function commandDangers(line: string): RiskCode[] {
  const deeds = (['cmd', 'powershell'] as const).flatMap((shell) =>
    readCommands({ shell, text: line }).flatMap(deedsOf),
  );
  return [...new Set(deeds)].filter((code) => RISKS[code][0] === 'danger');
}

/** Whether a word may be the name of a program that such a line starts with, disguised or not. */
export function startsCommand(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('^', '').replaceAll('"', '').replaceAll('`', '');
  const name = programName(plain);
  return isJudged(name) || isJudged(cmdletName(name));
}
