/** A tagged template for AutoHotkey code: drops the common indentation and the blank first and last line. */
export function ahk(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  // `raw`, because AutoHotkey's own escape character is the backtick and its paths are full of backslashes.
  const joined = parts.raw.reduce(
    (text, part, index) => text + (index > 0 ? indented(text, values[index - 1]) : '') + part,
    '',
  );
  const lines = joined
    .replaceAll('\\`', '`')
    .replace(/^\s*\n/, '')
    .replace(/\n[ \t]*$/, '')
    .split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(depth).trimEnd()).join('\n');
}

// A value of several lines keeps the indentation of the place where it is put.
function indented(before: string, value: string | number | undefined): string {
  const [indent = ''] = /[ \t]*$/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
  return String(value ?? '').replaceAll('\n', `\n${indent}`);
}
