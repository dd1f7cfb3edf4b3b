import { sayCombination } from '../explain/say-combination.ts';
import { sayCondition } from '../explain/say-condition.ts';
import { sayDuration } from '../explain/say-duration.ts';
import type { KeyCombination } from '../facts/key-combination.ts';
import type { Trigger } from '../facts/trigger.ts';
import { knownNumber } from '../facts/value.ts';
import type { HotstringNode } from '../syntax/statement.ts';
import type { Cause } from './cause.ts';
import { withHotstringOption } from './edit-script.ts';
import { safely } from './repairs.ts';
import { advice, cause, loadErrors, type SymptomContext } from './symptom-context.ts';

/** Why nothing happens, the likeliest first. */
export function nothingHappens(context: SymptomContext): Cause[] {
  const broken = loadErrors(context);
  if (broken.length > 0) return broken;
  const keys = context.facts.triggers.flatMap(keysOf);
  return [
    ...reservedKeys(context, keys),
    ...endsAtOnce(context),
    ...onlyInOneWindow(context),
    ...needsEnding(context),
    ...firstRunLater(context),
    ...numLock(context, keys),
    advice('not-running', 'nothing-happens'),
    ...laptopKeys(keys),
    ...(keys.length > 0 ? [advice('keys-in-use', 'nothing-happens')] : []),
    advice('protected-window', 'games-and-administrators'),
    advice('switched-off', 'nothing-happens'),
  ];
}

type PressedKeys = { keys: KeyCombination; start: number };

function keysOf(trigger: Trigger): PressedKeys[] {
  if (trigger.kind === 'hotkey') return trigger.keys.map((keys) => ({ keys, start: trigger.start }));
  return trigger.kind === 'remap' ? [{ keys: trigger.from, start: trigger.start }] : [];
}

function reservedKeys({ lineOf }: SymptomContext, pressed: readonly PressedKeys[]): Cause[] {
  return pressed.flatMap(({ keys, start }) => {
    const caps = [...keys.modifiers.map(({ key }) => key), keys.key.toLowerCase()].sort().join('+');
    if (caps !== 'Win+l' && caps !== 'Alt+Ctrl+delete') return [];
    const said = sayCombination(keys);
    return [
      cause(
        'reserved-key',
        'nothing-happens',
        { why: `Windows keeps ${said} for itself. No script can use it.`, todo: 'Choose other keys for it.' },
        { line: lineOf(start) },
      ),
    ];
  });
}

function endsAtOnce({ facts }: SymptomContext): Cause[] {
  if (facts.triggers.some((trigger) => trigger.kind !== 'start' && trigger.kind !== 'exit')) return [];
  return [
    cause('ends-at-once', 'nothing-happens', {
      why: 'The script does its work once, right when you start it, and then ends. No key starts it again.',
      todo: 'Double-click the file each time, or ask for a key that starts it: “when I press Ctrl+Alt+N, …”.',
    }),
  ];
}

function onlyInOneWindow({ facts, lineOf }: SymptomContext): Cause[] {
  const limited = facts.triggers.filter((trigger) => trigger.context !== null);
  const said = new Map(limited.map((trigger) => [trigger.context ? sayCondition(trigger.context) : '', trigger]));
  const all = limited.length === facts.triggers.filter(({ kind }) => kind !== 'start').length;
  return [...said].slice(0, 2).map(([condition, trigger]) =>
    cause(
      'one-window-only',
      'nothing-happens',
      {
        why: `${all ? 'The script' : `${subject(trigger)}`} only works while ${condition}.`,
        todo: 'Click into that window first, then try again. If it should work everywhere, ask for that.',
      },
      { line: lineOf(trigger.start) },
    ),
  );
}

function subject(trigger: Trigger): string {
  const [first] = keysOf(trigger);
  if (first) return sayCombination(first.keys).replace(/^the /, 'The ');
  return trigger.kind === 'hotstring' ? `“${trigger.abbreviations[0]}”` : 'Part of the script';
}

function needsEnding({ script, tree, facts, lineOf }: SymptomContext): Cause[] {
  const waiting = facts.triggers.filter((trigger) => trigger.kind === 'hotstring' && !trigger.options.immediate);
  const [first] = waiting;
  if (first?.kind !== 'hotstring') return [];
  const nodes = tree.body.filter(
    (node): node is HotstringNode => node.kind === 'hotstring' && !node.options.includes('*'),
  );
  const change = isPrefixFree(nodes)
    ? safely(script, { title: 'Replace without a space', script: withHotstringOption(script, nodes, '*') })
    : null;
  return [
    cause(
      'needs-ending',
      'nothing-happens',
      {
        why: `“${first.abbreviations[0]}” is only replaced after you type a space, Enter, or a punctuation mark.`,
        todo: 'Type a space after it. It must also be a separate word: it doesn’t work in the middle of another word.',
      },
      { line: lineOf(first.start), change },
    ),
  ];
}

// Without a space to wait for, “by” would be replaced while “bye” is being typed.
function isPrefixFree(nodes: readonly HotstringNode[]): boolean {
  const words = nodes.map(({ trigger }) => trigger.toLowerCase());
  return (
    words.length > 0 &&
    words.every((word, at) => word.length > 2 && words.every((other, index) => at === index || !other.startsWith(word)))
  );
}

function firstRunLater({ facts, lineOf }: SymptomContext): Cause[] {
  return facts.triggers.flatMap((trigger) => {
    const period = trigger.kind === 'timer' ? Math.abs(knownNumber(trigger.period) ?? 0) : 0;
    if (period < 20_000) return [];
    return [
      cause(
        'first-run-later',
        'nothing-happens',
        {
          why: `It first runs ${sayDuration(period)} after the script starts, not right away.`,
          todo: 'Wait that long, with the script running. If it should start right away, ask for that.',
        },
        { line: lineOf(trigger.start) },
      ),
    ];
  });
}

function numLock({ lineOf }: SymptomContext, pressed: readonly PressedKeys[]): Cause[] {
  const digit = pressed.find(({ keys }) => /^numpad(?:\d|dot)$/i.test(keys.key));
  const arrow = pressed.find(({ keys }) =>
    /^numpad(?:end|home|up|down|left|right|pgup|pgdn|ins|del|clear)$/i.test(keys.key),
  );
  const one = digit ?? arrow;
  if (!one) return [];
  const state = digit ? 'on' : 'off';
  return [
    cause(
      'num-lock',
      'nothing-happens',
      {
        why: `The key on the number pad only works while Num Lock is ${state}.`,
        todo: `Press Num Lock to turn it ${state}. The digits above the letters are different keys.`,
      },
      { line: lineOf(one.start) },
    ),
  ];
}

function laptopKeys(pressed: readonly PressedKeys[]): Cause[] {
  const key = pressed.find(({ keys }) => /^f(?:\d|1[0-2])$/i.test(keys.key))?.keys.key;
  if (!key) return [];
  return [
    cause('laptop-keys', 'nothing-happens', {
      why: `On many laptops, ${key} changes the brightness or the volume instead.`,
      todo: `Hold Fn and press ${key}, or press Fn+Esc once to switch what the keys do.`,
    }),
  ];
}
