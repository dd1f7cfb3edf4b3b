import type { Found } from '../found.ts';
import { matchPhrase, phrasesOf } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { combined, isModifier } from './modifiers.ts';
import { namedKey } from './single-key.ts';

const ARROWS = ['up', 'down', 'left', 'right'];
const WHEEL = ['wheelup', 'wheeldown'];
const GROUPS = phrasesOf<readonly string[]>([
  ...['arrow keys', 'arrows', 'arrow', 'cursor keys', 'arrow key', 'direction keys'].map(
    (name) => [name, ARROWS] as const,
  ),
  ...[
    'wheel',
    'scroll',
    'scroll wheel',
    'mouse wheel',
    'mousewheel',
    'scrollwheel',
    'scrolling',
    'wheel up / down',
    'scroll up / down',
    'wheel up or down',
    'scroll up or down',
    'scroll up and down',
    'wheel up and down',
    'wheel scroll',
    'mouse scroll',
    'scroll wheel up / down',
    'mouse wheel up / down',
    'mouse wheel up or down',
  ].map((name) => [name, WHEEL] as const),
  ...['both shift keys', 'both shifts', 'two shift keys'].map(
    (name) => [name, ['lshift+rshift', 'lshift&rshift', 'lshift', 'rshift']] as const,
  ),
  ...['both ctrl keys', 'both control keys', 'both ctrls'].map(
    (name) => [name, ['lctrl+rctrl', 'lctrl&rctrl', 'lctrl', 'rctrl']] as const,
  ),
  ...['both alt keys', 'both alts'].map((name) => [name, ['lalt+ralt', 'lalt&ralt', 'lalt', 'ralt']] as const),
  ...['both windows keys', 'both win keys', 'windows keys', 'win keys'].map(
    (name) => [name, ['lwin', 'rwin']] as const,
  ),
  ...[
    'both mouse buttons',
    'left and right mouse button',
    'left and right mouse buttons',
    'left and right click',
    'left + right click',
    'left and right mouse',
  ].map((name) => [name, ['lbutton&rbutton', 'rbutton&lbutton', 'lbutton', 'rbutton']] as const),
  ...[
    'both side buttons',
    'both thumb buttons',
    'side buttons',
    'thumb buttons',
    'two side buttons',
    'mouse side buttons',
    'side mouse buttons',
    'two thumb buttons',
  ].map((name) => [name, ['xbutton1', 'xbutton2']] as const),
  ...[
    'mouse buttons',
    'left and right buttons',
    'left and right mouse keys',
    'buttons of my mouse',
    'buttons of the mouse',
    'buttons on my mouse',
    'mouse buttons left and right',
  ].map((name) => [name, ['lbutton', 'rbutton']] as const),
  ...[
    'sideways',
    'horizontally',
    'horizontal scroll',
    'horizontal scrolling',
    'wheel left / right',
    'tilt the wheel',
    'wheel tilt',
  ].map((name) => [name, ['wheelleft', 'wheelright']] as const),
  ...['page up / down', 'page up and down', 'pgup / pgdn', 'pgup / down', 'page up / page down'].map(
    (name) => [name, ['pageup', 'pagedown']] as const,
  ),
  ...['left and right shift', 'left + right shift', 'left and right shift keys', 'left shift and right shift'].map(
    (name) => [name, ['lshift+rshift', 'lshift&rshift', 'lshift', 'rshift']] as const,
  ),
  ...['left and right ctrl', 'left + right ctrl', 'left and right control', 'left ctrl and right ctrl'].map(
    (name) => [name, ['lctrl+rctrl', 'lctrl&rctrl', 'lctrl', 'rctrl']] as const,
  ),
  ...['left and right alt', 'left + right alt', 'left alt and right alt'].map(
    (name) => [name, ['lalt+ralt', 'lalt&ralt', 'lalt', 'ralt']] as const,
  ),
  ...['left and right windows keys', 'left and right windows key', 'left and right win', 'left and right win keys'].map(
    (name) => [name, ['lwin', 'rwin']] as const,
  ),
  ...[
    'left + right mouse',
    'left + right mouse button',
    'left + right mouse buttons',
    'left + right',
    'left and right mouse buttons together',
  ].map((name) => [name, ['lbutton&rbutton', 'rbutton&lbutton', 'lbutton', 'rbutton']] as const),
  ...['volume keys', 'volume buttons', 'volume knob'].map((name) => [name, ['volume-up', 'volume-down']] as const),
  ['wasd', ['w', 'a', 's', 'd']],
  ['hjkl', ['h', 'j', 'k', 'l']],
  ['ijkl', ['i', 'j', 'k', 'l']],
  ['zqsd', ['z', 'q', 's', 'd']],
]);
const ALONE =
  /^(?:wasd|hjkl|ijkl|zqsd)$|wheel|^scrolling$|mouse scroll|sideways|horizontal|^page|^pg|keys$|knob$|buttons?$|^both|^two|^left|^arrows$|arrow key$/;

export function mayBeginGroup(low: string): boolean {
  return GROUPS.next.has(low);
}

/** Several keys by one name: "alt+arrow keys", "ctrl and the wheel", "both shift keys", "WASD". */
export function groupKeys(tokens: readonly Token[], from: number): Found[] {
  const modifiers: string[] = [];
  let at = from;
  for (
    let held = namedKey(tokens, at);
    held && modifiers.length < 4 && !(modifiers.length === 0 && held.phrase === 'scroll');
    held = namedKey(tokens, at)
  ) {
    if (
      !isModifier(held.key) ||
      (/^w.?nd.{0,2}s$|^start$|^super$|^control$/.test(held.phrase) && !held.called && tokens[held.to]?.low !== '+')
    )
      break;
    if (matchPhrase(tokens, at, GROUPS)) break;
    modifiers.push(held.key);
    at = held.to;
    if (/^(?:\+|-|&|and|plus|with)$/.test(tokens[at]?.low ?? '')) at += 1;
    if (/^(?:the|mouse|an|one)$/.test(tokens[at]?.low ?? '') && !matchPhrase(tokens, at, GROUPS)) at += 1;
  }
  const held = modifiers.length === 0 ? heldWith(tokens, from) : undefined;
  if (held) return held;
  const group = matchPhrase(tokens, at, GROUPS);
  if (!group) return [];
  const longer = namedKey(tokens, at);
  if (longer && longer.to > group.to) return [];
  if (modifiers.length === 0 && !ALONE.test(group.phrase)) return [];
  return group.value.flatMap((key) => {
    const value = modifiers.length > 0 ? combined(modifiers, key) : key;
    return value ? [{ kind: 'key' as const, value, from, to: group.to }] : [];
  });
}

// "right click + wheel", "xbutton1 and the wheel": a key that is held like a modifier.
function heldWith(tokens: readonly Token[], from: number): Found[] | undefined {
  const holder = namedKey(tokens, from);
  if (!holder || isModifier(holder.key) || !/^(?:\+|&|and|plus)$/.test(tokens[holder.to]?.low ?? '')) return undefined;
  const at =
    /^(?:the|mouse)$/.test(tokens[holder.to + 1]?.low ?? '') && !matchPhrase(tokens, holder.to + 1, GROUPS)
      ? holder.to + 2
      : holder.to + 1;
  const group = matchPhrase(tokens, at, GROUPS);
  const longer = namedKey(tokens, at);
  if (
    !group ||
    (longer && longer.to > group.to) ||
    (tokens[holder.to]?.low === 'and' && (group.value !== WHEEL || /^scroll/.test(group.phrase)))
  )
    return undefined;
  return group.value
    .filter((key) => !key.includes('&') && !key.includes('+'))
    .map((key) => ({ kind: 'key', value: `${holder.key}&${key}`, from, to: group.to }));
}
