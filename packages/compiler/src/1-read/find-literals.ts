import type { Entity } from '#ir/entity.ts';

const QUOTED =
  /"([^"\n]{1,500})"|(?<![\p{L}\p{N}])'([^'\n]{1,300}(?:(?<=[\p{L}])'(?=\p{L})[^'\n]*)*)'(?![\p{L}\p{N}])|`([^`\n]{1,300})`|«\s?([^»\n]{1,300}?)\s?»/gu;
const URL = /\bhttps?:\/\/[^\s"'<>]+[^\s"'<>.,;:!?)]|\bwww\.[^\s"'<>]+[^\s"'<>.,;:!?)]/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const DOMAIN =
  /(?<![\p{L}\p{N}@./\\-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|co\.uk|co|de|fr|es|it|pt|br|eu|uk|us|ca|gov|edu|tv|me|ai|local|lan|internal|corp)(?:\/[^\s"'<>]*[^\s"'<>.,;:!?)])?(?![\p{L}\p{N}@])/giu;
const WINDOWS_PATH =
  /(?<![\p{L}\p{N}])(?:[a-z]:\\|%[a-z_]+%\\|\\\\[\w.-]+\\)(?:[^\\/:*?"<>|\s,;]+(?: [^\\/:*?"<>|\s,;]+){0,5}?\\){0,12}(?:[^\\/:*?"<>|\s,;]+(?: (?!and\b|when\b|with\b|to\b|in\b|every\b|then\b|if\b|from\b|on\b)[^\\/:*?"<>|\s,;]+){0,6}?\.[a-z0-9]{1,5}(?![\p{L}\p{N}])|[^\\/:*?"<>|\s,;]*)/giu;
const SLASH_PATH = /(?<![\p{L}\p{N}])[a-z]:\/(?!\/)[^\s:*?"<>|,;]*[^\s:*?"<>|,;.)]/giu;
// "my usb stick E:", "drive F": a letter alone, where it is said to be a place.
const DRIVE =
  /(?<=\b(?:drive|stick|disk|card|usb|to|from|on|onto|into|in|always|if|when|is|copy) \(?)([C-Z]):(?![\\/\p{L}\p{N}:])|\b[Dd]rive ([C-Z])\b(?![+:'-])|(?<=\b(?:to|from|on|onto|my|the|external|usb) )([D-Z]):? (?:drive|stick|disk)\b/gu;
// "Documents\\Invoices": below one of the folders that everybody has.
const HOME_PATH =
  /(?<![\p{L}\p{N}\\])(?:my )?(documents|downloads|desktop|pictures|music|videos)(?: folder)?[\\/]((?:[^\\/:*?"<>|\s,;]+[\\/])*[^\\/:*?"<>|\s,;.]+(?:\.[a-z0-9]{1,5})?)/giu;
const FILE_NAME =
  /(?<![\p{L}\p{N}\\/:])([\p{L}\p{N}_-]{1,40}\.(?:txt|csv|xlsx?|xlsm|docx?|pptx?|pdf|log|ini|json|md|mp3|wav|png|jpe?g|bat|cmd|ps1|lnk|ahk|mp4|zip|py|rtf))(?:(?: file)?,? (?:(?:that is|that's|which is|thats) )?(?:on|in) (?:my |the )?(desktop|documents|downloads|pictures)(?: folder)?)?(?![\p{L}\p{N}])/giu;
const PROGRAM_FILE = /(?<![\p{L}\p{N}\\])[\p{L}\p{N}_+-]+\.exe(?![\p{L}\p{N}])/giu;

// A sign or letter from beyond the keyboard that stands alone is there to be typed; arrows and dots are punctuation.
const SIGN =
  /(?<![\p{L}\p{N}])(?![→⇒➜←•·…«»])(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*|(?!\p{ASCII})[^\s\p{Z}\ue000-\ue00b])(?![\p{L}\p{N}])/gu;

/** What must be taken as it stands: quoted text, addresses, paths and program files. */
export function findLiterals(text: string): Entity[] {
  return [
    ...all(text, QUOTED, (match) => ({ kind: 'text', value: match.slice(1).find((part) => part !== undefined) ?? '' })),
    ...all(text, URL, ([url]) => ({ kind: 'site', value: /^http/i.test(url) ? url : `https://${url}` })),
    ...all(text, EMAIL, ([value]) => ({ kind: 'email', value })),
    ...all(text, WINDOWS_PATH, ([value]) => ({ kind: 'path', value: value.trimEnd().replace(/\.$/, '') })),
    ...all(text, SLASH_PATH, ([value]) => ({ kind: 'path', value: value.replaceAll('/', '\\') })),
    ...all(text, DRIVE, ([, colon, after, before]) => ({ kind: 'path', value: `${colon ?? after ?? before}:\\` })),
    ...all(text, HOME_PATH, ([, home = '', below = '']) => ({
      kind: 'path',
      value: `%USERPROFILE%\\${home[0]?.toUpperCase()}${home.slice(1).toLowerCase()}\\${below.replaceAll('/', '\\')}`,
    })),
    ...all(text, FILE_NAME, ([, name = '', home]) => ({
      kind: 'path',
      value: home ? `%USERPROFILE%\\${home[0]?.toUpperCase()}${home.slice(1).toLowerCase()}\\${name}` : name,
    })),
    ...all(text, PROGRAM_FILE, ([exe]) => ({
      kind: 'program',
      value: { name: exe.replace(/\.exe$/i, ''), run: exe, exe },
    })),
    ...all(text, SIGN, ([value]) => ({ kind: 'text', value })),
    ...all(text, DOMAIN, ([domain]) => ({ kind: 'site', value: `https://${domain}` })),
  ];
}

type Found = Entity extends infer E ? (E extends Entity ? Omit<E, 'start' | 'end'> : never) : never;

function all(text: string, pattern: RegExp, read: (match: RegExpExecArray) => Found): Entity[] {
  return [...text.matchAll(pattern)].map(
    (match) => ({ ...read(match), start: match.index, end: match.index + match[0].length }) as Entity,
  );
}
