import { parse } from '../parse/parse.ts';
import { definitionSpans } from './definition-spans.ts';
import { errorSpans } from './error-spans.ts';
import type { HighlightSpan } from './highlight-span.ts';
import { layered } from './layered.ts';
import { refined } from './refined.ts';

/** The colored stretches of a script, in order and without overlap, whatever the text. */
export function highlight(source: string): HighlightSpan[] {
  const { tree, tokens, diagnostics } = parse(source);
  const comments = tokens.filter((token) => token.class === 'comment');
  const code = tokens.filter((token) => token.class !== 'comment');
  // Later layers win: a comment inside a continued text, a name that turns out to be a definition, a mistake.
  const layers = [code, definitionSpans(tree), errorSpans(diagnostics), comments];
  return layered(layers, source.length).flatMap((span) => refined(source, span));
}
