import type { Statement } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { dropBrace } from './drop-brace.ts';
import { parseExpressionText } from './expression.ts';
import { functionAhead, parseFunction } from './function.ts';
import { endHere, finishLine, type Parser, peekNextText, report, skipSpace } from './parser.ts';

/** `global a, b := 1`, `local`, `static`; or a static nested function. */
export function parseDeclaration(parser: Parser, start: number, word: string): Statement {
  const scope = word.toLowerCase();
  skipSpace(parser);
  if (scope === 'static') {
    const name = /^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*(?=\()/.exec(parser.line.text.slice(parser.at))?.[0];
    const head = name ? functionAhead(parser, 0, name.length) : null;
    if (head) return parseFunction(parser, head, true);
  }
  const kind = scope === 'global' || scope === 'static' ? scope : 'local';
  if (parser.at >= parser.line.text.length)
    return { kind: 'declaration', scope: kind, items: [], start, end: endHere(parser) };
  dropTrailingComma(parser);
  const { end, brace, broken } = completeLine(parser, 'expression');
  if (broken) {
    finishLine(parser);
    return { kind: 'declaration', scope: kind, items: [], start, end: endHere(parser) };
  }
  const list = parseExpressionText(parser, end);
  if (brace) dropBrace(parser);
  const items = list.kind === 'sequence' ? list.expressions : [list];
  for (const item of items) {
    const target = item.kind === 'assign' ? item.target : item;
    if (target.kind === 'variable' || target.kind === 'missing') continue;
    report(parser, 'invalid-declaration', target.start, target.end, `"${word}" must be followed by variable names.`);
  }
  return { kind: 'declaration', scope: kind, items, start, end: endHere(parser) };
}

// The loader drops a comma at the end of the line when a statement follows; joining it would read `return` as a name.
function dropTrailingComma(parser: Parser): void {
  const { line } = parser;
  if (
    !line.text.endsWith(',') ||
    !/^(?:return|if|loop|while|for|switch|try|throw|local|static|global|\}|\{)(?![\w(])/i.test(
      peekNextText(parser) ?? '',
    )
  )
    return;
  line.text = line.text.slice(0, -1).trimEnd();
}
