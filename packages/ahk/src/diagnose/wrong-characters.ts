import { walk } from '../syntax/children.ts';
import type { Diagnostic } from '../syntax/diagnostic.ts';
import type { VariableNode } from '../syntax/expression.ts';
import type { HotstringNode } from '../syntax/statement.ts';
import type { Cause } from './cause.ts';
import { withHotstringOption, withLineAtTop } from './edit-script.ts';
import { applied, safely } from './repairs.ts';
import { advice, cause, loadErrors, type SymptomContext } from './symptom-context.ts';

/** Why other characters appear than wanted, the likeliest first. */
export function wrongCharacters(context: SymptomContext): Cause[] {
  const broken = loadErrors(context);
  if (broken.length > 0) return broken;
  return [
    ...signsInSend(context),
    ...signsInHotstrings(context),
    ...typedAsKeys(context),
    ...followsCase(context),
    ...otherLetters(context),
    ...tooFast(context),
    advice('older-copy', 'wrong-characters'),
  ];
}

const SIGNS = 'In `Send`, the symbols `^ ! + #` press Ctrl, Alt, Shift, and the Windows key, and `{ }` names keys.';

function signsInSend({ script, diagnostics }: SymptomContext): Cause[] {
  const hits = diagnostics.filter(({ code }) => code === 'send-special-characters');
  const [first] = hits;
  if (!first) return [];
  const fixes = hits.flatMap(({ fix }) => (fix ? [fix] : [])).sort(lastFirst);
  const changed = fixes.reduce((text, fix) => applied(text, fix), script);
  return [
    cause(
      'signs-are-keys',
      'wrong-characters',
      { why: SIGNS, todo: 'Use `SendText` instead: it types every character as it is.' },
      {
        line: first.focus.start.line,
        change: safely(script, { title: 'Type every character as it is', script: changed }),
      },
    ),
  ];
}

function lastFirst(one: NonNullable<Diagnostic['fix']>, other: NonNullable<Diagnostic['fix']>): number {
  return other.range.start.offset - one.range.start.offset;
}

function signsInHotstrings({ script, tree, lineOf }: SymptomContext): Cause[] {
  const nodes = hotstringsIn(tree.body).filter(
    ({ replacement, options }) => /[\^!+#{}]/.test(replacement ?? '') && !/[tr]/i.test(options),
  );
  const [first] = nodes;
  if (!first) return [];
  // `{Enter}` in a replacement is meant as a key, and would be typed as it stands.
  const isPlain = nodes.every(({ replacement }) => !replacement?.includes('{'));
  const change = isPlain
    ? safely(script, { title: 'Type every character as it is', script: withHotstringOption(script, nodes, 'T') })
    : null;
  return [
    cause(
      'signs-are-keys',
      'wrong-characters',
      {
        why: `In the text for “${first.trigger}”, the symbols \`^ ! + # { }\` stand for keys.`,
        todo: `Put a \`T\` between the first two colons: \`:T:${first.trigger}::\`. Then every character is typed as it is.`,
      },
      { line: lineOf(first.start), change },
    ),
  ];
}

function typedAsKeys({ script, tree, lineOf }: SymptomContext): Cause[] {
  const calls: VariableNode[] = [];
  walk(tree, (node) => {
    if ((node.kind !== 'call' && node.kind !== 'call-statement') || node.callee.kind !== 'variable') return undefined;
    const value = node.arguments[0]?.value;
    const isSend = /^send(?:input|event|play)?$/i.test(node.callee.name);
    if (isSend && value?.kind === 'string' && /^[^^!+#{}]{2,}$/.test(value.value)) calls.push(node.callee);
    return undefined;
  });
  const [first] = calls;
  if (!first) return [];
  const changed = calls
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}SendText${text.slice(end)}`, script);
  return [
    cause(
      'keyboard-layout',
      'wrong-characters',
      {
        why: '`Send` presses keys, and which character a key types depends on the keyboard layout, Caps Lock, and accents.',
        todo: 'Use `SendText`: it types the characters themselves.',
      },
      {
        line: lineOf(first.start),
        change: safely(script, { title: 'Type the characters themselves', script: changed }),
      },
    ),
  ];
}

function followsCase({ script, tree, lineOf }: SymptomContext): Cause[] {
  const nodes = hotstringsIn(tree.body).filter(({ replacement, options }) => replacement && !/c/i.test(options));
  const [first] = nodes;
  if (!first) return [];
  return [
    cause(
      'follows-case',
      'wrong-characters',
      {
        why: `AutoHotkey copies the capitalization you type: “${first.trigger.toUpperCase()}” turns the whole text into capitals.`,
        todo: `To get the text exactly as written, put \`C1\` between the first two colons: \`:C1:${first.trigger}::\`.`,
      },
      {
        line: lineOf(first.start),
        change: safely(script, {
          title: 'Keep the text exactly as written',
          script: withHotstringOption(script, nodes, 'C1'),
        }),
      },
    ),
  ];
}

function otherLetters({ script, lineOf }: SymptomContext): Cause[] {
  const at = script.search(/[^\p{ASCII}\uFEFF]/u);
  if (at === -1) return [];
  return [
    cause(
      'file-encoding',
      'wrong-characters',
      {
        why: `The script contains characters such as “${String.fromCodePoint(script.codePointAt(at) ?? 63)}”. They come out wrong when the file isn’t saved as UTF-8.`,
        todo: 'Download it again, or open it in Notepad, choose Save as, and pick “UTF-8” as the encoding.',
      },
      { line: lineOf(at) },
    ),
  ];
}

function tooFast(context: SymptomContext): Cause[] {
  if (/\bSendMode\b|\bSetKeyDelay\b/i.test(context.script)) return [];
  const types = context.facts.capabilities.some(({ capability }) => capability === 'types-keys');
  if (!types && hotstringsIn(context.tree.body).length === 0) return [];
  const changed = withLineAtTop(withSlowKeys(context), 'SendMode("Event")');
  return [
    cause(
      'types-too-fast',
      'wrong-characters',
      {
        why: 'Some programs and games lose letters or mix them up because the script types faster than they can read.',
        todo: 'Let it type more slowly, with 30 milliseconds between keys.',
      },
      { change: safely(context.script, { title: 'Type more slowly', script: changed }) },
    ),
  ];
}

function withSlowKeys(context: SymptomContext): SymptomContext {
  return { ...context, script: withLineAtTop(context, 'SetKeyDelay(30, 30)') };
}

function hotstringsIn(body: SymptomContext['tree']['body']): HotstringNode[] {
  return body.filter((node): node is HotstringNode => node.kind === 'hotstring');
}
