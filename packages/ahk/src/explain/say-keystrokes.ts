import { displayText } from '../facts/display-text.ts';
import { keyCombination } from '../facts/key-combination.ts';
import { type Keystroke, readKeystrokes } from '../facts/read-keystrokes.ts';
import type { CodeValue, OptionalValue, Value } from '../facts/value.ts';
import { closed, group } from './in-order.ts';
import { keyLabel, theKey } from './key-label.ts';
import { quote } from './quote.ts';
import { modifierLabel } from './say-combination.ts';
import { sayCondition } from './say-condition.ts';
import { sayTimes } from './say-duration.ts';
import { sayClick } from './say-mouse.ts';
import { bracketed, sayContent, sayNoun } from './say-value.ts';

/** “types “hello””, “presses Ctrl+C”, “holds down Shift”. */
export function sayKeystrokes(value: OptionalValue | undefined): string[] {
  if (!value) return [];
  if (value.kind === 'choice') return sayChoice(value);
  if (value.kind === 'code' && value.what === 'entry') return [sayEntryKeys(value)];
  if (value.kind !== 'text' && value.kind !== 'joined' && value.kind !== 'number') return [`types ${sayNoun(value)}`];
  // An unknown piece must not be read as key names, so it travels as one private character.
  const pieces: string[] = [];
  const source = displayText(value, (piece) => String.fromCodePoint(0xf0000 + pieces.push(bracketed(piece)) - 1));
  const restore = (text: string) =>
    text.replace(/[\u{f0000}-\u{fffff}]/gu, (mark) => pieces[(mark.codePointAt(0) ?? 0) - 0xf0000] ?? '');
  return readKeystrokes(source).map((stroke) => restore(sayStroke(stroke)));
}

function sayEntryKeys(value: CodeValue): string {
  const [object] = value.from;
  const list = object?.kind === 'variable' && object.origin ? object.origin : object;
  const keys =
    list?.kind === 'list' && list.items.some((item) => item.kind === 'text' && /^[\^!+#]*\{/.test(item.text));
  return keys ? 'presses the next keys in its list' : `types ${sayNoun(value)}`;
}

function sayChoice({ condition, whenTrue, whenFalse }: Extract<Value, { kind: 'choice' }>): string[] {
  const [yes, no] = [sayKeystrokes(whenTrue), sayKeystrokes(whenFalse)];
  const [head = ''] = group(`if ${sayCondition(condition)}`, yes.length > 0 ? yes : ['types nothing'], true);
  const [only = ''] = no;
  if (whenFalse.kind === 'choice' && no.length === 1) return [`${closed(head)}; otherwise, ${only}`];
  return no.length === 0 ? [head] : group(`${closed(head)}; otherwise`, no);
}

export function sayTypedText(value: OptionalValue | undefined): string[] {
  return value ? [`types ${sayContent(value)}`] : [];
}

function sayStroke(stroke: Keystroke): string {
  if (stroke.kind === 'click') return sayClick([{ kind: 'text', text: stroke.options }]);
  if (stroke.kind === 'text')
    return /^[\u{f0000}-\u{fffff}]$/u.test(stroke.text) ? `types ${stroke.text}` : `types ${quote(stroke.text)}`;
  const modifiers = stroke.modifiers === '' ? [] : keyCombination(`${stroke.modifiers}a`).modifiers.map(modifierLabel);
  const unknown = /^[\u{f0000}-\u{fffff}]$/u.test(stroke.key);
  if (unknown && modifiers.length === 0)
    return stroke.state === 'down' ? 'holds down a key' : stroke.state === 'up' ? 'lets go of a key' : 'presses a key';
  const keys = modifiers.length > 0 ? [...modifiers, keyLabel(stroke.key)].join('+') : theKey(stroke.key);
  const mouse = /^(?:[lrm]button|xbutton[12])$/i.test(stroke.key) && modifiers.length === 0;
  if (stroke.state === 'down') return `holds down ${keys}`;
  if (stroke.state === 'up') return `lets go of ${keys}`;
  if (/^wheel/i.test(stroke.key)) return `scrolls ${keys}`;
  const times = stroke.times === null ? ' several times' : stroke.times === 1 ? '' : ` ${sayTimes(stroke.times)}`;
  return `${mouse ? 'clicks' : 'presses'} ${keys}${times}`;
}
