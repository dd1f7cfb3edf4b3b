import type { KnobKind } from './knob.ts';

/** A knob as people see it: its value in their words. */
export type ShownKnob = {
  readonly id: string;
  readonly kind: Exclude<KnobKind, 'place'> | 'folder';
  readonly label: string;
  /** What it is now, spelled so that the same text can be given back: “2 seconds”, `ctrl+alt+n`. */
  readonly value: string;
  /** The same in a sentence: Ctrl+Alt+N. */
  readonly said: string;
  /** The line of the description that it belongs to. */
  readonly sentence: string;
  readonly options?: readonly KnobOption[];
};

export type KnobOption = { readonly value: string; readonly label: string };
