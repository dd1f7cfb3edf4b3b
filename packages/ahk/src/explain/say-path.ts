import type { OptionalValue } from '../facts/value.ts';
import { BUILT_IN_NOUNS } from './built-in-nouns.ts';
import { sayNoun, sayPlain } from './say-value.ts';

/** A file or folder in words: “notes.txt on your Desktop”. */
export function sayPath(value: OptionalValue | undefined): string {
  if (!value) return 'a file';
  if (value.kind === 'variable' && value.origin?.kind === 'joined') return sayPath(value.origin);
  if (value.kind !== 'joined') return value.kind === 'text' ? sayPlain(value) : sayNoun(value);
  const [folder, ...rest] = value.parts;
  const noun = folder?.kind === 'built-in' ? BUILT_IN_NOUNS[folder.name] : undefined;
  const name = sayPlain({ kind: 'joined', parts: rest }).replace(/^[\\/]/, '');
  if (!noun || !/folder|Desktop/.test(noun) || name === '') return sayPlain(value);
  return `${name} ${noun === 'your Desktop' ? 'on' : 'in'} ${noun}`;
}

/** The same for a folder: “the folder Notes in your Documents folder”, but never “the folder your Desktop”. */
export function sayFolder(value: OptionalValue | undefined): string {
  const path = sayPath(value);
  return /^(?:the |this |your |its |what )/.test(path) ? path : `the folder ${path}`;
}
