import type { Action } from '../facts/action.ts';
import { knownText, type OptionalValue, type Value } from '../facts/value.ts';
import { either } from './quote.ts';
import { sayContent } from './say-value.ts';

const CONTROLS: Record<string, string> = {
  button: 'a button',
  edit: 'a text box',
  text: 'a text',
  checkbox: 'a check box',
  radio: 'an option',
  dropdownlist: 'a list to choose from',
  ddl: 'a list to choose from',
  combobox: 'a list to choose from',
  listbox: 'a list',
  listview: 'a table',
  treeview: 'a tree',
  picture: 'a picture',
  pic: 'a picture',
  progress: 'a progress bar',
  slider: 'a slider',
  updown: 'arrows to change a number',
  datetime: 'a date field',
  monthcal: 'a calendar',
  hotkey: 'a key field',
  link: 'a link',
  groupbox: 'a frame',
  tab3: 'tabs',
  tab: 'tabs',
  statusbar: 'a status bar',
};

/** `made` is true where the script makes a window, else what it puts into one. */
export type WindowPart = { made: true } | { made: false; part: string };

/** What an action adds to a window of the script's own; null for any other action. */
export function windowPart(action: Action): WindowPart | null {
  const value = action.kind === 'assign' ? action.value : action;
  if (value.kind === 'call' && value.name === 'Gui') return { made: true };
  if (value.kind !== 'method') return null;
  const part = controlIn(value.object, value.name, value.arguments);
  return part === null ? null : { made: false, part };
}

/** “prepares a window with a text box and the button “Save””. */
export function sayWindowParts(parts: WindowPart[]): string {
  const named = parts.flatMap((item) => (item.made ? [] : [item.part]));
  const told = named.length > 6 ? [...named.slice(0, 6), 'more'] : named;
  if (!parts.some((item) => item.made)) return `adds ${either(told, 'and')} to its window`;
  return named.length === 0 ? 'prepares its own window' : `prepares a window with ${either(told, 'and')}`;
}

function controlIn(object: Value, name: string, values: OptionalValue[]): string | null {
  const method = name.toLowerCase();
  const made = object.kind === 'variable' ? object.origin : object;
  const general = method === 'add' && !(made?.kind === 'call' && made.name === 'Menu');
  const kind = general ? knownText(values[0])?.toLowerCase() : /^add(\w+)$/.exec(method)?.[1];
  const words = kind === undefined ? undefined : CONTROLS[kind];
  if (!words) return null;
  const label = general ? values[2] : values[1];
  const shown = label && (label.kind === 'text' || label.kind === 'joined') && knownText(label) !== '';
  return shown ? `${words.replace(/^an? /, 'the ')} ${sayContent(label)}` : words;
}
