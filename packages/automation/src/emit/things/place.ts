import type { Place } from '#language/things.ts';
import type { Primary } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { argument, expression } from '../values/expression.ts';

const KNOWN = {
  desktop: () => 'A_Desktop',
  documents: () => 'A_MyDocuments',
  downloads: known('Downloads'),
  pictures: known('Pictures'),
  music: known('Music'),
  videos: known('Videos'),
  home: () => 'EnvGet("USERPROFILE")',
  startup: () => 'A_Startup',
  temp: () => 'A_Temp',
  'recycle-bin': () => '"shell:RecycleBinFolder"',
  'this-pc': () => '"shell:MyComputerFolder"',
  'script-folder': () => 'A_ScriptDir',
  'open-folder': ({ draft }: Scope) => `${useHelper(draft, 'ExplorerFolder')}()`,
  'asked-folder': ({ draft }: Scope) => `${useHelper(draft, 'ChosenFolder')}()`,
} as const;

function known(name: string): (scope: Scope) => string {
  return ({ draft }) => `${useHelper(draft, 'KnownFolder')}("${name}")`;
}

/** The path of a folder as an expression that can stand anywhere; only a whole drive ends in a backslash. */
export function placeExpression(place: Place, scope: Scope): string {
  return joined(placeCodes(place, scope), true);
}

/** The same where it is the only thing between two commas. */
export function placeArgument(place: Place, scope: Scope): string {
  return joined(placeCodes(place, scope), false);
}

/** The path of something in a folder, as parts that are to be joined. */
export function codesBelow({ base, below }: Place, names: readonly Primary[], scope: Scope): string[] {
  return codesOf([...baseOf(base, scope), ...[...below, ...names].flatMap((part) => nameParts(part, scope))]);
}

export function joined(codes: readonly string[], standsAnywhere: boolean): string {
  const text = codes.join(' . ');
  return standsAnywhere && codes.length > 1 ? `(${text})` : text;
}

function placeCodes(place: Place, scope: Scope): string[] {
  const { base, below } = place;
  const isPlain = base.kind === 'folder' && base.path.kind === 'text' && below.length === 0;
  return isPlain ? codesOf(writtenPath(base.path.text, '\\')) : codesBelow(place, [], scope);
}

/** A piece of a path: a text that is known, or code. */
type Piece = { readonly text: string } | { readonly code: string };

function baseOf(base: Place['base'], scope: Scope): Piece[] {
  if (base.kind !== 'folder') return [{ code: KNOWN[base.kind](scope) }];
  if (base.path.kind === 'text') return writtenPath(base.path.text, '');
  return [{ code: `RTrim(${argument(base.path, scope)}, "\\/")` }];
}

/** A name below a folder. What is written down may be a pattern or name several folders; what is worked out is a name. */
function nameParts(part: Primary, scope: Scope): Piece[] {
  const pieces = part.kind === 'joined' ? part.parts : [part];
  return [
    { text: '\\' },
    ...pieces.map((piece): Piece => {
      if (piece.kind === 'text') return { text: piece.text.replaceAll('/', '\\').replace(/^\\+|\\+$/g, '') };
      if (piece.kind === 'number') return { text: String(piece.number) };
      if (isPlainDate(piece)) return { code: expression(piece, scope) };
      return { code: `${useHelper(scope.draft, 'FileNameFrom')}(${argument(piece, scope)})` };
    }),
  ];
}

// 2026-12-24 can be a name as it is, 24/12/2026 cannot.
function isPlainDate(piece: Primary): boolean {
  if (piece.kind !== 'date' && piece.kind !== 'time') return false;
  return piece.format !== undefined && !/[\\/:*?"<>|]|^(?:short|long|iso)$/i.test(piece.format);
}

/** A path as somebody wrote it. One without a drive is in Documents; "D:" alone would be the last used folder there. */
function writtenPath(text: string, afterDrive: string): Piece[] {
  const path = text.trim().replaceAll('/', '\\').replace(/\\+$/, '');
  if (/^[a-z]:$/i.test(path)) return [{ text: `${path}${afterDrive}` }];
  if (/^%\w+%/.test(path) || /^(?:[a-z]:|\\\\|shell:|::)/i.test(path)) return withVariables(path);
  return inDocuments(path);
}

/** Where people look for what they named without a folder. */
export function inDocuments(path: string): Piece[] {
  return [{ code: 'A_MyDocuments' }, ...withVariables(path ? `\\${path}` : '')];
}

/** `%APPDATA%` stands for a folder that differs from user to user. */
export function withVariables(path: string): Piece[] {
  return path
    .split(/(%\w+%)/)
    .filter(Boolean)
    .map((part) => (/^%\w+%$/.test(part) ? { code: `EnvGet(${literal(part.slice(1, -1))})` } : { text: part }));
}

/** The pieces as expressions, with neighboring texts as one. */
export function codesOf(pieces: readonly Piece[]): string[] {
  const codes: string[] = [];
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) {
      text += piece.text;
      continue;
    }
    if (text) codes.push(literal(text));
    codes.push(piece.code);
    text = '';
  }
  return text || codes.length === 0 ? [...codes, literal(text)] : codes;
}
