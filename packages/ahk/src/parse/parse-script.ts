import type { JoinedSection } from '../lex/joined-section.ts';
import type { Finding } from '../syntax/diagnostic.ts';
import { withLineFeeds } from '../syntax/position.ts';
import type { Script, Statement } from '../syntax/statement.ts';
import type { SourceToken } from '../syntax/token.ts';
import { atBlockEnd, createParser, here, type Parser, ready, report } from './parser.ts';
import { parseStatement } from './statement.ts';

export type ParseResult = {
  tree: Script;
  tokens: SourceToken[];
  findings: Finding[];
  sections: JoinedSection[];
  /** How many variables the tree has at most; their `id`s are below it. */
  variables: number;
};

/** Reads the whole script; whatever the text, the tree is whole and what is wrong stands in `findings`. */
export function parseScript(text: string, colors: boolean): ParseResult {
  const source = withLineFeeds(text);
  const parser = createParser(source, colors);
  const body: Statement[] = [];
  while (ready(parser)) {
    if (atBlockEnd(parser)) strayBrace(parser);
    else body.push(parseStatement(parser));
  }
  reportSections(parser);
  const tokens = parser.colors
    ? parser.reader.comments.concat(parser.colors).sort((one, other) => one.start - other.start)
    : [];
  const tree: Script = { kind: 'script', body, start: 0, end: source.length };
  const { findings, variables } = parser;
  return { tree, tokens, findings, sections: parser.reader.sections, variables };
}

function strayBrace(parser: Parser): void {
  const start = here(parser);
  parser.statement = start;
  report(parser, 'unexpected-brace', start, start + 1, 'This "}" closes nothing.');
  parser.at++;
}

function reportSections(parser: Parser): void {
  for (const start of parser.reader.openSections) {
    parser.statement = start;
    report(
      parser,
      'open-section',
      start,
      start + 1,
      'The text that starts with "(" below this line has no closing ")".',
    );
  }
  for (const start of parser.reader.badOptions) {
    parser.statement = start;
    report(
      parser,
      'invalid-section-option',
      start,
      start + 1,
      'A word after the "(" below this line isn’t a valid option for it.',
    );
  }
}
