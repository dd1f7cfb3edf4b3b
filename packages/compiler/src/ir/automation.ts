import type { Clock, Point, Program, Span } from './entity.ts';

/** When something happens. Keys are in AutoHotkey's spelling. */
export type Trigger =
  | { readonly kind: 'hotkey'; readonly keys: string }
  | {
      readonly kind: 'double-tap';
      readonly key: string;
      /** How often it is tapped, if not twice. */
      readonly times?: number;
    }
  | {
      readonly kind: 'long-press';
      readonly key: string;
      readonly after: number;
      /** What a short press does; the key itself, where nothing is said. */
      readonly tap?: readonly Step[];
    }
  | {
      readonly kind: 'hotstring';
      readonly abbreviation: string;
      /** Without waiting for a space, and inside words too. */
      readonly atOnce: boolean;
      /** Only when it is typed with these capitals. */
      readonly exactCase?: boolean;
    }
  | {
      readonly kind: 'timer';
      readonly every: number;
      /** The key that starts it; without one it runs from the start. */
      readonly start?: string;
      readonly stop: string;
    }
  | { readonly kind: 'daily'; readonly at: Clock; readonly days: Days }
  | { readonly kind: 'idle'; readonly after: number }
  | { readonly kind: 'clipboard' }
  | { readonly kind: 'window'; readonly event: WindowEvent; readonly window: Target }
  /** A place on the screen that takes a colour, loses it, or changes at all. */
  | { readonly kind: 'pixel'; readonly at: Point; readonly event: PixelEvent; readonly colour: Colour }
  /** A file comes into a folder. */
  | { readonly kind: 'new-file'; readonly folder: string; readonly type: string }
  /** The computer wakes up, is locked or is unlocked. */
  | { readonly kind: 'session'; readonly event: SessionEvent }
  | { readonly kind: 'start' };

export type SessionEvent = 'wakes' | 'unlocks' | 'locks';
export type PixelEvent = 'becomes' | 'leaves' | 'changes';
/** A colour by its name, as six hexadecimal digits, or none that matters. */
export type Colour = string;

export type WindowEvent = 'appears' | 'closes' | 'activates';
/** "daily", or the days of the week as AutoHotkey counts them: 1 is Sunday. */
export type Days = 'daily' | readonly number[];
/** A window that people name by its program or by words in its title. */
export type Target = { readonly name: string; readonly criterion: string };

/** Where it happens: only while one of these programs is active, or only while none of them is. */
export type Context = {
  readonly programs: readonly Program[];
  readonly active: boolean;
  /** Only while this lock key is on, or off. */
  readonly lock?: { readonly key: string; readonly on: boolean };
};

/** One step, written by a skill: statements for the body, and what the script needs beside them. */
export type Step = { readonly title: string; readonly code: string; readonly needs: string };

/** When something that runs by itself may happen: within these hours, on these days. */
export type Hours = { readonly from?: Clock; readonly to?: Clock; readonly days?: Days };

/** What happens on a trigger, or a key that becomes another one (or, with nothing in `to`, does nothing). */
export type Rule =
  | {
      readonly kind: 'steps';
      readonly trigger: Trigger;
      readonly context?: Context;
      readonly hours?: Hours;
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'remap'; readonly from: string; readonly to: string; readonly context?: Context };

/** A script before it is text. */
export type Automation =
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | {
      readonly kind: 'recipe';
      readonly title: string;
      readonly code: string;
      readonly stop: string | undefined;
      /** Where its hotkeys work, if not everywhere. */
      readonly context?: Context;
    };

/** An automation with what was assumed for it and which words led to it. */
export type Understanding = {
  readonly automation: Automation;
  readonly assumptions: readonly string[];
  readonly used: readonly Span[];
};
