import type { Action } from '../facts/action.ts';
import { knownText, type Value } from '../facts/value.ts';
import { CALLS } from './calls/call-table.ts';
import { isControl, madeBy, startOf } from './say-member.ts';
import { sayMethod } from './say-method.ts';
import { controlledProgram } from './say-program.ts';
import { sayContent } from './say-value.ts';

type AssignAction = Extract<Action, { kind: 'assign' }>;

/** An assignment as a phrase. What the script only notes for itself is told where it is used, not here. */
export function sayAssign({ target, operator, value }: AssignAction): string[] {
  if (target.kind === 'built-in') return sayBuiltIn(target.name, operator, value);
  if (target.kind === 'member') return saySetting(target, value);
  if (target.kind === 'code') return sayEntry(target, value);
  if (target.kind !== 'variable' || operator !== ':=') return [];
  return sayMade(value);
}

function sayBuiltIn(name: string, operator: string, value: Value): string[] {
  if (name === 'A_IconHidden')
    return [knownText(value) === '0' ? 'shows its icon near the clock' : 'hides its icon near the clock'];
  if (name !== 'A_Clipboard') return [];
  if (operator === '.=') return [`adds ${sayContent(value)} to the clipboard`];
  if (knownText(value) === '') return ['empties the clipboard'];
  if (holdsClipboard(value)) return ['puts back what was on the clipboard before'];
  if (value.kind === 'built-in' && value.name === 'A_Clipboard')
    return ['turns what is on the clipboard into plain text'];
  return [`puts ${sayContent(value)} on the clipboard`];
}

function holdsClipboard(value: Value): boolean {
  const made = value.kind === 'variable' ? (value.origin ?? value.source) : null;
  return made?.kind === 'call'
    ? made.name === 'ClipboardAll'
    : made?.kind === 'built-in' && made.name === 'A_Clipboard';
}

function saySetting(target: Extract<Value, { kind: 'member' }>, value: Value): string[] {
  if (isControl(target.object) && /^(?:value|text)$/i.test(target.name))
    return [knownText(value) === '' ? 'empties a field of its window' : `shows ${sayContent(value)} in its window`];
  const program = controlledProgram(madeBy(startOf(target)));
  return program ? [`changes something in ${program}`] : sayMade(value);
}

function sayEntry(target: Extract<Value, { kind: 'code' }>, value: Value): string[] {
  const program = controlledProgram(madeBy(startOf(target)));
  if (program) return [`changes something in ${program}`];
  return value.kind === 'built-in' && value.name === 'A_Clipboard' ? ['remembers the copied text'] : [];
}

// Asking and choosing are things a person sees; the rest only changes what the script knows.
function sayMade(value: Value): string[] {
  const made = value.kind === 'member' ? value.object : value;
  if (made.kind === 'call' && !made.own && SEEN.test(made.name)) {
    const said = CALLS[made.name]?.(made.arguments) ?? [];
    return typeof said === 'string' ? [said] : said;
  }
  if (made.kind !== 'method') return [];
  const said = sayMethod(made.object, made.name, made.arguments);
  return said === null ? [] : [said];
}

const SEEN = /^(?:InputBox|MsgBox|FileSelect|DirSelect|Gui|Menu|Run|RunWait|SoundSetVolume|Download)$/;
