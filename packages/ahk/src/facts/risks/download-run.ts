import type { Use } from '../collect-uses.ts';
import { commandLine, commandsOf } from '../command-line.ts';
import { downloadedFiles, fetchesAndStarts, startsFile } from '../commands/downloads.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const RUNNABLE = /\.(?:exe|msi|bat|cmd|ps1|vbs|js|scr|com|ahk|hta|jar|dll|pif|wsf)"?$/;
const DOCUMENT = /\.(?:csv|txt|json|html?|pdf|png|jpe?g|gif|zip|xlsx?|docx?|mp3|mp4|wav|ico|xml|ini)"?$/;

export function downloadRun(context: RiskContext): RiskFinding[] {
  const inOne = context.uses.filter((use) => fetchesAndStarts(commandsOf(use)));
  const pairs = context.uses.flatMap((use) => {
    const file = downloadedFile(use);
    const started =
      file === null ? undefined : context.uses.find((other) => other.start > use.start && starts(other, file));
    return started ? [use, started] : [];
  });
  return finding('download-run', [...inOne, ...pairs, ...replacesItself(context)]);
}

// Writing over its own file and starting anew runs whatever was downloaded.
function replacesItself({ uses }: RiskContext): Use[] {
  const replaced = uses.filter((use) => downloadedFile(use)?.includes('‹a_scriptfullpath›'));
  return uses.some((use) => use.kind === 'call' && use.name === 'reload') ? replaced : [];
}

function downloadedFile(use: Use): string | null {
  if (use.kind === 'call' && use.name === 'download') return shapeOf(use.arguments[1]);
  if (use.kind === 'call' && use.name === 'dllcall' && /urldownloadtofile/.test(shapeOf(use.arguments[0])))
    return shapeOf(use.arguments.find((value) => RUNNABLE.test(shapeOf(value))));
  if (use.kind === 'method' && use.name === 'savetofile') return shapeOf(use.arguments[0]);
  return downloadedFiles(commandsOf(use))[0] ?? null;
}

// A table or picture opened in its own program is no program that was downloaded.
function starts(use: Use, file: string): boolean {
  const line = commandLine(use);
  const name = file.split(/[\\/]/).at(-1) ?? '';
  if (line === null || name === '' || DOCUMENT.test(file)) return false;
  return startsFile(commandsOf(use), file) || line.includes(file) || (RUNNABLE.test(file) && line.includes(name));
}
