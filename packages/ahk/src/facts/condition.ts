import type { KeyCombination } from './key-combination.ts';
import type { OptionalValue, Value } from './value.ts';

/** A test the script makes, understood as far as that is possible. */
export type Condition =
  | { kind: 'window'; test: 'active' | 'exists'; criteria: OptionalValue }
  | { kind: 'key'; key: Value; test: 'held' | 'toggled' }
  | SwitchCondition
  | { kind: 'not'; condition: Condition }
  | { kind: 'all'; conditions: Condition[] }
  | { kind: 'any'; conditions: Condition[] }
  | { kind: 'compare'; operator: CompareOperator; left: Value; right: Value }
  | { kind: 'value'; value: Value }
  | { kind: 'always'; outcome: boolean };

export type CompareOperator = '=' | '==' | '!=' | '!==' | '<' | '>' | '<=' | '>=' | '~=';

/**
 * Whether a switch that the script keeps is on. `by` are the shortcuts that turn it on; `here` says that the very
 * shortcut it is asked in flips or sets it, `later` that a timer asks which the shortcut has started.
 */
export type SwitchCondition = {
  kind: 'on';
  variable: string;
  by: KeyCombination[];
  here: 'flipped' | 'set' | 'later' | null;
};
