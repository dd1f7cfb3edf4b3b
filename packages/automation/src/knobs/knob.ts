/** Something in a program that can be changed without code. */
export type Knob = {
  /** Names the place in the program; the same as long as the program is. */
  readonly id: string;
  readonly kind: KnobKind;
  /** What it is now: a text as it is, anything else as a program writes it. */
  readonly value: string;
  /** What it is, for people: "the text it types". */
  readonly label: string;
  /** The rule that it belongs to, counted from 1. */
  readonly rule: number;
  /** What there is to choose from, for a choice. */
  readonly options?: readonly string[];
};

export const KNOB_KINDS = [
  'key',
  'text',
  'program',
  'time',
  'number',
  'time-of-day',
  'hours',
  'days',
  'point',
  'size',
  'color',
  'place',
  'choice',
] as const;
export type KnobKind = (typeof KNOB_KINDS)[number];
