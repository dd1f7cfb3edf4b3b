/** No shell takes a longer line. */
export const LONGEST_LINE = 32_767;

/** Stands for a text that would have grown too long to be read. */
export const CUT = '‹cut›';

/** How much longer a text may get while it is filled in: `$b="$a$a";$c="$b$b"` doubles with each step. */
export type Growth = { left: number };

export function growthOf(text: string): Growth {
  return { left: Math.max(LONGEST_LINE, text.length) };
}

/** The text, as long as there is room for it. */
export function grown(text: string, growth: Growth): string {
  if (text.length > growth.left) {
    growth.left = 0;
    return CUT;
  }
  growth.left -= text.length;
  return text;
}

/** All of `from` replaced by `to`, unless that is longer than any line, and than the text was. */
export function replaceWithin(text: string, from: string, to: string): string {
  const parts = text.split(from);
  const length = text.length + (parts.length - 1) * (to.length - from.length);
  return length > Math.max(LONGEST_LINE, text.length) ? CUT : parts.join(to);
}
