import { here, type Parser, report } from './parser.ts';

/** The loader drops the brace of `f := (x) {` and stumbles over the closing one later; the cause is here. */
export function dropBrace(parser: Parser): void {
  const at = here(parser);
  report(
    parser,
    'unexpected-block',
    at,
    at + 1,
    'A function inside an expression is written (x) => value; it can’t have a block.',
  );
  parser.at++;
}
