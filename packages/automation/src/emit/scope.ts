import type { Rule } from '#language/program.ts';
import type { Step } from '#language/steps.ts';
import type { Draft } from './draft.ts';

export type WhenRule = Extract<Rule, { kind: 'when' }>;

export type Timer = {
  readonly name: string;
  /** How `break` leaves it. */
  readonly leave: readonly string[];
  /** What it does at each of its times; nothing for a loop, whose rounds follow one another. */
  readonly steps: readonly Step[];
  /** Whether the function looks at whether it was stopped. */
  asked: boolean;
};

/** Where a step is being written: the rule it belongs to and the function around it. */
export type Scope = {
  readonly draft: Draft;
  readonly rule: WhenRule;
  /** Names of the program that live at the top of the script, with the variable that each has become. */
  readonly names: ReadonlyMap<
    string,
    {
      readonly variable: string;
      readonly shared: boolean;
      /** Whether only numbers are ever put there. */
      readonly numeric: boolean;
    }
  >;
  /** Global variables that the function being written assigns: it must declare them. */
  readonly assigned: Set<string>;
  /** The key whose being held the rule is about, in AutoHotkey's spelling; none for other triggers. */
  readonly heldKey: string | undefined;
  /** How many loops of this function surround the step. */
  readonly loops: number;
  /** Lines that the function being written begins with. */
  readonly first: string[];
  /** Whether the function is called anew when what set the rule off happens again. */
  readonly retriggers: boolean;
  /** The timer or loop whose function is being written, if it is one. */
  readonly timer: Timer | undefined;
  /** The steps of the same block that come after this one. */
  readonly rest: readonly Step[];
  /** The variable that holds the window `it` means, once there is one. */
  it: string | undefined;
  /** Whether a condition is being written: what it looks at may be missing, and it must not end the rule for that. */
  readonly isAsking?: true;
  /** Set by a step that nothing of its block comes after, or that has written what comes after by itself. */
  ended: boolean;
};

/** The variable for `$name`, to read it. */
export function variableOf(scope: Scope, name: string): string {
  return scope.names.get(name)?.variable ?? name;
}

/** The variable for `$name`, to assign it: a shared one is declared in the function that does. */
export function assignedVariable(scope: Scope, name: string): string {
  const known = scope.names.get(name);
  if (known?.shared) scope.assigned.add(known.variable);
  return known?.variable ?? name;
}

/** A variable of the script's state, to assign it. */
export function assign(scope: Scope, variable: string): string {
  scope.assigned.add(variable);
  return variable;
}

/** The same place, one loop deeper. */
export function insideLoop(scope: Scope): Scope {
  return { ...scope, loops: scope.loops + 1 };
}
