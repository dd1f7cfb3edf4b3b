import { quoteString } from '@hotscribe/ahk';

export type Compilation = { kind: 'script'; script: string } | { kind: 'unclear'; message: string };

const REPLACEMENT =
  /^\s*(?:replace\s+)?["“]?([^\s"“”:]{1,40})["”]?\s*(?:->|=>|→|\bbecomes\b|\bwith\b)\s*["“]?(.+?)["”]?\s*$/iu;

/** The AutoHotkey v2 script that does what the description says, or what is missing in it. */
export function compile(description: string): Compilation {
  const match = REPLACEMENT.exec(description);
  const [, abbreviation, replacement] = match ?? [];
  if (!abbreviation || !replacement) {
    return { kind: 'unclear', message: 'Write an abbreviation and its text, for example: omw -> on my way' };
  }
  return { kind: 'script', script: hotstringScript(abbreviation, replacement) };
}

function hotstringScript(abbreviation: string, replacement: string): string {
  return [
    '#Requires AutoHotkey v2.0',
    '#SingleInstance Force',
    '',
    // A function body rather than an auto-replace: the replacement may then hold any character.
    `:X:${abbreviation.replaceAll('`', '``')}::SendText(${quoteString(replacement)})`,
    '',
  ].join('\n');
}
