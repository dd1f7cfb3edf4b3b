import { memo, type ReactNode, useMemo } from 'react';
import { type ScriptLanguage, useScriptLanguage } from '#script/report/script-language.ts';
import { coloredCode } from './colored-code.tsx';

// Coloring takes a few milliseconds for each thousand characters, at every keystroke.
const LONGEST_COLOURED = 20_000;

/** The text of a script in its colors, as soon as they can be told; the text itself is there at once. */
export const HighlightedCode = memo(function HighlightedCode({ script }: { script: string }) {
  const language = useScriptLanguage();
  return useMemo(() => (language ? colored(language, script) : script), [language, script]);
});

function colored(language: ScriptLanguage, script: string): ReactNode {
  return script.length > LONGEST_COLOURED ? script : coloredCode(script, language.highlight(script));
}
