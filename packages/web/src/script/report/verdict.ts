import type { GeneratedScript } from '@hotscribe/contract';
import { failsToLoad, type ScriptReport } from './script-report.ts';

/** How far a script can be trusted. Once it is edited, only its own text is judged, and no longer the writer. */
export type Verdict = 'ready' | 'check' | 'changed' | 'errors';

/** The verdict on a script that is shown, which its user may have changed. */
export function verdictOn(generated: GeneratedScript, script: string, current: ScriptReport | undefined): Verdict {
  if (failsToLoad(current?.findings ?? [])) return 'errors';
  return script === generated.script ? verdictOnAnswer(generated) : 'changed';
}

/** The writer's own verdict: that there is a script says nothing about whether it is the right one. */
export function verdictOnAnswer({ state, checks, warnings, unused }: GeneratedScript): Verdict {
  if (failsToLoad(checks.findings)) return 'errors';
  const isDangerous = warnings.some((warning) => warning.kind === 'risk' && warning.severity === 'danger');
  return state === 'sure' && checks.loads && !isDangerous && unused.length === 0 ? 'ready' : 'check';
}

/** What the toast says once there is a script: the same as its badge. */
export const VERDICT_NEWS = {
  ready: 'Your AutoHotkey script is ready to use.',
  check: 'Check the notes at the top before you use it.',
  changed: 'You’ve changed it.',
  errors: 'It has errors. See what’s wrong before you use it.',
} satisfies Record<Verdict, string>;
