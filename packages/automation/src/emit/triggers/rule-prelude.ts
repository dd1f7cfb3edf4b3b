import { keyParts } from '#language/keys.ts';
import { visitTree } from '#language/map-tree.ts';
import { keyName } from '../keys/key-names.ts';
import type { Scope, WhenRule } from '../scope.ts';

const CLICKS = new Set(['click', 'click-button', 'click-image', 'click-color', 'drag']);
/** Steps that go on while the key that set them off is held: they must not wait until it is let go. */
const HOLDS = new Set(['while-held', 'during-hold', 'drag-window', 'drag-size', 'drag-scroll']);

/** What a rule does before its first step. The window `origin` is remembered by the steps themselves. */
export function rulePrelude({ trigger, steps }: WhenRule, _scope: Scope): string[] {
  if (trigger.kind !== 'key' || trigger.press?.kind === 'up' || mentions(steps, HOLDS)) return [];
  const held = keyParts(trigger.key)?.modifiers ?? [];
  if (held.length === 0 || !mentions(steps, CLICKS)) return [];
  return ['; Clicking while these are held would be a different kind of click.', ...held.flatMap(waits)];
}

/** Whether the rule is about its key being held. */
export function lastsWhileHeld({ steps }: WhenRule): boolean {
  return mentions(steps, HOLDS);
}

function waits(modifier: string): string[] {
  const keys = modifier === 'win' ? ['lwin', 'rwin'] : [modifier];
  return keys.map((key) => `KeyWait("${keyName(key)}")`);
}

function mentions(steps: unknown, kinds: ReadonlySet<string>): boolean {
  let found = false;
  visitTree(steps, ({ kind }) => {
    found ||= kinds.has(kind ?? '');
  });
  return found;
}
