import type { Action } from '../facts/action.ts';
import { knownText, type Value } from '../facts/value.ts';
import { CALLS } from './calls/call-table.ts';
import { quote } from './quote.ts';
import { sayMethod } from './say-method.ts';
import { sayContent, sayNoun } from './say-value.ts';

type AssignAction = Extract<Action, { kind: 'assign' }>;

/** An assignment as a phrase: what is asked, remembered or changed. */
export function sayAssign({ target, operator, value }: AssignAction): string[] {
  if (target.kind === 'built-in') return sayBuiltIn(target.name, operator, value);
  if (target.kind === 'member') return [`sets ${quote(memberName(target))}${constantWords(value)}`];
  if (target.kind === 'code')
    return [
      isClipboard(value)
        ? `remembers the clipboard text as ${quote(target.code)}`
        : `sets ${quote(target.code)}${constantWords(value)}`,
    ];
  if (target.kind !== 'variable') return [];
  const name = quote(target.name);
  // What never changes is told where it is used.
  if (target.origin && (value.kind === 'text' || value.kind === 'number' || value.kind === 'joined')) return [];
  if (operator === '+=' || operator === '-=') return sayStep(name, operator, value);
  if (operator === '.=') return [`adds ${sayContent(value)} to ${name}`];
  return operator === ':=' ? sayKept(name, value) : [`changes ${name}`];
}

function sayBuiltIn(name: string, operator: string, value: Value): string[] {
  if (name === 'A_IconHidden')
    return [knownText(value) === '0' ? 'shows its icon near the clock' : 'hides its icon near the clock'];
  if (name !== 'A_Clipboard') return [];
  if (operator === '.=') return [`adds ${sayContent(value)} to the clipboard`];
  if (knownText(value) === '') return ['empties the clipboard'];
  if (value.kind === 'variable' && value.origin && isClipboard(value.origin))
    return ['puts back what was on the clipboard before'];
  if (value.kind === 'built-in' && value.name === 'A_Clipboard')
    return ['turns what is on the clipboard into plain text'];
  return [`puts ${sayContent(value)} on the clipboard`];
}

function isClipboard(value: Value): boolean {
  return (
    (value.kind === 'call' && value.name === 'ClipboardAll') ||
    (value.kind === 'built-in' && value.name === 'A_Clipboard')
  );
}

function memberName(value: Extract<Value, { kind: 'member' }>): string {
  const { object } = value;
  const owner = object.kind === 'member' ? memberName(object) : object.kind === 'variable' ? object.name : '';
  return owner === '' ? value.name : `${owner}.${value.name}`;
}

function constantWords(value: Value): string {
  return value.kind === 'text' || value.kind === 'number' || value.kind === 'joined' ? ` to ${sayContent(value)}` : '';
}

function sayStep(name: string, operator: '+=' | '-=', value: Value): string[] {
  if (knownText(value) === '1') return [operator === '+=' ? `counts ${name} up by 1` : `counts ${name} down by 1`];
  return [`${operator === '+=' ? 'adds' : 'takes'} ${sayNoun(value)} ${operator === '+=' ? 'to' : 'from'} ${name}`];
}

// Asking and choosing are things a person sees; the rest only changes what the script knows.
function sayKept(name: string, value: Value): string[] {
  const made = value.kind === 'member' ? value.object : value;
  if (made.kind === 'call' && !made.own && SEEN.test(made.name)) {
    const said = CALLS[made.name]?.(made.arguments) ?? [];
    return typeof said === 'string' ? [said] : said;
  }
  if (made.kind === 'method')
    return [sayMethod(made.object, made.name, made.arguments)].filter((said) => said !== null);
  if (isClipboard(value)) return ['remembers what is on the clipboard'];
  if (value.kind === 'code' || value.kind === 'function' || value.kind === 'choice') return [`works out ${name}`];
  if (value.kind === 'text' || value.kind === 'number' || value.kind === 'joined')
    return [`sets ${name} to ${sayContent(value)}`];
  if (value.kind === 'call')
    return value.own ? [`works out ${name} with its own function ${quote(value.name)}`] : sayLookedUp(name, value);
  return [`remembers ${sayNoun(value)} as ${name}`];
}

const SEEN = /^(?:InputBox|MsgBox|FileSelect|DirSelect|ComObject|ComObjActive|Gui|Menu|FileOpen|Run|RunWait)$/;

function sayLookedUp(name: string, value: Extract<Value, { kind: 'call' }>): string[] {
  if (
    /^(?:Map|Array|Object|Buffer|InputHook|Mod|Chr|Ord|Integer|Number|Float|String|VarSetStrCapacity)$/.test(value.name)
  )
    return value.name === 'InputHook' ? [] : [`works out ${name}`];
  const noun = sayNoun(value);
  return [noun.startsWith('the result of') ? `works out ${name}` : `remembers ${noun} as ${name}`];
}
