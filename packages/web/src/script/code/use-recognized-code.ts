import type { RecognizedCode } from '@hotscribe/ahk';
import { useMemo } from 'react';
import { useScriptLanguage } from '#script/report/script-language.ts';

/** Whether a description is code in truth; `none` until that can be told. */
export function useRecognizedCode(text: string): RecognizedCode {
  const language = useScriptLanguage();
  return useMemo(() => language?.recognizeCode(text) ?? 'none', [language, text]);
}
