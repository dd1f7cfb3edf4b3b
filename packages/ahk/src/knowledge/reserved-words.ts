/** Words that cannot be variables, functions or parameters. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'and as break case catch contains continue else finally for global goto if in is local loop not or return static switch throw try until while'.split(
    ' ',
  ),
);
