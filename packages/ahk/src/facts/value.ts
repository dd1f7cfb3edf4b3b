import type { Condition } from './condition.ts';

/** What is known of an expression before the script runs. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'joined'; parts: Value[] }
  | { kind: 'built-in'; name: string }
  | VariableValue
  | { kind: 'call'; name: string; own: boolean; arguments: OptionalValue[] }
  | { kind: 'member'; object: Value; name: string }
  | { kind: 'method'; object: Value; name: string; arguments: OptionalValue[] }
  | { kind: 'choice'; condition: Condition; whenTrue: Value; whenFalse: Value }
  /** `start` is where the function stands in the script. */
  | { kind: 'function'; name: string | null; start: number }
  | { kind: 'list'; items: Value[] }
  | CodeValue;

/** An expression that is worked out at run time; `from` holds what goes into it and is not fixed. */
export type CodeValue = { kind: 'code'; code: string; what: 'number' | 'entry' | 'value'; from: Value[] };

/** Null where an argument is left out. */
export type OptionalValue = Value | null;

/**
 * A variable whose content changes or is only known at run time. `origin` is the one thing ever assigned to it,
 * `candidates` the fixed texts among several, `source` the only one of several that is not fixed.
 */
export type VariableValue = {
  kind: 'variable';
  name: string;
  origin: Value | null;
  candidates: string[];
  source: Value | null;
  role: VariableRole;
};

/** What a variable is for, as far as the ways it is written to tell. */
export type VariableRole =
  | 'kept'
  | 'count'
  | 'collected'
  | 'item'
  | 'error'
  | 'given'
  | 'mouse-place'
  | 'window-place'
  | 'screen-place'
  | 'found-place'
  | 'match'
  | 'file-name'
  | 'file-folder';

export function unknownVariable(name: string, role: VariableRole): VariableValue {
  return { kind: 'variable', name, origin: null, candidates: [], source: null, role };
}

/** The text a value is sure to have, or null. */
export function knownText(value: OptionalValue | undefined): string | null {
  if (value?.kind === 'text') return value.text;
  return value?.kind === 'number' ? String(value.number) : null;
}

export function knownNumber(value: OptionalValue | undefined): number | null {
  if (value?.kind === 'number') return value.number;
  if (value?.kind !== 'text' || !/^\s*-?(?:\d+\.?\d*|0x[\da-f]+)\s*$/i.test(value.text)) return null;
  return Number(value.text);
}

/** Whether the value is the same each time the script runs on this computer. */
export function isConstant(value: Value): boolean {
  if (value.kind === 'joined') return value.parts.every(isConstant);
  return value.kind === 'text' || value.kind === 'number' || (value.kind === 'built-in' && FIXED.has(value.name));
}

const FIXED = new Set(
  'A_AppData A_AppDataCommon A_ComSpec A_ComputerName A_Desktop A_DesktopCommon A_MyDocuments A_ProgramFiles A_Programs A_ProgramsCommon A_ScriptDir A_ScriptFullPath A_StartMenu A_StartMenuCommon A_Startup A_StartupCommon A_Temp A_UserName A_WinDir A_ScreenWidth A_ScreenHeight A_AhkPath A_Space A_Tab'.split(
    ' ',
  ),
);
