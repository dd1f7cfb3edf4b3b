import type { Span } from '../syntax/expression.ts';
import type { Condition } from './condition.ts';
import type { OptionalValue, Value } from './value.ts';

/** One step of what a trigger leads to, in the order of the code. */
export type Action = Span & ActionKind;

export type ActionKind =
  | { kind: 'call'; name: string; arguments: OptionalValue[] }
  | { kind: 'method'; object: Value; name: string; arguments: OptionalValue[] }
  /** `actions` is null where the function was not followed: it calls itself (`again`), or the script is very large. */
  | { kind: 'own-call'; name: string; arguments: OptionalValue[]; actions: Action[] | null; again: boolean }
  | { kind: 'assign'; target: Value; operator: string; value: Value }
  | { kind: 'toggle'; variable: string }
  | { kind: 'timer'; name: string | null; period: OptionalValue; actions: Action[] | null }
  | { kind: 'bind'; trigger: BindKind; subject: OptionalValue[]; name: string | null; actions: Action[] | null }
  | { kind: 'if'; condition: Condition; whenTrue: Action[]; whenFalse: Action[] }
  | { kind: 'repeat'; repetition: Repetition; until: Condition | null; actions: Action[] }
  | { kind: 'choose'; subject: OptionalValue; cases: Case[] }
  | { kind: 'try'; actions: Action[]; onError: Action[]; always: Action[] }
  | { kind: 'leave'; what: 'return' | 'break' | 'continue' | 'throw' | 'goto' };

/** What a callback is bound to; each is also a trigger of its own. */
export type BindKind = 'hotkey' | 'hotstring' | 'clipboard-change' | 'exit' | 'message' | 'gui-event' | 'menu-item';

export type Case = { values: Value[] | null; actions: Action[] };

export type Repetition =
  | { kind: 'forever' }
  | { kind: 'times'; count: Value }
  | { kind: 'while'; condition: Condition }
  | { kind: 'each'; of: Value }
  | { kind: 'files'; pattern: Value; mode: OptionalValue }
  | { kind: 'lines'; file: Value }
  | { kind: 'pieces'; text: Value; separator: OptionalValue }
  | { kind: 'registry'; key: Value };
