import type { Entity } from '#ir/entity.ts';
import type { Slot, Slots } from '#skills/slot.ts';

const NOUNS =
  '(?:(?:my|the|our|a|an|new|folder|drive|disk|stick|usb|card|share|server|network|external|directory|called|named|backup)\\s+)*';
const TO = new RegExp(`(?:\\b(?:to|into|onto)|->|→)\\s+${NOUNS}["'(]?$`, 'i');
const FROM = new RegExp(`\\b(?:from|out of)\\s+${NOUNS}["'(]?$`, 'i');
const FILE = /\.(?=[a-z\d]*[a-z])[a-z\d]{2,5}$/i;
const SOUND = /\.(?:wav|mp3|ogg|flac|wma|m4a)$/i;

/** The path that a slot means: a folder is no file, and "from here to there" says which is which. */
export function pathFor(slot: Slot<unknown>, slots: Slots, paths: readonly Entity[], text: string): Entity | undefined {
  const fitting = paths.filter((path) => isOfKind(slot.is, String(path.value)));
  const files = isFileOnly(slot.is) ? fitting.filter(({ value }) => FILE.test(String(value))) : [];
  const wanted = files.length > 0 ? files : fitting;
  const before = ({ start }: Entity) => text.slice(Math.max(0, start - 50), start);
  if (isTarget(slot.is)) return wanted.find((path) => TO.test(before(path))) ?? wanted[0];
  const hasTarget = Object.values(slots).some((other) => other.kind === 'path' && other !== slot && isTarget(other.is));
  // "copy the pictures to E:\": where only the goal is named, the rest is not that folder too.
  const sources = hasTarget ? wanted.filter((path) => !TO.test(before(path)) || isWatched(slot.is)) : wanted;
  return sources.find((path) => FROM.test(before(path))) ?? sources[0];
}

function isTarget(is: string): boolean {
  return /\bgo(?:es)? to\b|\bcopy to\b|^place for|^folder for|^file to write/i.test(is);
}

// Files come "into" a folder that is watched.
function isWatched(is: string): boolean {
  return /\bto watch\b/.test(is);
}

function isFileOnly(is: string): boolean {
  return /\bfile\b|^template\b|^list\b/.test(is) && !/\bfolder\b|^place\b/.test(is);
}

function isOfKind(is: string, path: string): boolean {
  if (/\bsound file\b/.test(is)) return SOUND.test(path) || !FILE.test(path);
  const isFolderOnly = /\bfolder\b|^place\b|^drive\b/.test(is) && !/\bfile\b(?!s)/.test(is.replace('zip file', ''));
  return !isFolderOnly || !FILE.test(path);
}
