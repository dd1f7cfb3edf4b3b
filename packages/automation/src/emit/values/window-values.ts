import type { Files } from '#language/things.ts';
import type { Primary } from '#language/values.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { filesExpression, oneFile } from '../things/files.ts';
import { filesByAge } from '../things/files-by-age.ts';
import { placeExpression } from '../things/place.ts';
import { windowHandle } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from './expression.ts';
import type { Expressions } from './expressions.ts';

type WindowKind =
  | 'file-name'
  | 'file-path'
  | 'file-text'
  | 'file-count'
  | 'folder-size'
  | 'window-title'
  | 'window-program'
  | 'window-text';

export const WINDOW_VALUES: Expressions<WindowKind> = {
  'file-name': ({ file }, scope) =>
    `${useHelper(scope.draft, 'NameOfFile')}(${file ? argument(file, scope) : fileAtHand(scope)})`,
  'file-path': (_, scope) => fileAtHand(scope),
  'file-text': ({ file }, scope) =>
    // A user who types the text of a missing file wants to know; a condition on its content has an answer.
    scope.isAsking || isPattern(file)
      ? `${useHelper(scope.draft, 'FileText')}(${filesExpression(file, scope)})`
      : `${useHelper(scope.draft, 'ReadText')}(${oneFile(file, scope)})`,
  'file-count': (value, scope) => `${filesByAge(value, scope)}.Length`,
  'folder-size': ({ folder }, scope) => `${useHelper(scope.draft, 'FolderSize')}(${placeExpression(folder, scope)})`,
  'window-title': (value, scope) => ofWindow('TitleOf', value, scope),
  'window-program': (value, scope) => ofWindow('ProgramOf', value, scope),
  'window-text': (value, scope) => ofWindow('TextIn', value, scope),
};

function isPattern(file: Files): boolean {
  return file.kind === 'in' && file.name.kind === 'text' && /[*?]/.test(file.name.text);
}

/** The file that set the rule off; where none did, those that are selected. */
function fileAtHand(scope: Scope): string {
  const hasFile = scope.rule.trigger.kind.startsWith('file-') || scope.draft.triggerFiles.has(scope.rule);
  return filesExpression({ kind: hasFile ? 'the-file' : 'selected-files' }, scope);
}

type OfWindow = Extract<Primary, { kind: 'window-title' | 'window-program' | 'window-text' }>;

function ofWindow(helper: HelperName, { window }: OfWindow, scope: Scope): string {
  const handle = window && window.kind !== 'active' ? windowHandle(window, scope) : '"A"';
  return `${useHelper(scope.draft, helper)}(${handle})`;
}
