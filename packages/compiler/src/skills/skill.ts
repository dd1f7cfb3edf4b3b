import type { Slots, SlotValues } from './slot.ts';

/** Something that can happen when a trigger fires. It can follow and be followed by others. */
export type Action<S extends Slots = Slots> = {
  readonly kind: 'action';
  /** The name of its file, and of its phrasings in training/. */
  readonly id: string;
  /** What it does, as a suggestion to click: "Keep the active window on top". */
  readonly title: string;
  readonly slots: S;
  /** The statements, one a line, as they stand in a hotkey's body. */
  readonly code: (values: SlotValues<S>) => string;
  /** Functions and variables of the script that the statements use, once a script. */
  readonly needs?: (values: SlotValues<S>) => string;
};

/** A whole automation that no composition of actions gives; it brings its own triggers. */
export type Recipe<S extends Slots = Slots> = {
  readonly kind: 'recipe';
  readonly id: string;
  readonly title: string;
  readonly slots: S;
  /** The script below its header (`#Requires`, `#SingleInstance`, the opening comment). */
  readonly code: (values: SlotValues<S>) => string;
  /** How it is stopped, where that is not obvious: "Press F8 again to stop." */
  readonly stop?: (values: SlotValues<S>) => string;
};

export type Skill = Action | Recipe;

export function action<S extends Slots>(definition: Omit<Action<S>, 'kind'>): Action<S> {
  return { kind: 'action', ...definition };
}

export function recipe<S extends Slots>(definition: Omit<Recipe<S>, 'kind'>): Recipe<S> {
  return { kind: 'recipe', ...definition };
}
