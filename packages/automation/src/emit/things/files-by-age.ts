import type { Files } from '#language/things.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { fileList } from './files.ts';

type Choice = {
  readonly files: Files;
  /** Only those that are older than so many days. */
  readonly days?: number;
  readonly order?: 'oldest-first' | 'newest-first';
};

/** The paths of files as an array, chosen and put in order by their age. */
export function filesByAge({ files, days, order }: Choice, scope: Scope): string {
  const all = fileList(files, scope);
  const old = days === undefined ? all : `${useHelper(scope.draft, 'OlderFiles')}(${all}, ${Math.max(0, days)})`;
  if (!order) return old;
  return `${useHelper(scope.draft, 'FilesByAge')}(${old}${order === 'newest-first' ? ', true' : ''})`;
}
