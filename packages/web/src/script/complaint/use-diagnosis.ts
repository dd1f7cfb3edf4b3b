import type { Cause, ComplaintKind } from '@hotscribe/ahk';
import { useMemo } from 'react';
import { useSettled } from '#lib/browser/use-settled.ts';
import { useScriptLanguage } from '#script/report/script-language.ts';

const PAUSE_MS = 250;

/** Why the script did not work; undefined until there is something to go by. */
export function useDiagnosis(script: string, kind: ComplaintKind | undefined, pasted: string): Cause[] | undefined {
  const language = useScriptLanguage();
  const text = useSettled(pasted, PAUSE_MS).trim();
  return useMemo(() => {
    if (!language || !kind || (kind === 'error-box' && text === '')) return undefined;
    return language.diagnose(script, kind === 'error-box' ? { kind, text } : { kind });
  }, [language, script, kind, text]);
}
