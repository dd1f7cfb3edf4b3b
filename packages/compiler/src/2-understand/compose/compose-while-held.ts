import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { keyOf, keystroke } from '#skills/keystroke.ts';
import { ANY_KEY, masked } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import type { Composed } from './composed.ts';

const HELD = new RegExp(
  String.raw`\b(?:(?:while|when(?:ever)?|as long as|if|whilst)\s+(?:i'?m\s+|i\s+am\s+|i\s+|you\s+)?(?:keep\s+)?|^\s*|[.,;:]\s*|\b(?:by|just)\s+)(?:hold(?:s|ing)?(?:\s+down)?|press(?:ing)? and hold(?:ing)?|keep(?:ing)?(?:\s+down)?)\s+(?:the\s+|my\s+|down\s+)*(?<held>${ANY_KEY})|\b(?:while|when(?:ever)?|as long as|if)\s+(?:the\s+|my\s+)?(?<held2>${ANY_KEY})(?:\s+(?:key|button))?\s+is\s+(?:being\s+)?(?:held|down|pressed|kept down)`,
  'diu',
);
const PRESSED = new RegExp(
  String.raw`\b(?:press|spam|click|send|repeat|mash|fire|hit|tap|double[- ]?click|autoclick)(?:s|es|ing|ming|ping|ting)?\s+(?:on\s+)?(?:the\s+|a\s+|key\s+|letter\s+)*(?<key>${ANY_KEY})`,
  'dgiu',
);
const AGAIN =
  /\b(?:repeatedly|over and over|again and again|all the time|rapid(?:ly)?|every|each|constantly|fast|continuous(?:ly)?|non-?stop|spam\w*|mash\w*|auto-?fire|auto-?click\w*|in a loop|times (?:a|per) second|keeps? (?:press|click|hit|tap|send|fir)\w*|many times|until i (?:let go|release)|very quickly|quickly)\b/i;
const BUTTONS: Readonly<Record<string, string>> = { LButton: 'Left', RButton: 'Right', MButton: 'Middle' };
const USUAL = 50;

/** "while I hold F it clicks again and again": what is pressed over and over for as long as a key is down. */
export function composeWhileHeld(reading: Reading): Composed | undefined {
  const text = masked(reading);
  const groups = HELD.exec(text)?.indices?.groups;
  const [held] = keysIn(reading, groups?.held ?? groups?.held2);
  if (!held || !AGAIN.test(text) || /\b(?:toggle|on and off|on\/off|caps ?lock is|stay)\b/i.test(text))
    return undefined;
  const [pressed, ...more] = [...text.matchAll(PRESSED)]
    .flatMap((match) => keysIn(reading, match.indices?.groups?.key))
    .filter(({ start }) => start !== held.start);
  const others = keysIn(reading, [0, text.length]).filter(
    ({ value }) => value !== held.value && value !== pressed?.value,
  );
  if (!pressed || more.length > 0 || others.length > 0 || !isSingle(held)) return undefined;
  const times = reading.entities.filter(({ kind }) => kind === 'duration');
  const [time] = times;
  if (times.length > 1 || reading.entities.some(({ kind }) => kind === 'text' || kind === 'point')) return undefined;
  const every = time?.kind === 'duration' ? Math.max(1, time.value) : USUAL;
  const button = BUTTONS[pressed.value];
  const step = {
    title: 'Press a key again and again while a key is held',
    code: [
      `while GetKeyState("${keyOf(held.value)}", "P") {`,
      `    ${button ? `Click("${button}")` : `Send("${keystroke(pressed.value)}")`}`,
      `    Sleep(${every})`,
      '}',
    ].join('\n'),
    needs: '',
  };
  // A button that clicks itself must not hear its own clicks.
  const keys = held.value === pressed.value || button ? `$${held.value}` : held.value;
  const rules: Rule[] = [{ kind: 'steps', trigger: { kind: 'hotkey', keys }, steps: [step] }];
  const assumed = time ? [] : [`No time between presses was named, so ${USUAL} milliseconds is used.`];
  return { rules, assumed, used: [held, pressed, ...(time ? [time] : [])], score: 0.95, isRead: true };
}

function isSingle({ kind, value }: KeyEntity): boolean {
  return kind === 'key' && !/^Wheel/.test(value);
}
