import type { Diagnostic } from '../syntax/diagnostic.ts';
import { check } from './check.ts';

/** What AutoHotkey itself would say when it loads the script: its errors and its warnings. */
export function loadProblems(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ source, severity }) => source === 'loader' && severity !== 'hint');
}

/** Whether AutoHotkey loads the script with no error and no warning. */
export function loads(script: string): boolean {
  return loadProblems(check(script)).length === 0;
}
