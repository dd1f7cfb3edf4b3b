import { report } from '@hotscribe/ahk';
import type { GeneratedScript } from '@hotscribe/contract';
import { offTheLoop } from '#threads/off-the-loop.ts';

export type Examined = Pick<GeneratedScript, 'script' | 'explanation' | 'warnings'> & {
  findings: GeneratedScript['checks']['findings'];
  /** AutoHotkey loads it with no error and no warning. */
  loads: boolean;
  /** Why it must not be given to anyone, where that is so. */
  danger: string | undefined;
};

/** What is to be said about a script, all of it from its own text and whoever wrote it. */
export function examineScript(script: string): Examined {
  const { explanation, ...said } = report(script);
  const lines = explanation.lines.map((line) => ({ ...line, code: [] }));
  return { script, ...said, explanation: { ...explanation, lines } };
}

/** The same for a text of any length, without holding up others. */
export const examine = offTheLoop(import.meta.url, examineScript);
