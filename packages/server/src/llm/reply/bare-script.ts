import { isCode, isProse } from './code-line.ts';

/** The code of a reply without a fence: from its first line of code to the last, without the words before and behind. */
export function bareScript(text: string): string | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex(isCode);
  if (first === -1 || !lines.some(isCertain)) return undefined;
  return withoutProseBehind(lines.slice(first)).join('\n');
}

/** Code that is followed by what was said about it. */
export function withoutProseBehind(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isProse(line));
  // Words below the code belong to it only where they close something, such as a text on several lines.
  return lines.slice(0, last + 1);
}

// A call or a comment may stand in any text; a directive, a hotkey, a hotstring or an assignment stands in scripts.
function isCertain(line: string): boolean {
  return (
    isCode(line) && /^[ \t]*(?:#[a-z]|:[^:\s]*:[^:]+::|[^\s;]\S*(?: & \S+)?(?: up)?::|[\w.]+[ \t]*:=|\w+\()/i.test(line)
  );
}
