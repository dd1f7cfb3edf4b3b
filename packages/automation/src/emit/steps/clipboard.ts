import { mentions } from '#language/later-blocks.ts';
import type { CLIPBOARD } from '#language/steps/clipboard.ts';
import type { Change } from '#language/values.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { appActive } from '../things/app-criterion.ts';
import { filesExpression } from '../things/files.ts';
import { useHelper } from '../use-helper.ts';
import { changedExpression } from '../values/changed-expression.ts';
import { argument } from '../values/expression.ts';

export const EMIT_CLIPBOARD: Emitters<typeof CLIPBOARD> = {
  copy: (_, scope) => (needsCopied(scope) ? [`${useHelper(scope.draft, 'CopySelection')}()`] : ['Send("^c")']),
  cut: (_, scope) => (needsCopied(scope) ? [`${useHelper(scope.draft, 'CopySelection')}("^x")`] : ['Send("^x")']),
  // Where nothing is selected, what was copied before stays.
  'set-clipboard': ({ value }, scope) =>
    value.kind === 'selection' || (value.kind === 'changed' && value.value.kind === 'selection')
      ? [`${useHelper(scope.draft, 'CopyText')}(${argument(value, scope)})`]
      : [`A_Clipboard := ${argument(value, scope)}`],
  'append-clipboard': ({ value }, scope) => [
    `${useHelper(scope.draft, 'AppendToClipboard')}(${argument(value, scope)})`,
  ],
  'clear-clipboard': () => ['A_Clipboard := ""'],
  'swap-clipboard': (_, { draft }) => [`${useHelper(draft, 'SwapWithClipboard')}()`],
  'change-selection': ({ changes }, scope) => [
    `${useHelper(scope.draft, 'ChangeSelection')}(${changeFunction(changes, scope)})`,
  ],
  'change-clipboard': ({ changes }, scope) => [
    `${useHelper(scope.draft, 'ChangeClipboard')}(${changeFunction(changes, scope)})`,
  ],
  'change-word': ({ changes }, scope) => [
    `${useHelper(scope.draft, 'ChangeLastWord')}(${changeFunction(changes, scope)})`,
  ],
  'type-next': ({ lines }, scope) => [`${useHelper(scope.draft, 'TypeNextLine')}(${argument(lines, scope)})`],
  'pick-copied': ({ count, apps = [] }, scope) => {
    const pick = `${useHelper(scope.draft, 'PickCopied')}(${Math.max(1, Math.round(count))})`;
    for (const app of apps) {
      const line = `${useHelper(scope.draft, 'NotKeptFrom')}().Push(() => ${appActive(app, scope)})`;
      if (!scope.draft.startup.includes(line)) scope.draft.startup.push(line);
    }
    return [pick];
  },
  'save-clipboard-image': ({ file }, scope) => [
    `${useHelper(scope.draft, 'SaveClipboardImage')}(${filesExpression(file, scope)})`,
  ],
  'copy-file-path': (_, { draft }) => [`${useHelper(draft, 'CopyFilePath')}()`],
  'copy-page-link': (_, { draft }) => [`${useHelper(draft, 'CopyPageLink')}()`],
};

/** Whether the rule needs what is copied: its later steps would come too early otherwise. */
function needsCopied({ rule }: Scope): boolean {
  return mentions(rule.steps, ...READS_CLIPBOARD);
}

const READS_CLIPBOARD = [
  'clipboard',
  'paste',
  'paste-plain',
  'append-clipboard',
  'change-clipboard',
  'swap-clipboard',
  'type-next',
  'save-clipboard-image',
  'close',
];

/** The changes as a function of one text. */
function changeFunction(changes: readonly Change[], scope: Scope): string {
  const text = freeName('text', scope);
  const changed = changedExpression(text, changes, scope);
  const [, plainFunction] = /^(\w+)\((\w+)\)$/.exec(changed) ?? [];
  return plainFunction ?? `(${text}) => ${changed}`;
}

// A variable of the program with the same name could not be read in there.
function freeName(wish: string, { names }: Scope): string {
  const taken = new Set([...names.values()].map(({ variable }) => variable.toLowerCase()));
  let name = wish;
  while (taken.has(name.toLowerCase())) name += 's';
  return name;
}
