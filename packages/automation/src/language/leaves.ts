/** A length of time in milliseconds, or a random one between two. */
export type Span = { readonly from: number; readonly to: number };
/** A time of day. */
export type Clock = { readonly hour: number; readonly minute: number };
export type Hours = { readonly from: Clock; readonly to: Clock };
/** Days of the week, 1 is Monday and 7 is Sunday, ascending. */
export type Days = readonly number[];
/** A place in pixels. */
export type Xy = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

/** What one token says. Where a literal came from (the request or the writer) is not part of the language. */
export interface Leaves {
  /** Any characters: `"…"` with the escapes `\"`, `\\`, `\n` and `\t`. */
  readonly text: string;
  readonly number: number;
  /** `ctrl+alt+n`, `capslock&i`: canonical, see `keys.ts`. */
  readonly key: string;
  /** `500ms`, `2s`, `5min`, `1h`, `2s..5s`. */
  readonly span: Span;
  /** `9:05`, `17:30`. */
  readonly clock: Clock;
  /** `9:00-17:00`. */
  readonly hours: Hours;
  /** `daily`, `weekdays`, `weekends`, `mon`, `mon+wed+fri`. */
  readonly days: Days;
  /** `300,200`. */
  readonly xy: Xy;
  /** `800x600`. */
  readonly size: Size;
  /** `red`, `#2b5c8a`. */
  readonly color: string;
  /** `$answer`: something the program remembers. */
  readonly name: string;
  /** `gaming`: a mode or a timer. */
  readonly label: string;
}

export type LeafType = keyof Leaves;
