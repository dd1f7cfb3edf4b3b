import { check } from '../check/check.ts';
import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import { walk } from '../syntax/children.ts';
import type { Fix } from '../syntax/diagnostic.ts';
import { lineTable, positionAt, withLineFeeds } from '../syntax/position.ts';
import type { BlockNode, Node } from '../syntax/statement.ts';
import type { Change } from './cause.ts';
import type { ErrorContext } from './error-context.ts';

/** The script with the repair that the checker offers for this line. */
export function checkedRepair(context: ErrorContext, codes: readonly DiagnosticCode[]): Change | null {
  const { script, line, diagnostics } = context;
  const fixes = diagnostics.flatMap(({ code, fix, range, focus }) =>
    fix && codes.includes(code) && (range.start.line === line || focus.start.line === line) ? [fix] : [],
  );
  const [fix] = fixes;
  return fix && fixes.length === 1 ? safely(script, { title: fix.title, script: applied(script, fix) }) : null;
}

/** The script with `global name` at the start of the function or hotkey that uses the name. */
export function declareGlobal(context: ErrorContext): Change | null {
  const { script, tree, line, box } = context;
  const name = box.specifically;
  if (name === null || line === null || !/^\w+$/.test(name) || !isGlobal(context, name)) return null;
  const table = lineTable(withLineFeeds(script));
  let block: BlockNode | undefined;
  walk(tree, (node) => {
    const body = functionBody(node);
    if (body && positionAt(table, body.start).line <= line && line <= positionAt(table, body.end).line) block = body;
    return undefined;
  });
  const first = block?.body[0];
  if (!block || !first) return null;
  const at = script.lastIndexOf('\n', first.start - 1) + 1;
  const indent = script.slice(at, first.start);
  if (at <= block.start || indent.trim() !== '') return null;
  const added = `${indent}global ${name}${newlineOf(script)}`;
  return safely(script, {
    title: `Share “${name}” with this part`,
    script: script.slice(0, at) + added + script.slice(at),
  });
}

/** The script with straight quotes in place of those that a word processor made. */
export function straightenQuotes({ script, lines, line }: ErrorContext): Change | null {
  const source = line === null ? undefined : lines[line - 1];
  if (source === undefined || line === null || source.includes('"')) return null;
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const straight = source.replace(/[“”„«»]/g, '"');
  const changed = script.slice(0, start) + straight + script.slice(start + source.length);
  return straight === source ? null : safely(script, { title: 'Use straight quotes', script: changed });
}

const TITLE_FIRST = new Set(
  'winactivate winclose winkill winhide winmaximize winminimize winrestore winshow'.split(' '),
);

/** The script with a look whether the window is there, where its title stands in the line. */
export function onlyIfOpen({ script, tree, line }: ErrorContext): Change | null {
  const table = lineTable(withLineFeeds(script));
  let change: Change | null = null;
  walk(tree, (node) => {
    const call = node.kind === 'expression-statement' ? node.expression : node;
    if (call.kind !== 'call' && call.kind !== 'call-statement') return undefined;
    if (positionAt(table, call.start).line !== line || call.callee.kind !== 'variable') return undefined;
    const title = call.arguments[0]?.value;
    if (!TITLE_FIRST.has(call.callee.lower) || title?.kind !== 'string') return undefined;
    const lineStart = script.lastIndexOf('\n', call.start - 1) + 1;
    const indent = script.slice(lineStart, call.start);
    // Behind `if …` or `::` on the same line, a second condition would change what belongs to what.
    if (indent.trim() !== '' || isBranch(script, lineStart)) return false;
    const condition = `if WinExist(${script.slice(title.start, title.end)})${newlineOf(script)}${indent}    `;
    const changed = script.slice(0, call.start) + condition + script.slice(call.start);
    change = safely(script, { title: 'Do it only while the window is open', script: changed });
    return false;
  });
  return change;
}

/** A change that makes AutoHotkey refuse more than it did before is none. */
export function safely(before: string, change: Change): Change | null {
  return errorsIn(change.script) > errorsIn(before) || change.script === before ? null : change;
}

export function newlineOf(script: string): string {
  return script.includes('\r\n') ? '\r\n' : '\n';
}

export function applied(script: string, { range, text }: Fix): string {
  return script.slice(0, range.start.offset) + text + script.slice(range.end.offset);
}

function errorsIn(script: string): number {
  return check(script).filter(({ severity }) => severity === 'error').length;
}

// `if x`, `else` or a loop without braces above takes exactly one line, which must stay one.
function isBranch(script: string, lineStart: number): boolean {
  const above =
    script
      .slice(0, Math.max(0, lineStart - 1))
      .split('\n')
      .pop()
      ?.trim() ?? '';
  return /^(?:if|else|while|loop|for|try|catch)\b/i.test(above) && !above.endsWith('{');
}

function functionBody(node: Node): BlockNode | undefined {
  if (node.kind === 'function' && node.body.kind === 'block') return node.body;
  if ((node.kind === 'hotkey' || node.kind === 'hotstring') && node.body?.kind === 'block') return node.body;
  return undefined;
}

function isGlobal({ tree }: ErrorContext, name: string): boolean {
  return tree.body.some(
    (node) =>
      (node.kind === 'expression-statement' &&
        node.expression.kind === 'assign' &&
        node.expression.target.kind === 'variable' &&
        node.expression.target.lower === name.toLowerCase()) ||
      (node.kind === 'declaration' &&
        node.scope === 'global' &&
        node.items.some(
          (item) =>
            item.kind === 'assign' && item.target.kind === 'variable' && item.target.lower === name.toLowerCase(),
        )),
  );
}
