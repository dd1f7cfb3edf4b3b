import type { Use } from './collect-uses.ts';
import { shapeOf } from './shape.ts';

/** The command line a use starts, in lower case; null when it starts nothing. */
export function commandLine(use: Use): string | null {
  if (use.kind === 'call' && (use.name === 'run' || use.name === 'runwait')) return shapeOf(use.arguments[0]);
  if (use.kind !== 'method') return null;
  const made = shapeOf(use.object);
  const throughShell = /wscript\.shell/.test(made) && /^(?:run|exec)$/.test(use.name);
  if (throughShell || use.name === 'shellexecute' || (use.name === 'create' && /winmgmts|win32_process/.test(made)))
    return use.arguments.map((value) => shapeOf(value)).join(' ');
  return null;
}
