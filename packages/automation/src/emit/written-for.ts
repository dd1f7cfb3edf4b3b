import type { Rule } from '#language/program.ts';
import type { Draft } from './draft.ts';

/** Which rules the parts of a draft were written for. */
export type Purposes = {
  /** Those that are being written right now. */
  current: readonly Rule[];
  /** By the place in the draft's own list. */
  readonly hotkeys: Map<number, readonly Rule[]>;
  readonly functions: Map<number, readonly Rule[]>;
  /** By the line itself: lines are also put in front of others. */
  readonly startup: Map<string, readonly Rule[]>;
  /** Settings and state, by name. */
  readonly names: Map<string, Set<Rule>>;
  /** The statements of each rule, without their indentation: rules on one key share a hotkey. */
  readonly statements: Map<Rule, Set<string>>;
};

export function newPurposes(): Purposes {
  return {
    current: [],
    hotkeys: new Map(),
    functions: new Map(),
    startup: new Map(),
    names: new Map(),
    statements: new Map(),
  };
}

/** Notes that all that `write` adds to the draft is for these rules; what a call inside it has noted stays. */
export function writtenFor<T>(draft: Draft, rules: readonly Rule[], write: () => T): T {
  const { purposes } = draft;
  const { current } = purposes;
  const hotkeys = draft.hotkeys.length;
  const functions = draft.functions.length;
  const startup = new Set(draft.startup);
  purposes.current = rules;
  const written = write();
  purposes.current = current;
  noteNew(purposes.hotkeys, hotkeys, draft.hotkeys.length, rules);
  noteNew(purposes.functions, functions, draft.functions.length, rules);
  for (const line of draft.startup) {
    if (!startup.has(line) && !purposes.startup.has(line)) purposes.startup.set(line, rules);
  }
  return written;
}

/** Notes a name at the top of the script as one that the rules being written use. */
export function useName({ purposes: { names, current } }: Draft, name: string): void {
  names.set(name, new Set([...(names.get(name) ?? []), ...current]));
}

/** Notes the statements of a rule. */
export function noteStatements({ purposes: { statements } }: Draft, rule: Rule, lines: readonly string[]): void {
  const texts = lines.flatMap((line) => line.split('\n')).map((line) => line.trim());
  statements.set(rule, new Set([...(statements.get(rule) ?? []), ...texts]));
}

function noteNew(noted: Map<number, readonly Rule[]>, from: number, to: number, rules: readonly Rule[]): void {
  for (let at = from; at < to; at += 1) if (!noted.has(at)) noted.set(at, rules);
}
