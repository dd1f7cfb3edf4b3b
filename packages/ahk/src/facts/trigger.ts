import type { Span } from '../syntax/expression.ts';
import type { Action } from './action.ts';
import type { Condition } from './condition.ts';
import type { HotstringOptions } from './hotstring-options.ts';
import type { KeyCombination } from './key-combination.ts';
import type { OptionalValue, Value } from './value.ts';

/** Something that makes the script act; `context` is the #HotIf condition it stands under. */
export type Trigger = Span & { context: Condition | null; actions: Action[] } & TriggerKind;

export type TriggerKind =
  | { kind: 'start' }
  | { kind: 'hotkey'; keys: KeyCombination[] }
  | { kind: 'computed-hotkey'; keys: Value }
  | { kind: 'hotstring'; options: HotstringOptions; abbreviations: string[]; replacement: string | null }
  | { kind: 'computed-hotstring'; abbreviation: Value; replacement: OptionalValue }
  | { kind: 'remap'; from: KeyCombination; to: KeyCombination }
  | { kind: 'timer'; name: string | null; period: OptionalValue; startedBy: 'start' | 'other' }
  | { kind: 'clipboard-change' }
  | { kind: 'exit' }
  | { kind: 'message'; number: OptionalValue }
  | { kind: 'gui-event'; event: OptionalValue; control: string | null; label: OptionalValue }
  | { kind: 'menu-item'; label: OptionalValue }
  | { kind: 'input'; event: string };
