import type { Program } from '#ir/entity.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const OPEN =
  /\b(?:open|launch|start|run|fire up|boot up)(?:s|es|ing|ed)?\s+(?:up\s+)?(?:(?:my|the|a|our|program|app|application|software|game|called|named)\s+)*(?<name>[\p{L}\p{N}][\p{L}\p{N}.+&-]*(?: [\p{L}\p{N}.+&-]+){0,2}?)(?:\s+(?:app|program|application|game|software))?(?:\s+(?:for me|please|pls|thanks|quickly|up|on my pc))*\W*$/iu;
const NO_NAME =
  /\b(?:it|them|that|this|these|file|files|folder|folders|window|windows|menu|tab|tabs|page|link|links|something|everything|anything|what|mail|email|settings|document|documents|box|dialog|list|timer|countdown|stopwatch|recording|screensaver|search|picker|panel|calendar|clipboard|history|notes?|shows?|all|both|one|two|three|here|there|in|with|from|again|script|macro|scripts|pc|computer|laptop|screen|keyboard|bin|presentation|slide ?show|new|last|same|other|as|instead|thing|things|stuff|program|app|game|software|up|down|with|and|or|to|when|if)\b/i;

/** "open lightroom": a program that is not on our list, by the name that people give it. */
export const readOpenUnknown: ClauseReader = (clause, text, knowledge) => {
  const name = OPEN.exec(text)?.groups?.name;
  if (!name || NO_NAME.test(name) || /ing\b/i.test(name) || name.length < 3) return undefined;
  const exe = `${name.toLowerCase().replace(/\s+/g, '')}.exe`;
  const program: Program = { name, run: exe, exe };
  return {
    steps: [stepOf(knowledge, 'open-program', { program })],
    assumed: [`“${name}” is taken to be the program ${exe}. If Windows does not find it, write its full path there.`],
    used: clause.entities,
    score: 0.62,
    by: 'open-program',
  };
};
