import type { Item } from '#language/program.ts';
import type { DIALOGS } from '#language/steps/dialogs.ts';
import { block, comment, indented, literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { laterFunction } from '../function-body.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { emitSteps } from './emit-steps.ts';

type MenuKind = 'menu' | 'buttons' | 'tray-menu';

/** Where one of several things is chosen. */
export const EMIT_MENUS: Pick<Emitters<typeof DIALOGS>, MenuKind> = {
  menu: ({ items }, scope) => chosenHere('ChosenItem', items, scope),
  // What comes after the window has to wait for the choice; otherwise nothing waits, and a window may stay for hours.
  buttons: ({ items, stay }, scope) => {
    if (!stay && (scope.rest.length > 0 || scope.loops > 0)) return chosenHere('ChosenButton', items, scope);
    const buttons = named(items).map(({ label, steps }) => `[${label}, ${itemFunction(label, steps, scope)}]`);
    const [first = ''] = buttons;
    const name = literal(/(\w+)\]$/.exec(first)?.[1] ?? 'buttons');
    const call = `${useHelper(scope.draft, 'ButtonWindow')}(${name}, ${String(stay ?? false)}`;
    return buttons.length > 2 ? [`${call}`, ...rows(buttons)] : [`${[call, ...buttons].join(', ')})`];
  },
  'tray-menu': ({ items }, scope) =>
    named(items).map(
      ({ label, steps }) =>
        `${useHelper(scope.draft, 'AddToTrayMenu')}(${label}, ${itemFunction(label, steps, scope)})`,
    ),
};

function rows(buttons: readonly string[]): string[] {
  return indented(buttons.map((button, index) => `, ${button}${index === buttons.length - 1 ? ')' : ''}`));
}

/** The choice is made while the rule waits; what belongs to it is done in its place. */
function chosenHere(helper: HelperName, items: readonly Item[], scope: Scope): string[] {
  const entries = named(items);
  const labels = entries.map(({ label }) => label).join(', ');
  const cases = entries.flatMap(({ label, steps }, index) => [
    `case ${index + 1}: ${comment(label.slice(1, -1))}`,
    ...indented(emitSteps(steps, { ...scope })),
  ]);
  return block(`switch ${useHelper(scope.draft, helper)}([${labels}])`, cases);
}

function itemFunction(label: string, steps: Item['steps'], scope: Scope): string {
  const words = label.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const wish = name.length < 3 ? `Choose${name}` : name.slice(0, 30);
  return laterFunction({ ...scope, retriggers: false }, wish, (inner) => emitSteps(steps, inner));
}

/** Labels as texts of the script. A menu takes a second entry of the same name for the first one. */
function named(items: readonly Item[]): { readonly label: string; readonly steps: Item['steps'] }[] {
  const seen = new Set<string>();
  return items.map(({ label: words, steps }) => {
    let label = words;
    while (seen.has(label.toLowerCase())) label += ' ';
    seen.add(label.toLowerCase());
    return { label: literal(label), steps };
  });
}
