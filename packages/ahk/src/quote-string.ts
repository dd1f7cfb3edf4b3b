const ESCAPES: Record<string, string> = { '`': '``', '"': '`"', '\n': '`n', '\r': '`r', '\t': '`t' };

/** The text as an AutoHotkey v2 string literal that evaluates to exactly that text. */
export function quoteString(text: string): string {
  // A semicolon after a space starts a comment even inside quotes, and would cut the script there.
  const escaped = text.replace(/[`"\n\r\t]/g, (character) => ESCAPES[character] ?? character);
  return `"${escaped.replace(/(^|\s);/g, '$1`;')}"`;
}
