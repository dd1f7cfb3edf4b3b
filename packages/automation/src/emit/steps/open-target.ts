import { folderNamed } from '#knowledge/folders.ts';
import { type KnownProgram, programNamed } from '#knowledge/programs.ts';
import { siteNamed } from '#knowledge/sites.ts';
import type { Place } from '#language/things.ts';
import type { Value } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { argument } from '../values/expression.ts';

/** What somebody wants to be opened. */
export type OpenTarget =
  | { readonly kind: 'program'; readonly program: KnownProgram }
  /** A program nobody has listed: the Start menu knows it. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'folder'; readonly name: string; readonly place: Place }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'file'; readonly name: string }
  /** Not known before the script runs: an expression. */
  | { readonly kind: 'value'; readonly code: string };

const FILE_ENDINGS =
  /\.(?:txt|pdf|docx?|docm|xlsx?|xlsm|csv|pptx?|rtf|odt|ods|jpe?g|png|gif|bmp|svg|mp3|mp4|wav|mkv|avi|mov|zip|rar|7z|html?|xml|json|md|log|ini|ahk|bat|cmd|ps1|py|js|lnk|url|msi|iso|psd|ai|one|pst|msg|eml)$/i;

/** What a value names: known programs first, then sites, addresses and paths. */
export function openTarget(value: Value, scope: Scope): OpenTarget {
  if (value.kind !== 'text') return { kind: 'value', code: argument(value, scope) };
  const text = value.text.trim();
  if (isPath(text)) return { kind: 'path', path: text };
  const program = programNamed(text);
  if (program) return { kind: 'program', program };
  const folder = folderNamed(text);
  if (folder) return { kind: 'folder', name: text, place: { base: { kind: folder }, below: [] } };
  const address = siteNamed(text) ?? addressIn(text);
  if (address) return { kind: 'address', address };
  return FILE_ENDINGS.test(text) ? { kind: 'file', name: text } : { kind: 'name', name: text };
}

export function isPath(text: string): boolean {
  return /^(?:[a-z]:(?:[\\/]|$)|\\\\|%\w+%)/i.test(text) || (/[\\]/.test(text) && !/^[a-z][\w+.-]+:/i.test(text));
}

/** A text as an address if it is one, with a scheme. */
export function addressIn(text: string): string | undefined {
  const clean = text.replaceAll('"', '%22').replaceAll(' ', '%20');
  if (/^[a-z][a-z0-9+.-]+:(?!\\)/i.test(text)) return clean;
  if (/^[^/]*\s/.test(text) || FILE_ENDINGS.test(text) || /\.exe$/i.test(text)) return undefined;
  const isHost =
    /^(?:www\.|localhost\b|(?:\d{1,3}\.){3}\d{1,3}\b|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$))/iu;
  return isHost.test(text) ? `https://${clean}` : undefined;
}

/** A path as an expression: `%APPDATA%` stands for a folder that differs from user to user. */
export function pathExpression(path: string): string {
  const parts = path.split(/(%\w+%)/).filter(Boolean);
  return parts
    .map((part) => (/^%\w+%$/.test(part) ? `EnvGet(${literal(part.slice(1, -1))})` : literal(part)))
    .join(' ');
}
