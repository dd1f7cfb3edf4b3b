import type { SwitchCondition } from './condition.ts';
import type { KeyCombination } from './key-combination.ts';
import type { Trigger } from './trigger.ts';

type Written = { flips: boolean; on: boolean; off: boolean };
type Seen = { trigger: Trigger; writes: Map<string, Written>; asks: SwitchCondition[]; later: Set<SwitchCondition> };

/** Tells each test of a switch by what turns it on: a reader knows the key, not the variable. */
export function noteSwitches(triggers: Trigger[]): void {
  const seen = triggers.map(lookInto);
  const turnedOnBy = new Map<string, KeyCombination[]>();
  for (const { trigger, writes } of seen) {
    if (trigger.kind !== 'hotkey') continue;
    for (const [name, written] of writes) {
      const keys = turnedOnBy.get(name) ?? [];
      if ((written.flips || written.on) && keys.length < 4) turnedOnBy.set(name, [...keys, ...trigger.keys]);
    }
  }
  for (const { trigger, writes, asks, later } of seen) {
    const own: readonly KeyCombination[] = trigger.kind === 'hotkey' ? trigger.keys : [];
    for (const ask of asks) {
      const name = lastName(ask.variable);
      const written = writes.get(name);
      if (ask.here === null && written) ask.here = later.has(ask) ? 'later' : hereFor(written);
      if (ask.by.length === 0) ask.by = (turnedOnBy.get(name) ?? []).filter((key) => !own.includes(key));
    }
  }
}

function hereFor(written: Written): SwitchCondition['here'] {
  if (written.flips) return 'flipped';
  return written.on && written.off ? 'set' : null;
}

// Facts are plain data, so one walk over all of it finds what it needs, wherever a condition stands.
function lookInto(trigger: Trigger): Seen {
  const found: Seen = { trigger, writes: new Map(), asks: [], later: new Set() };
  const visited = new Set<object>();
  const waiting: [item: unknown, later: boolean][] = [[trigger, false]];
  while (waiting.length > 0) {
    const [item, later] = waiting.pop() ?? [];
    if (typeof item !== 'object' || item === null || visited.has(item)) continue;
    visited.add(item);
    note(found, item as Noted, later === true);
    if (isOther(trigger, item as Noted)) continue;
    const inTimer = later === true || ((item as Noted).kind === 'timer' && item !== trigger);
    for (const part of Object.values(item)) if (typeof part === 'object') waiting.push([part, inTimer]);
  }
  return found;
}

// What is bound to something else, or repeats on its own, is a trigger of its own.
function isOther(trigger: Trigger, item: Noted): boolean {
  return item.kind === 'bind' || (item.kind === 'timer' && trigger.kind === 'start');
}

type Noted = {
  kind?: string;
  variable?: string;
  operator?: string;
  target?: { kind: string; name?: string; code?: string };
  value?: { kind: string; number?: number };
};

function note({ writes, asks, later }: Seen, item: Noted, inTimer: boolean): void {
  if (item.kind === 'on') {
    asks.push(item as SwitchCondition);
    if (inTimer) later.add(item as SwitchCondition);
  } else if (item.kind === 'toggle' && item.variable) write(writes, item.variable).flips = true;
  else if (item.kind === 'assign' && item.operator === ':=' && item.value?.kind === 'number' && item.target?.name) {
    const written = write(writes, item.target.name);
    if (item.value.number === 0) written.off = true;
    else written.on = true;
  }
}

function write(writes: Map<string, Written>, variable: string): Written {
  const name = lastName(variable);
  const written = writes.get(name) ?? { flips: false, on: false, off: false };
  writes.set(name, written);
  return written;
}

// `this.running` in a class is `timer.running` outside of it.
function lastName(variable: string): string {
  return (variable.split('.').at(-1) ?? variable).toLowerCase();
}
