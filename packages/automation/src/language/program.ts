import type { Condition } from './conditions.ts';
import { choice, maybe, type NodeOf, slot, word } from './grammar.ts';
import type { Step } from './steps.ts';
import type { Files, Level, Place, Point, Spot, Window } from './things.ts';
import type { Press, Trigger } from './triggers.ts';
import type { Amount, Change, Primary, Shift, Time, Value } from './values.ts';

/** What can stand in a slot and has a grammar of its own. */
export interface Branches {
  readonly value: Value;
  readonly primary: Primary;
  readonly amount: Amount;
  readonly time: Time;
  readonly shift: Shift;
  readonly change: Change;
  readonly window: Window;
  readonly spot: Spot;
  readonly place: Place;
  readonly files: Files;
  readonly point: Point;
  readonly level: Level;
  readonly press: Press;
  readonly condition: Condition;
  /** `{ step ; step }`. */
  readonly steps: readonly Step[];
  /** `{ "label": step ; step | "label": step }`. */
  readonly items: readonly Item[];
  /** `{ "label" as $name | "label" as $name from "a", "b" | "label" as $name check }`. */
  readonly fields: readonly Field[];
}

export type Item = { readonly label: string; readonly steps: readonly Step[] };
/** A line to write in, a list to choose from, or a box to check: its answer is "yes" or "no". */
export type Field = {
  readonly label: string;
  readonly name: string;
  readonly options?: readonly Primary[];
  readonly check?: true;
};

/** What happens on a trigger, or a key that becomes another one. */
export type Rule =
  | {
      readonly kind: 'when';
      readonly trigger: Trigger;
      readonly in?: Condition;
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'remap'; readonly from: string; readonly to: string; readonly in?: Condition };

/** Answers that are not automations. */
export const ANSWERS = {
  ask: [slot('question', 'text')],
  decline: [choice('reason', 'not-windows', 'not-automation', 'needs-server', 'impossible')],
  refuse: [choice('reason', 'spying', 'stealing', 'destroying', 'cheating-people', 'evading')],
} as const;

/** What a request means. */
export type Program = { readonly kind: 'rules'; readonly rules: readonly Rule[] } | NodeOf<typeof ANSWERS>;

export const REMAP = {
  remap: [slot('from', 'key'), word('to'), slot('to', 'key'), maybe(word('in'), slot('in', 'condition'))],
} as const;
