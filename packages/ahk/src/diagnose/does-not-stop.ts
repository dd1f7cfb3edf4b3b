import { either } from '../explain/quote.ts';
import { sayPress } from '../explain/say-combination.ts';
import type { Action } from '../facts/action.ts';
import { allActions } from '../facts/risks/risk-context.ts';
import type { Trigger } from '../facts/trigger.ts';
import { knownText } from '../facts/value.ts';
import type { Cause } from './cause.ts';
import { withHotkeyAtEnd, withLineAtTop } from './edit-script.ts';
import { safely } from './repairs.ts';
import { advice, cause, type SymptomContext } from './symptom-context.ts';

/** How to stop it now, and what keeps it going. */
export function doesNotStop(context: SymptomContext): Cause[] {
  return [
    ...stopKey(context),
    ...secondPressIgnored(context),
    ...heldKeys(context),
    ...noStopKey(context),
    advice('exit-from-icon', 'stop-it'),
    advice('exit-from-task-manager', 'stop-it'),
  ];
}

type Hotkey = Extract<Trigger, { kind: 'hotkey' }>;

function hotkeysIn({ facts }: SymptomContext): Hotkey[] {
  return facts.triggers.filter((trigger): trigger is Hotkey => trigger.kind === 'hotkey');
}

// Under a condition, or in one window only, it may not stop when that is needed.
function stopKeys(context: SymptomContext): Hotkey[] {
  return hotkeysIn(context).filter(({ actions, context: limit }) => limit === null && endsScript(actions));
}

function endsScript(actions: Action[]): boolean {
  return actions.some(
    (action) =>
      (action.kind === 'call' && action.name === 'ExitApp') ||
      (action.kind === 'own-call' && endsScript(action.actions ?? [])),
  );
}

function stopKey(context: SymptomContext): Cause[] {
  const [first] = stopKeys(context);
  if (!first) return [];
  return [
    cause(
      'stop-key',
      'stop-it',
      {
        why: 'The script has a key that ends it.',
        todo: `To end it, ${either(first.keys.map(sayPress))}.`,
      },
      { line: context.lineOf(first.start) },
    ),
  ];
}

function secondPressIgnored(context: SymptomContext): Cause[] {
  if (/#MaxThreadsPerHotkey\b/i.test(context.script)) return [];
  const blocked = hotkeysIn(context).find(({ actions }) => {
    const toggle = actions.find((action) => action.kind === 'toggle');
    return toggle?.kind === 'toggle' && allActions(actions).some((action) => action.kind === 'repeat');
  });
  if (!blocked) return [];
  const changed = withLineAtTop(context, '#MaxThreadsPerHotkey 2');
  return [
    cause(
      'second-press-ignored',
      'stop-it',
      {
        why: 'The same key should start and stop it, but AutoHotkey ignores a key while the action it started is still running.',
        todo: 'Allow a second press with `#MaxThreadsPerHotkey 2` at the top of the script.',
      },
      {
        line: context.lineOf(blocked.start),
        change: safely(context.script, { title: 'Let a second press stop it', script: changed }),
      },
    ),
  ];
}

function heldKeys({ facts, lineOf }: SymptomContext): Cause[] {
  const sends = facts.triggers
    .flatMap((trigger) => allActions(trigger.actions))
    .flatMap((action) => (action.kind === 'call' && /^send/i.test(action.name) ? [action] : []))
    .map((action) => ({ start: action.start, text: knownText(action.arguments[0]) ?? '' }));
  for (const { start, text } of sends) {
    const key = /\{(\w+) down\}/i.exec(text)?.[1];
    if (!key || sends.some((other) => other.text.toLowerCase().includes(`{${key.toLowerCase()} up}`))) continue;
    return [
      cause(
        'key-held-down',
        'stop-it',
        {
          why: `The script presses ${key} and never lets go of it.`,
          todo: `Press ${key} on your keyboard once to release it. In the script, add \`Send("{${key} up}")\` where it should end.`,
        },
        { line: lineOf(start) },
      ),
    ];
  }
  return [];
}

function noStopKey(context: SymptomContext): Cause[] {
  if (stopKeys(context).length > 0) return [];
  const { facts, script, lineOf } = context;
  const repeats = facts.triggers
    .flatMap((trigger) => [...(trigger.kind === 'timer' ? [trigger] : []), ...allActions(trigger.actions)])
    .find((step) => step.kind === 'timer' || (step.kind === 'repeat' && step.repetition.kind !== 'each'));
  const key = freeKey(context);
  // `Critical` keeps every hotkey waiting, so a stop key would be a false promise.
  const change =
    key === undefined || /\bCritical\b/i.test(script)
      ? null
      : safely(script, { title: `Add ${key} as a stop key`, script: withHotkeyAtEnd(context, `${key}::ExitApp()`) });
  return [
    cause(
      'no-stop-key',
      'stop-it',
      {
        why: repeats
          ? 'This line repeats something, and no key ends the script.'
          : 'The script stays in the background and waits for its keys. No key ends it.',
        todo: change
          ? `Add a key that ends it: with the version below, ${key} does.`
          : 'Stop it from its icon, as described below.',
      },
      { line: repeats ? lineOf(repeats.start) : null, change },
    ),
  ];
}

function freeKey({ facts, script }: SymptomContext): string | undefined {
  const isTaken = (key: string) =>
    facts.triggers.some((trigger) => trigger.kind === 'hotkey' && trigger.keys.some((keys) => keys.key === key)) ||
    new RegExp(`\\b${key}\\b`, 'i').test(script);
  return ['Esc', 'F10', 'F12'].find((key) => !isTaken(key) && !(key === 'Esc' && isTaken('Escape')));
}
