import { walk } from '../syntax/children.ts';
import type { Script } from '../syntax/statement.ts';
import type { HighlightSpan } from './highlight-span.ts';

/** The names of functions, classes and properties where they are defined. */
export function definitionSpans(tree: Script): HighlightSpan[] {
  const spans: HighlightSpan[] = [];
  walk(tree, (node) => {
    if (node.kind === 'function') spans.push({ ...bounds(node.nameSpan), class: 'function-definition' });
    else if (node.kind === 'class') spans.push({ ...bounds(node.nameSpan), class: 'class' });
    else if (node.kind === 'property') spans.push({ ...bounds(node.nameSpan), class: 'property' });
    return true;
  });
  return spans;
}

function bounds({ start, end }: { start: number; end: number }) {
  return { start, end };
}
