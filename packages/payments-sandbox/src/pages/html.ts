/** Text that may go into a page as it is. */
export type Html = { readonly html: string };

type Part = Html | string | number | false | undefined | readonly Html[];

/** A piece of a page; whatever is put into it and is not a piece itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.reduce((done, next, index) => done + textOf(parts[index - 1]) + next);
  return { html: text };
}

function textOf(part: Part): string {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
