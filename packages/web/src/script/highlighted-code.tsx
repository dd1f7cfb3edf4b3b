import { memo, type ReactNode, useMemo } from 'react';
import { colouredCode } from './coloured-code.tsx';
import { type ScriptLanguage, useScriptLanguage } from './script-language.ts';

// Coloring takes a few milliseconds for each thousand characters, at every keystroke.
const LONGEST_COLOURED = 20_000;

/** The text of a script in its colors, as soon as they can be told; the text itself is there at once. */
export const HighlightedCode = memo(function HighlightedCode({ script }: { script: string }) {
  const language = useScriptLanguage();
  return useMemo(() => (language ? coloured(language, script) : script), [language, script]);
});

function coloured(language: ScriptLanguage, script: string): ReactNode {
  return script.length > LONGEST_COLOURED ? script : colouredCode(script, language.highlight(script));
}
