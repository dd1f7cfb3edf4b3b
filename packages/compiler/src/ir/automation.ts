import type { Clock, Program, Span } from './entity.ts';

/** When something happens. Keys are in AutoHotkey's spelling. */
export type Trigger =
  | { readonly kind: 'hotkey'; readonly keys: string }
  | { readonly kind: 'double-tap'; readonly key: string }
  | { readonly kind: 'hotstring'; readonly abbreviation: string; readonly atOnce: boolean }
  | { readonly kind: 'timer'; readonly every: number }
  | { readonly kind: 'daily'; readonly at: Clock }
  | { readonly kind: 'start' };

/** Where it happens: only while a program is active, or only while it is not. */
export type Context = { readonly program: Program; readonly active: boolean };

/** One step, written by a skill: statements for the body, and what the script needs beside them. */
export type Step = { readonly title: string; readonly code: string; readonly needs: string };

export type Rule = {
  readonly trigger: Trigger;
  readonly context: Context | undefined;
  readonly steps: readonly Step[];
};

/** A script before it is text. */
export type Automation =
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'recipe'; readonly title: string; readonly code: string; readonly stop: string | undefined };

/** An automation with what was assumed for it and which words led to it. */
export type Understanding = {
  readonly automation: Automation;
  readonly assumptions: readonly string[];
  readonly used: readonly Span[];
};
