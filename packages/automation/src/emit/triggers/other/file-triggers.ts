import type { Place } from '#language/things.ts';
import { literal } from '../../code.ts';
import { setting } from '../../draft.ts';
import { assign, type Scope } from '../../scope.ts';
import { filesExpression } from '../../things/files.ts';
import { placeExpression } from '../../things/place.ts';
import { theFileVariable } from '../../things/the-file.ts';
import { useHelper } from '../../use-helper.ts';
import { spanExpression } from '../../values/time-expression.ts';
import type { TriggerEmitters } from './other-trigger.ts';
import { ruleFunction } from './rule-function.ts';

/** Files, and what is copied or selected. */
export const FILE_TRIGGERS: TriggerEmitters<
  'copied' | 'text-selected' | 'file-appears' | 'file-settles' | 'file-changes' | 'files-gone'
> = {
  copied: (_, scope) => {
    const name = ruleFunction(scope, 'AfterCopying');
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenCopied')}(${name})`);
  },
  'text-selected': (_, scope) => {
    const name = ruleFunction(scope, 'AfterSelecting');
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenTextSelected')}(${name})`);
  },
  'file-appears': ({ folder, pattern }, scope) => emitNewFiles(folder, pattern, '900', scope),
  'file-settles': ({ folder, pattern, time }, scope) => emitNewFiles(folder, pattern, spanExpression(time), scope),
  'file-changes': ({ file }, scope) => {
    const variable = theFileVariable(scope);
    const path = filesExpression(file, scope);
    const name = ruleFunction(scope, 'AfterSaving', (inner) => [`${assign(inner, variable)} := ${path}`]);
    const read = `${useHelper(scope.draft, 'FileStamp')}(${path})`;
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenChanges')}(() => ${read}, ${name})`);
  },
  'files-gone': ({ files }, scope) => {
    const name = ruleFunction(scope, 'WhenGone');
    const call = useHelper(scope.draft, 'WhenBecomes');
    scope.draft.startup.push(`${call}(() => !FileExist(${filesExpression(files, scope)}), ${name}, 1000)`);
  },
};

function emitNewFiles(folder: Place, pattern: string, settled: string, scope: Scope): void {
  const { draft } = scope;
  const variable = theFileVariable(scope);
  const name = ruleFunction(scope, 'WhenFileArrives', (inner) => [`${assign(inner, variable)} := path`], 'path');
  const watched = setting(draft, 'watchedFolder', placeExpression(folder, scope), 'where new files arrive');
  draft.startup.push(`${useHelper(draft, 'WhenFileAppears')}(${watched}, ${literal(pattern)}, ${settled}, ${name})`);
}
