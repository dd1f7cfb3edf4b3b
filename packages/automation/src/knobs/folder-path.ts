import { PLACES, type Place } from '#language/things.ts';
import { quoted } from '#text/tokens.ts';

const NAMES: Readonly<Record<string, string>> = {
  desktop: 'Desktop',
  documents: 'Documents',
  downloads: 'Downloads',
  pictures: 'Pictures',
  music: 'Music',
  videos: 'Videos',
};

/** `documents/"log"` as Documents\log; undefined where the program works out a part of it. */
export function showFolder({ base, below }: Place): string | undefined {
  const start = base.kind === 'folder' ? textOf(base.path) : NAMES[base.kind];
  const names = below.map(textOf);
  if (start === undefined || names.includes(undefined)) return undefined;
  return [start.replace(/\\+$/, ''), ...names].join('\\');
}

/** The program's text for Documents\log or D:\Backup; undefined for what is no folder. */
export function readFolder(text: string): string | undefined {
  const [first = '', ...below] = text.trim().replaceAll('/', '\\').replace(/\\+$/, '').split('\\');
  const base = Object.keys(NAMES).find((kind) => kind === first.toLowerCase() && Object.hasOwn(PLACES, kind));
  if (base) return below.some((name) => !isName(name)) ? undefined : [base, ...below.map(quoted)].join('/');
  const isDrive = /^[a-z]:$/i.test(first) && below.every(isName);
  const isShare = /^\\\\[^\\]+\\[^\\]/.test(text.trim());
  return isDrive || isShare ? `folder ${quoted(isDrive ? [first, ...below].join('\\') : text.trim())}` : undefined;
}

function isName(name: string): boolean {
  return name.trim() !== '' && !/[<>:"|?*\p{Cc}]/u.test(name);
}

function textOf(node: unknown): string | undefined {
  const { kind, text } = node as { kind: string; text?: string };
  return kind === 'text' ? text : undefined;
}
