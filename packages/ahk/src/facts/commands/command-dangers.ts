import { RISKS, type RiskCode } from '../risk.ts';
import { deedsOf, isJudged } from './command-actions.ts';
import { cmdletName } from './powershell-names.ts';
import { programName } from './program-name.ts';
import { readCommands } from './read-commands.ts';

/** What a command line does that no honest one needs to, as cmd.exe and as PowerShell read it. */
export function commandDangers(line: string): RiskCode[] {
  if (isListOfNames(line)) return [];
  const actions = (['cmd', 'powershell'] as const).flatMap((shell) =>
    readCommands({ shell, text: line }).flatMap(deedsOf),
  );
  return [...new Set(actions)].filter((code) => RISKS[code][0] === 'danger');
}

/** Whether a text only has names with bars between them, as a table or a menu has: `cmd | powershell | bash`. */
export function isListOfNames(text: string): boolean {
  const names = text.split('|').map((name) => name.trim());
  return names.length > 2 && names.slice(0, -1).every((name) => /^[a-z]*$/i.test(name));
}

/** Whether a word may be the name of a program that such a line starts with, disguised or not. */
export function startsCommand(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('^', '').replaceAll('"', '').replaceAll('`', '');
  const name = programName(plain);
  return isJudged(name) || isJudged(cmdletName(name));
}
