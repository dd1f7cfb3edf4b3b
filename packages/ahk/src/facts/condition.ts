import type { OptionalValue, Value } from './value.ts';

/** A test the script makes, understood as far as that is possible. */
export type Condition =
  | { kind: 'window'; test: 'active' | 'exists'; criteria: OptionalValue }
  | { kind: 'key'; key: Value; test: 'held' | 'toggled' }
  | { kind: 'on'; variable: string }
  | { kind: 'not'; condition: Condition }
  | { kind: 'all'; conditions: Condition[] }
  | { kind: 'any'; conditions: Condition[] }
  | { kind: 'compare'; operator: CompareOperator; left: Value; right: Value }
  | { kind: 'value'; value: Value }
  | { kind: 'always'; outcome: boolean };

export type CompareOperator = '=' | '==' | '!=' | '!==' | '<' | '>' | '<=' | '>=' | '~=';
