import { useMemo } from 'react';
import { useSettled } from '#lib/browser/use-settled.ts';
import { useScriptLanguage } from './script-language.ts';
import { reportOn } from './script-report.ts';

const PAUSE_MS = 250;

/** What the script does, can and risks; undefined until it can be told. It follows a text being typed with a pause. */
export function useScriptReport(script: string) {
  const language = useScriptLanguage();
  const settled = useSettled(script, PAUSE_MS);
  return useMemo(() => language && reportOn(language, settled), [language, settled]);
}

/** Everything that is wrong with the script, in the order of its lines; `text` is the script they were found in. */
export function useScriptProblems(script: string) {
  const language = useScriptLanguage();
  const text = useSettled(script, PAUSE_MS);
  return useMemo(() => ({ text, problems: language?.check(text) }), [language, text]);
}
