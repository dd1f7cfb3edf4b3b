/**
 * A tagged template for AutoHotkey code: drops the common indentation and the blank first and last line. AutoHotkey's
 * own escape character is the backtick, which is written `\`` here; a backslash stays one.
 */
export function ahk(parts: TemplateStringsArray): string {
  const lines = (parts.raw[0] ?? '')
    .replaceAll('\\`', '`')
    .replace(/^\s*\n/, '')
    .replace(/\n[ \t]*$/, '')
    .split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(depth).trimEnd()).join('\n');
}
