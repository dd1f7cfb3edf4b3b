import type { Use } from '../collect-uses.ts';
import { commandLine, commandsOf } from '../command-line.ts';
import { downloadedFiles, fetchesAndStarts } from '../commands/downloads.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const RUNNABLE = /\.(?:exe|msi|bat|cmd|ps1|vbs|js|scr|com|ahk|hta|jar|dll|pif|wsf)(?="?$| )/;
const DOCUMENT = /\.(?:csv|txt|json|html?|pdf|png|jpe?g|gif|zip|xlsx?|docx?|mp3|mp4|wav|ico|xml|ini)"?$/;

export function downloadRun(context: RiskContext): RiskFinding[] {
  const inOne = context.uses.filter((use) => fetchesAndStarts(commandsOf(use)));
  return finding('download-run', [...inOne, ...startedLater(context.uses), ...replacesItself(context)]);
}

// From the last use to the first: each download finds the next start of its file without going through all of them.
function startedLater(uses: readonly Use[]): Use[] {
  const starting = new Map<string, Use>();
  const found: Use[] = [];
  for (const use of uses.toSorted((one, other) => other.start - one.start)) {
    for (const file of downloadsOf(use)) {
      const started = starting.get(startedName(file));
      if (started && started.start > use.start) found.push(use, started);
    }
    for (const name of namesIn(commandLine(use) ?? '')) starting.set(name, use);
  }
  return found;
}

// A table or picture opened in its own program is no program that was downloaded.
function startedName(file: string): string {
  return DOCUMENT.test(file) ? '' : (file.replaceAll('"', '').split(/[\\/]/).at(-1) ?? '').trim();
}

// Whatever in a line may be the name of a file: with blanks in it, without, or all that is known of it.
function namesIn(line: string): Set<string> {
  const names = new Set<string>();
  for (const piece of line.split(/[\\/"'&|<>,;=()]/)) {
    const text = piece.trim();
    const ending = RUNNABLE.exec(text);
    for (const name of [text, ...text.split(' ')]) names.add(name);
    if (ending) names.add(text.slice(0, ending.index + ending[0].length));
  }
  for (const [unknown] of line.matchAll(/‹[^‹›]*›/g)) names.add(unknown);
  names.delete('');
  return names;
}

// Overwriting its own file and restarting runs whatever was downloaded.
function replacesItself({ uses }: RiskContext): Use[] {
  const replaced = uses.filter((use) => downloadsOf(use).some((file) => file.includes('‹a_scriptfullpath›')));
  return uses.some((use) => use.kind === 'call' && use.name === 'reload') ? replaced : [];
}

function downloadsOf(use: Use): string[] {
  if (use.kind === 'call' && use.name === 'download') return [shapeOf(use.arguments[1])];
  if (use.kind === 'call' && use.name === 'dllcall' && /urldownloadtofile/.test(shapeOf(use.arguments[0])))
    return [shapeOf(use.arguments.find((value) => RUNNABLE.test(shapeOf(value))))];
  if (use.kind === 'method' && use.name === 'savetofile') return [shapeOf(use.arguments[0])];
  return downloadedFiles(commandsOf(use));
}
