import { isReserved } from './reserved-names.ts';
import { newPurposes, type Purposes, useName } from './written-for.ts';

/** The script while it is being made. Everything that emits writes into one of its parts. */
export type Draft = {
  /** Values at the top that a person may want to change, with a comment each. */
  readonly settings: { readonly name: string; readonly value: string; readonly comment: string }[];
  /** What the script keeps in mind between two presses, with its first value. */
  readonly state: Map<string, string>;
  /** `CoordMode("Mouse", "Screen")` and the like: once, before everything else that runs. */
  readonly modes: Set<string>;
  /** What runs when the script starts, in order. */
  readonly startup: string[];
  /** Hotkeys and hotstrings, each with the `#HotIf` expression that limits it. */
  readonly hotkeys: { readonly condition: string; readonly lines: readonly string[] }[];
  /** Functions written for this program: what a timer or a menu calls. */
  readonly functions: string[];
  /** Functions of the library that are used, by name. */
  readonly helpers: Set<string>;
  /** For each rule that speaks of it, the variable of the window that was in front when the rule began. */
  readonly origins: Map<object, string>;
  /** For each rule that asks what happened since it began, the variable of that moment. */
  readonly begins: Map<object, string>;
  /** For each rule that a file sets off, the variable that holds its path. */
  readonly triggerFiles: Map<object, string>;
  /** What a stop of everything has to end in this script; functions that run long look out for it. */
  readonly stops: Set<'timers' | 'runs' | 'keys'>;
  /** For each mode, the variable that says whether it is on. */
  readonly modeVariables: Map<string, string>;
  /** The kinds of everything that the program has: some steps keep something in mind for a step of another rule. */
  readonly kinds: Set<string>;
  /** Keys that the script may still hold down when something ends it, in AutoHotkey's names. */
  readonly keptDown: Set<string>;
  /** Whether a step of the program takes huge words off the screen: until then they stay. */
  readonly hidesBigText: boolean;
  /** Every name that the script has taken, in lower case: AutoHotkey does not tell `Count` from `count`. */
  readonly taken: Set<string>;
  readonly purposes: Purposes;
};

export function newDraft(hidesBigText = false): Draft {
  return {
    settings: [],
    state: new Map(),
    modes: new Set(),
    startup: [],
    hotkeys: [],
    functions: [],
    helpers: new Set(),
    origins: new Map(),
    begins: new Map(),
    triggerFiles: new Map(),
    stops: new Set(),
    modeVariables: new Map(),
    kinds: new Set(),
    keptDown: new Set(),
    hidesBigText,
    taken: new Set(),
    purposes: newPurposes(),
  };
}

/** A name like this one that nothing else in the script has. */
export function freshName(draft: Draft, wish: string): string {
  let name = wish;
  for (let number = 2; draft.taken.has(name.toLowerCase()) || isReserved(name); number += 1) name = `${wish}${number}`;
  draft.taken.add(name.toLowerCase());
  return name;
}

/** A variable at the top of the script for a value that people may want to change. */
export function setting(draft: Draft, wish: string, value: string, comment: string): string {
  const same = draft.settings.find((each) => each.value === value && each.comment === comment);
  const name = same?.name ?? freshName(draft, wish);
  useName(draft, name);
  if (!same) draft.settings.push({ name, value, comment });
  return name;
}

/** A variable that keeps its value between two presses; read it anywhere, name it in `assign` where it is set. */
export function stateVariable(draft: Draft, wish: string, first: string): string {
  const name = freshName(draft, wish);
  draft.state.set(name, first);
  useName(draft, name);
  return name;
}
