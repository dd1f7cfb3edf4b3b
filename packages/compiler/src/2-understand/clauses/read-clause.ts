import type { Reading } from '#ir/entity.ts';
import { masked } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import type { ClauseReader, Knowledge, Steps } from '../understanding.ts';
import { readAppendCopied } from './append-copied.ts';
import { readAskAddress } from './ask-address.ts';
import { readAskAndGreet } from './ask-and-greet.ts';
import { readChangedText } from './change-text.ts';
import { readChangeVolume } from './change-volume.ts';
import { readClick } from './click.ts';
import { readClickPoints } from './click-points.ts';
import { readCommand } from './command.ts';
import { readComputerFacts } from './computer-facts.ts';
import { readCounter } from './counter.ts';
import { readGoBack, rememberStart } from './go-back.ts';
import { readHold } from './hold.ts';
import { readListedNames } from './listed-names.ts';
import { readLoggedTime } from './logged-time.ts';
import { readManyWindows } from './many-windows.ts';
import { readDone, readMessage } from './message.ts';
import { readMoveMouse } from './move-mouse.ts';
import { readMyValue } from './my-value.ts';
import { readNamedFolders } from './named-folders.ts';
import { readNewPlace } from './new-place.ts';
import { readAllPlaces, readOpen, readPlaceOnly } from './open.ts';
import { readOpenPlaced } from './open-placed.ts';
import { readOpenUnknown } from './open-unknown.ts';
import { readOutlookMail } from './outlook-mail.ts';
import { readPauseAndResume } from './pause-and-resume.ts';
import { readInBrackets, readKeySequence, readPress, readPressTimes } from './press.ts';
import { readRandomText } from './random-text.ts';
import { readByRank } from './ranked.ts';
import { readRemind } from './remind.ts';
import { readRepeatedSign } from './repeated-sign.ts';
import { withPointerBack } from './return-pointer.ts';
import { readSearchPlaces } from './search-places.ts';
import { readSelectionOnSites } from './selection-on-sites.ts';
import { readShowVolume } from './show-volume.ts';
import { readSortedKinds } from './sorted-kinds.ts';
import { readSound } from './sound.ts';
import { splitSteps } from './split-steps.ts';
import { readStamp, readUnixTime } from './stamp.ts';
import { readTitledWindow } from './titled-window.ts';
import { readToggleProgram, readToggleSize } from './toggles.ts';
import { readToldDeed } from './told-deed.ts';
import { readTransfer } from './transfer.ts';
import {
  readAfterColon,
  readBareCode,
  readCode,
  readGreeting,
  readLines,
  readNamedSign,
  readType,
  readTypedNumber,
  readTypedSite,
  readTypedTitle,
} from './type.ts';
import { readTypeSequence } from './type-sequence.ts';
import { readTypedSign } from './type-sign.ts';
import { readUsualKey } from './usual-key.ts';
import { readVolume } from './volume.ts';
import { readWait } from './wait.ts';
import { readWindowUnderMouse } from './window-under-mouse.ts';
import { readWindowVerb } from './window-verb.ts';
import { withWaits } from './with-waits.ts';
import { readWritten } from './written.ts';

const READERS: readonly ClauseReader[] = [
  readAppendCopied,
  readChangedText,
  readRandomText,
  readWait,
  readOutlookMail,
  readSearchPlaces,
  readSelectionOnSites,
  readAskAddress,
  readAskAndGreet,
  readComputerFacts,
  readShowVolume,
  readSortedKinds,
  readListedNames,
  readNamedFolders,
  readLoggedTime,
  readTransfer,
  readNewPlace,
  readLines,
  readTitledWindow,
  readManyWindows,
  readPauseAndResume,
  readOpenPlaced,
  readWindowUnderMouse,
  readToldDeed,
  readWindowVerb,
  readToggleProgram,
  readToggleSize,
  readCommand,
  readUsualKey,
  readClick,
  readClickPoints,
  readMoveMouse,
  readGoBack,
  readHold,
  readTypedSite,
  readUnixTime,
  readStamp,
  readTypedTitle,
  readGreeting,
  readRemind,
  readMessage,
  readSound,
  readRepeatedSign,
  readVolume,
  readChangeVolume,
  readCounter,
  readOpen,
  readTypedSign,
  readType,
  readTypedNumber,
  readNamedSign,
  readMyValue,
  readAfterColon,
  readPressTimes,
  readPress,
  readInBrackets,
  readBareCode,
  readOpenUnknown,
  readCode,
  readAllPlaces,
  readPlaceOnly,
];
const CERTAIN = 0.85;
const READ_SURELY = 0.75;
const WORTH_SAYING = 0.5;
const WORTH_DOING = 0.65;
const THEN = /\b(?:then|afterwards?|after that|after which|finally)\b/i;

// What these read is one thing to do, however many words and links it is told with.
const SINGLE: readonly ClauseReader[] = [
  readWindowUnderMouse,
  readToldDeed,
  readToggleProgram,
  readOpenPlaced,
  readSearchPlaces,
  readSelectionOnSites,
  readAskAddress,
  readAskAndGreet,
  readComputerFacts,
  readPauseAndResume,
  readSortedKinds,
  readListedNames,
  readNamedFolders,
  readLoggedTime,
];

/** The steps that a stretch of text asks for, in order. */
export function readSteps(knowledge: Knowledge, body: Reading): Steps | undefined {
  const back = withPointerBack(body, (rest) => readSteps(knowledge, rest));
  if (back) return back;
  const sequence = readKeySequence(body, masked(body), knowledge);
  if (sequence) return { ...sequence, isRead: true };
  const changed = readChangedText(body, masked(body), knowledge) ?? readRandomText(body, masked(body), knowledge);
  if (changed) return { ...changed, isRead: true };
  // The "then" of "A-1, then A-2" is no further step.
  const counter = readCounter(body, masked(body), knowledge);
  if (counter) return { ...counter, isRead: true };
  const list =
    readClickPoints(body, masked(body), knowledge) ??
    readLines(body, masked(body), knowledge) ??
    readTypeSequence(body, masked(body), knowledge) ??
    readWritten(body, masked(body), knowledge);
  if (list) return list;
  const single = firstOf(SINGLE, body, knowledge);
  if (single) return { ...single, isRead: true };
  const likeliest = readClause(knowledge, body);
  const parts = splitSteps(body);
  // Waiting is never all that is wanted.
  const whole = parts.length > 1 && /^wait\b/.test(likeliest?.by ?? '') ? undefined : likeliest;
  const named = (whole?.isRead ? whole.score : 0) < CERTAIN ? readNamed(knowledge, body) : undefined;
  if (named) return named;
  if (parts.length < 2 || (whole && isAllOf(whole, body))) return whole;
  const read = parts.map(
    (part, index) =>
      (index > 0 ? readDone(part, '', knowledge) : undefined) ??
      readClause(knowledge, withVerb(part, parts[index - 1])),
  );
  if (read.some((part) => part === undefined)) return whole;
  const together = joined(read.filter((part) => part !== undefined));
  // Steps that were each read by their grammar are what was said, all the more where the whole is only a guess.
  if (together.isRead && together.score >= (whole?.isRead ? CERTAIN : READ_SURELY)) return together;
  // "open notepad and then type Dear Sir": what was read of the first step alone leaves the second out.
  if (whole?.isRead && together.steps.length > whole.steps.length && together.score >= WORTH_SAYING) return together;
  // "fade the sound out and then put the pc to sleep": what is said to come afterwards is no part of the first.
  if (THEN.test(body.text) && together.steps.length > (whole?.steps.length ?? 0) && together.score >= WORTH_DOING)
    return together;
  // One skill that does it all is better than pieces, unless the pieces say more of what was asked.
  const missed = body.entities.length - (whole?.used.length ?? 0);
  return whole && whole.score * 0.7 ** missed > together.score ? whole : together;
}

// "open word, excel and outlook with 5 seconds in between": nothing that is named is left for the parts.
function isAllOf({ isRead, score, steps, used }: Steps, { entities }: Reading): boolean {
  return isRead === true && score >= CERTAIN && steps.length > 1 && used.length >= entities.length;
}

function firstOf(readers: readonly ClauseReader[], body: Reading, knowledge: Knowledge): Steps | undefined {
  const text = masked(body);
  for (const reader of readers) {
    const found = reader(body, text, knowledge);
    if (found) return found;
  }
  return undefined;
}

const COMMA = /\s*(?:,|;|\+(?=\s))\s*(?:and then |and |then )?|\s+and(?: then)?\s+|\s+then\s+/giu;
const READ = 0.85;
const SEPARATE = 0.8;

// "sound off, all windows down and lock the computer": things to do that are named without a verb.
function readNamed(knowledge: Knowledge, body: Reading): Steps | undefined {
  const cuts = [...masked(body).matchAll(COMMA)];
  if (cuts.length === 0 || cuts.length > 7) return undefined;
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), body.text.length];
  const read = starts.map((start, index) => readClause(knowledge, sliceReading(body, start, ends[index] ?? start)));
  const parts = read.filter((part) => part !== undefined && part.score >= (part.isRead ? READ : SEPARATE));
  return parts.length === starts.length ? joined(parts.filter((part) => part !== undefined)) : undefined;
}

export function readClause(knowledge: Knowledge, clause: Reading): Steps | undefined {
  const text = masked(clause);
  let best: Steps | undefined;
  for (const reader of READERS) {
    const found = reader(clause, text, knowledge);
    const read = found && { ...found, isRead: true };
    if (read && read.score >= CERTAIN) return read;
    if (read && read.score > (best?.score ?? 0)) best = read;
  }
  const ranked = readByRank(clause, knowledge);
  return ranked && ranked.score > (best?.score ?? 0) ? ranked : best;
}

function joined(parts: readonly Steps[]): Steps {
  return {
    steps: withWaits(rememberStart(parts.flatMap(({ steps }) => steps))),
    assumed: parts.flatMap(({ assumed }) => assumed),
    used: parts.flatMap(({ used }) => used),
    score: Math.min(...parts.map(({ score }) => score)),
    isRead: parts.every(({ isRead }) => isRead === true),
  };
}

const VERB_FIRST = /^\W*(?:(?:and|then|also|it|to|should|please)\s+)*([a-z]+)/i;
const IS_VALUE = /^\W*(?:(?:and|then|also|the|a|my)\s+)*[\ue000-\ue00b]/;

// "… type my address and then the date": what is said of a text holds for what is written behind it.
const WRITES = /^(?:types?|writes?|inserts?|puts?|enters?|adds?|pastes?)$/i;
const IS_WRITTEN =
  /^\W*(?:(?:and|then|also|the|a|my|today'?s|current|exact|after that|behind it|below(?: it)?|under it)\s+)*(?:date|time|date and (?:the )?time|time and (?:the )?date|day|weekday|year|month|today|clipboard|copied text|what (?:i|was) copied)(?:\s+(?:behind|after|below|under|next to) it)?\W*$/i;

// "type the date and the time", "open outlook, then teams": the verb is said once.
function withVerb(part: Reading, before: Reading | undefined): Reading {
  const verb = before && VERB_FIRST.exec(before.text)?.[1];
  const isSaidOnce = IS_VALUE.test(masked(part)) || (WRITES.test(verb ?? '') && IS_WRITTEN.test(part.text));
  if (!verb || !isSaidOnce) return part;
  const added = `${verb} `;
  return {
    text: added + part.text,
    entities: part.entities.map((entity) => ({
      ...entity,
      start: entity.start + added.length,
      end: entity.end + added.length,
    })),
  };
}
