import type { OptionalValue, Value } from '../facts/value.ts';
import { knownText } from '../facts/value.ts';
import { quote } from './quote.ts';
import { sayContent, sayPlain } from './say-value.ts';

/** A method call as a phrase; what is not known is told by its name. */
export function sayMethod(object: Value, name: string, values: OptionalValue[]): string | null {
  const made = madeBy(object);
  const method = name.toLowerCase();
  const gui = /^(?:Gui)$/.test(made);
  if (
    gui ||
    /^add(?:button|edit|text|checkbox|dropdownlist|listbox|listview|picture|progress|slider|combobox)$/.test(method)
  ) {
    const said = sayGuiMethod(method, values);
    if (said) return said;
  }
  if (made === 'Menu' || (object.kind === 'built-in' && object.name === 'A_TrayMenu'))
    return sayMenuMethod(method, values);
  if (made === 'InputHook') return sayHookMethod(method);
  if (method === 'speak') return `says ${sayContent(values[0])} out loud`;
  if (/http/i.test(made)) return sayWebMethod(method, values);
  if (method === 'push') return `adds ${sayContent(values[0])} to ${quote(ownerName(object))}`;
  if (/^write(?:line)?$/.test(method) && made === 'FileOpen') return `writes ${sayContent(values[0])} into the file`;
  if (method === 'close' && made === 'FileOpen') return 'closes the file';
  return `uses ${quote(`${ownerName(object)}.${name}`)}`;
}

function madeBy(object: Value): string {
  const made = object.kind === 'variable' ? object.origin : object;
  if (made?.kind !== 'call') return '';
  return /^ComObject$/i.test(made.name) ? (knownText(made.arguments[0]) ?? '') : made.name;
}

function ownerName(object: Value): string {
  if (object.kind === 'variable') return object.name;
  if (object.kind === 'member') return `${ownerName(object.object)}.${object.name}`;
  if (object.kind === 'call' || object.kind === 'method') return object.name;
  return object.kind === 'built-in' ? object.name : 'it';
}

function sayGuiMethod(method: string, values: OptionalValue[]): string | null {
  const control = method === 'add' ? knownText(values[0])?.toLowerCase() : /^add(\w+)$/.exec(method)?.[1];
  const label = method === 'add' ? values[2] : values[1];
  if (control)
    return `puts ${CONTROLS[control] ?? 'a part'}${label && (label.kind === 'text' || label.kind === 'joined') ? ` ${sayContent(label)}` : ''} into its window`;
  if (method === 'show') return 'shows its window';
  if (method === 'hide') return 'hides its window';
  if (method === 'destroy') return 'closes its window';
  return method === 'opt' || method === 'setfont' ? null : null;
}

const CONTROLS: Record<string, string> = {
  button: 'a button',
  edit: 'a text box',
  text: 'the text',
  checkbox: 'a check box',
  dropdownlist: 'a list to choose from',
  ddl: 'a list to choose from',
  combobox: 'a list to choose from',
  listbox: 'a list',
  listview: 'a table',
  picture: 'a picture',
  progress: 'a progress bar',
  slider: 'a slider',
};

function sayMenuMethod(method: string, values: OptionalValue[]): string | null {
  if (method === 'show') return 'shows a menu';
  if (method === 'add') return values[0] ? `adds ${sayContent(values[0])} to a menu` : null;
  return method === 'delete' ? 'removes items from a menu' : null;
}

function sayHookMethod(method: string): string | null {
  if (method === 'start') return 'starts listening to what you type';
  if (method === 'wait') return 'waits until you have typed it';
  return method === 'stop' ? 'stops listening to what you type' : null;
}

function sayWebMethod(method: string, values: OptionalValue[]): string | null {
  if (method === 'open') return `contacts ${sayPlain(values[1])}`;
  if (method !== 'send') return null;
  return values[0] ? `sends ${sayContent(values[0])} to it` : 'fetches the answer';
}
