import { knownText, type OptionalValue, type Value } from '../facts/value.ts';
import { isControl, madeBy, startOf } from './say-member.ts';
import { controlledProgram } from './say-program.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';
import { isGeneric } from './worked-out.ts';

/** A method call as a phrase; null for one whose effect nobody would see. */
export function sayMethod(object: Value, name: string, values: OptionalValue[]): string | null {
  const made = madeBy(object);
  const method = name.toLowerCase();
  if (made === 'Menu' || (object.kind === 'built-in' && object.name === 'A_TrayMenu'))
    return sayMenuMethod(method, values);
  if (made === 'InputHook') return sayHookMethod(method);
  if (method === 'speak')
    return sayContent(values[0]) === 'nothing' ? 'stops speaking' : `says ${sayContent(values[0])} out loud`;
  if (/http/i.test(made)) return sayWebMethod(method, values);
  if (made === 'FileOpen') return sayFileMethod(method, values);
  if (isControl(object)) return sayControlMethod(method);
  const own = sayWindowMethod(method, made);
  if (own) return own;
  if (/^(?:push|insertat)$/.test(method)) return sayAdded(values.at(-1));
  if (method === 'wmisetbrightness') return 'changes the brightness of the screen';
  const origin = madeBy(startOf(object));
  const program = controlledProgram(origin);
  if (program) return `does something in ${program}`;
  if (origin === 'WScript.Shell' && method === 'run') return `opens ${sayPlain(values[0])}`;
  return null;
}

function sayAdded(value: OptionalValue | undefined): string | null {
  const noun = value ? sayNoun(value) : '';
  return noun === '' || isGeneric(noun) ? null : `adds ${sayContent(value)} to its list`;
}

function sayWindowMethod(method: string, made: string): string | null {
  const window = made === 'Gui';
  if (method === 'show') return 'shows its window';
  if (method === 'hide' && (window || made === '')) return 'hides its window';
  if (method === 'destroy') return 'closes its window';
  return null;
}

function sayControlMethod(method: string): string | null {
  if (method === 'focus') return 'puts the cursor into its window';
  return method === 'add' || method === 'insert' ? 'adds a row to its window' : null;
}

function sayMenuMethod(method: string, values: OptionalValue[]): string | null {
  if (method === 'show') return 'shows a menu';
  if (method === 'add') return values[0] ? `adds ${sayContent(values[0])} to its menu` : null;
  if (method === 'check') return `puts a check mark next to ${sayContent(values[0])} in its menu`;
  if (method === 'uncheck') return `removes the check mark next to ${sayContent(values[0])} in its menu`;
  return method === 'delete' ? 'removes items from its menu' : null;
}

function sayHookMethod(method: string): string | null {
  if (method === 'start') return 'starts listening to what you type';
  if (method === 'wait') return 'waits until you have typed it';
  return method === 'stop' ? 'stops listening to what you type' : null;
}

function sayWebMethod(method: string, values: OptionalValue[]): string | null {
  if (method === 'open') return `contacts ${sayPlain(values[1])}`;
  if (method !== 'send') return null;
  return values[0] && knownText(values[0]) !== '' ? `sends ${sayContent(values[0])} to it` : 'fetches the answer';
}

function sayFileMethod(method: string, values: OptionalValue[]): string | null {
  if (/^write(?:line)?$/.test(method)) return `writes ${sayContent(values[0])} to the file`;
  return null;
}
