import type { Condition } from '#language/conditions.ts';
import { keyParts } from '#language/keys.ts';
import { mentions } from '#language/later-blocks.ts';
import { visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import type { Draft } from '../../draft.ts';
import { actsForGood, isTyping } from '../../keys/key-kind.ts';
import type { Scope, WhenRule } from '../../scope.ts';

/** The rules of a program as the keyboard sees them: what one rule asks of a key that another one uses. */
export type Keyboard = {
  readonly draft: Draft;
  readonly names: Scope['names'];
  readonly rules: readonly Rule[];
  /** Keys that are held before another one (`capslock&i`): AutoHotkey takes these over and acts on release. */
  readonly prefixes: ReadonlySet<string>;
  /** Keys that a condition wants held: by themselves they must not type while they are. */
  readonly layers: ReadonlySet<string>;
  /** Keys that another key waits for: their own hotkeys must not take them away from it. */
  readonly awaited: ReadonlySet<string>;
  /** Keys that the script presses: their hotkeys must not hear it. */
  readonly sent: ReadonlySet<string>;
  /** Hotkeys that are written already; a second one of the same name and condition would not load. */
  readonly claimed: Set<string>;
  /** The variable with the time of the last press, for keys of which a rule asks whether they are pressed again. */
  readonly lastPresses: Map<string, string>;
};

export function keyboardOf(rules: readonly Rule[], draft: Draft, names: Scope['names']): Keyboard {
  return {
    draft,
    names,
    rules,
    prefixes: new Set(rules.flatMap(triggerKeys).flatMap((key) => keyParts(key)?.prefix ?? [])),
    layers: new Set(rules.flatMap((rule) => (isOnKeys(rule) ? heldKeys(rule.in) : []))),
    awaited: new Set(rules.flatMap(awaitedKeys)),
    sent: sentKeys(rules),
    claimed: new Set(),
    lastPresses: new Map(),
  };
}

/** The keys that set a rule off. */
export function triggerKeys(rule: Rule): readonly string[] {
  if (rule.kind === 'remap') return [rule.from];
  const { trigger } = rule;
  if (trigger.kind === 'key') return [trigger.key];
  if (trigger.kind === 'together') return [trigger.first, trigger.second];
  return trigger.kind === 'sequence' ? trigger.keys : [];
}

/** Every key that the condition wants held. */
function heldKeys(condition: Condition | undefined): string[] {
  if (condition?.kind === 'held') return [condition.key];
  return condition?.kind === 'and' || condition?.kind === 'or' ? condition.conditions.flatMap(heldKeys) : [];
}

function isOnKeys(rule: Rule): boolean {
  return triggerKeys(rule).length > 0;
}

function awaitedKeys(rule: Rule): readonly string[] {
  if (rule.kind === 'remap') return [];
  const { trigger } = rule;
  if (trigger.kind === 'sequence') return trigger.keys.slice(1);
  if (trigger.kind === 'together') return [trigger.first, trigger.second].filter(isTyping);
  return isWatchedWhileTyping(rule) && trigger.kind === 'key' ? [trigger.key] : [];
}

/** Whether the key does something that stays, so that what follows it has to wait until it is clear what the press means. */
function isWatchedWhileTyping({ trigger }: WhenRule): boolean {
  if (trigger.kind !== 'key' || trigger.keep || !actsForGood(trigger.key)) return false;
  return trigger.press?.kind === 'double' || trigger.press?.kind === 'triple' || trigger.press?.kind === 'long';
}

const SENDING = new Set(['send', 'press-down', 'release', 'hold-key', 'toggle-down', 'send-to']);
/** What steps press on their way, without saying so. */
const PRESSED_ON_THE_WAY =
  /^(?:ctrl\+[a-z]|win\+.*|alt\+(?:f4|tab|esc)|enter|tab|backspace|delete|left|right|up|down|home|end|esc|printscreen|media-.*|volume-.*|browser-.*)$/;

function sentKeys(rules: readonly Rule[]): Set<string> {
  const sent = new Set(rules.flatMap((rule) => (rule.kind === 'remap' ? [rule.to] : [])));
  visitTree(rules, (node) => {
    if (SENDING.has(node.kind ?? '') && typeof node.key === 'string') sent.add(node.key);
  });
  const isPressed = (key: string) =>
    PRESSED_ON_THE_WAY.test(key) ||
    (isTyping(key) && mentions(rules, 'type-slowly')) ||
    (key === 'f6' && mentions(rules, 'page-address', 'copy-page-link')) ||
    (/^(?:shift\+)?f5$/.test(key) && mentions(rules, 'slide-show'));
  for (const key of rules.flatMap(triggerKeys)) if (isPressed(key)) sent.add(key);
  return sent;
}
