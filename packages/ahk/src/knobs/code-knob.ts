export type CodeKnobKind = 'key' | 'text' | 'time' | 'number' | 'program' | 'folder';

/** Something in a script that can be changed without code. */
export type CodeKnob = {
  /** Names the place in the script; a change of a value leaves it as it is. */
  readonly id: string;
  readonly kind: CodeKnobKind;
  /** What it is, for people: "the text it types". */
  readonly label: string;
  /** What it is now, spelled so that the same text can be given back. */
  readonly value: string;
  /** The same as people say it: Ctrl+Alt+N. */
  readonly said: string;
  /** The line of the explanation that it belongs to; null where it belongs to none. */
  readonly sentence: string | null;
};

/** How a value stands in the code. */
export type Spelling = {
  readonly kind: CodeKnobKind;
  readonly label: string;
  /** What to enter, where something else was entered. */
  readonly expected: string;
  /** The code for a new value; undefined where it cannot be that. */
  readonly write: (value: string) => string | undefined;
};

/** A value that was found, and the stretch of the source that holds it. */
export type Found = Spelling & {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly said?: string;
  /** Where the value has its effect, if that is elsewhere. */
  readonly usedAt?: number;
};
