/** The loader drops the backtick of `;  while it looks for comments, so hotkeys never see it; ``; keeps both. */
export function withoutEscapedSemicolons(text: string): string {
  return text.includes('`;') ? text.replace(/(?<!`)((?:``)*)`;/g, '$1;') : text;
}
