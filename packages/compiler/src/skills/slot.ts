import type { Clock, Point, Program } from '#ir/entity.ts';

export type { Clock, Point, Program };

/** A value that a request may name and that a script needs. What is not named falls back to `otherwise`. */
export type Slot<Value> = {
  readonly kind: SlotKind;
  /** Taken when the request names none; without it, the skill cannot be used and the user is asked. */
  readonly otherwise?: Value;
  /** What it is, in words that finish "Which … ?" and "…, so … was used": "key to press", "text to type". */
  readonly is: string;
  readonly options?: Readonly<Record<string, readonly string[]>>;
};

export type SlotKind =
  | 'hotkey'
  | 'key'
  | 'text'
  | 'program'
  | 'site'
  | 'path'
  | 'number'
  | 'duration'
  | 'clock'
  | 'point'
  | 'choice';

export type Slots = Readonly<Record<string, Slot<unknown>>>;
export type SlotValues<S extends Slots> = {
  readonly [Name in keyof S]: S[Name] extends Slot<infer Value> ? Value : never;
};

/** A key or combination that triggers, in AutoHotkey's spelling: `^!n`, `F8`, `XButton1`. */
export function hotkey(is: string, otherwise?: string): Slot<string> {
  return slot('hotkey', is, otherwise);
}

/** A single key by its AutoHotkey name, such as the one to send or to hold: `CapsLock`, `e`, `LButton`. */
export function key(is: string, otherwise?: string): Slot<string> {
  return slot('key', is, otherwise);
}

export function text(is: string, otherwise?: string): Slot<string> {
  return slot('text', is, otherwise);
}

export function program(is: string, otherwise?: Program): Slot<Program> {
  return slot('program', is, otherwise);
}

/** A web address with its scheme. */
export function site(is: string, otherwise?: string): Slot<string> {
  return slot('site', is, otherwise);
}

/** A file or folder as a Windows path, or a name to be found below one. */
export function path(is: string, otherwise?: string): Slot<string> {
  return slot('path', is, otherwise);
}

export function number(is: string, otherwise?: number): Slot<number> {
  return slot('number', is, otherwise);
}

/** A length of time in milliseconds. */
export function duration(is: string, otherwise?: number): Slot<number> {
  return slot('duration', is, otherwise);
}

export function clock(is: string, otherwise?: Clock): Slot<Clock> {
  return slot('clock', is, otherwise);
}

/** A place on the screen, in pixels. */
export function point(is: string, otherwise?: Point): Slot<Point> {
  return slot('point', is, otherwise);
}

/** One of a few things, each with the words that people say for it. */
export function choice<Name extends string>(
  is: string,
  options: Readonly<Record<Name, readonly string[]>>,
  otherwise?: NoInfer<Name>,
): Slot<Name> {
  return { ...slot('choice', is, otherwise), options };
}

/** A value that may stay unnamed, and is then empty: nothing is said of it. */
export function optional<Value>(one: Slot<Value>): Slot<Value | ''> {
  return { ...one, otherwise: '' };
}

function slot<Value>(kind: SlotKind, is: string, otherwise: Value | undefined): Slot<Value> {
  return { kind, is, ...(otherwise === undefined ? {} : { otherwise }) };
}
