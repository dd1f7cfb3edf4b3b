import type { Reading } from '#ir/entity.ts';
import { readClause, readSteps } from '../clauses/read-clause.ts';
import { masked } from '../mask.ts';
import { fillSlots } from '../slots/fill-slots.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';
import { typed } from './typing.ts';

const VERB =
  /\b(?:open|launch|start|run|type|write|insert|press|send|close|minimi[sz]e|maximi[sz]e|move|put|set|turn|show|go|switch|play|paste|copy|make|click|scroll|save|mute|search|take|bring|snap|do|give)(?:s|es)?\b/i;

// "F10 to 60 for when she's awake": a value, and perhaps what it is for.
const ONLY_VALUE =
  /^[\s,:=>-]*(?:(?:the|a|with|to|at|it|makes?|sets?|be|is|does|one|printer|window)\s+)*[\ue000-\ue00b]+(?:\s*(?:%|percent))?[\s.,;]*(?:\(?(?:for|when|if|while|so|because|as|in case|in the)\b[^\ue000-\ue00b]*)?$/i;

// Of a voice that reads, the other key makes an end.
const QUIET = /\b(?:stop\w*|quiet|silen\w+|shuts?|end(?:s)?|talking|pause|hush|cancel\w*|off)\b/i;

// "F10 hides the window, shift+F10 gets it back"
const BACK =
  /^[^\p{L}]*(?:(?:and|then|should|to)\s+)*(?:(?:gets?|brings?|takes?) (?:it|them|that|the windows?) back|shows? (?:it|them|the windows?)(?: again)?|un-?hides? (?:it|them)|makes? (?:it|them) (?:visible|appear|come back)(?: again)?)/iu;

/** What one of several keys does. "F4 types the time and shift+F4 the date": the second lives on the words of the first. */
export function readPart(
  knowledge: Knowledge,
  body: Reading,
  model: Steps | undefined,
  whole: Reading,
  order: 'first' | 'last',
): Steps | undefined {
  if (model?.by === 'hide-window' && BACK.test(body.text))
    return { steps: [stepOf(knowledge, 'show-hidden-windows', {})], assumed: [], used: [], score: 0.9, isRead: true };
  const value = model && ONLY_VALUE.test(masked(body)) ? again(knowledge, body, model) : undefined;
  if (value) return { ...value, score: 0.85 };
  const quiet = model?.by === 'read-aloud' && QUIET.test(body.text) ? stopReading(knowledge, body) : undefined;
  if (quiet) return quiet;
  const own = body.text.trim() ? readSteps(knowledge, body) : undefined;
  const text = order === 'first' && looksLikeText(body) ? literal(knowledge, body, whole) : undefined;
  if (text && (own?.score ?? 0) < 0.9) return text;
  if (own && own.score >= 0.6) return own;
  const candidates = [own, model && again(knowledge, body, model), prefixed(knowledge, body, whole)];
  const best = candidates.filter((steps) => steps !== undefined).sort((a, b) => b.score - a.score)[0];
  if (best && best.score >= 0.35) return best;
  return order === 'first' ? literal(knowledge, body, whole) : undefined;
}

function again(knowledge: Knowledge, body: Reading, { by }: Steps): Steps | undefined {
  const skill = by ? knowledge.skills.get(by) : undefined;
  if (skill?.kind !== 'action' || body.text.trim().length > 60) return undefined;
  const filled = fillSlots(skill.slots, body, []);
  if (!filled.ok || (filled.used.length === 0 && filled.chosen === 0)) return undefined;
  return {
    steps: [stepOf(knowledge, skill.id, filled.values)],
    assumed: filled.assumed,
    used: filled.used,
    score: 0.72,
    by: skill.id,
  };
}

function prefixed(knowledge: Knowledge, body: Reading, whole: Reading): Steps | undefined {
  const verb = VERB.exec(masked(whole))?.[0];
  if (!verb || VERB.test(body.text)) return undefined;
  // "minimize it with alt+m and close it with alt+q": what is done stands before each key, and nothing behind the last.
  const head = masked(whole).split(/[\ue005\ue006]/)[0] ?? '';
  if (!/[\p{L}\p{N}]/u.test(body.text) && VERB.test(head)) return undefined;
  const text = `${verb} ${body.text.trimStart()}`;
  const shift = text.length - body.text.length;
  const entities = body.entities.map((entity) => ({ ...entity, start: entity.start + shift, end: entity.end + shift }));
  return readClause(knowledge, { text, entities });
}

const NO_TEXT = /^(?:I|I'd|I'm|It|Then|This|That|Can|When|If|Only|And|But|So|The script)\b/;

// A sentence that begins with a capital and with no verb that could be meant for us.
export function looksLikeText(reading: Reading): boolean {
  const { text } = reading;
  if (/^\s*[\ue004-\ue006]/.test(masked(reading))) return false;
  const words = text.trim().replace(/^[-=:>\s"']+/, '');
  return (
    !NO_TEXT.test(words) &&
    /^\p{Lu}\p{L}*[ ,']/u.test(words) &&
    words.split(/\s+/).length >= 3 &&
    !VERB.test(words.split(/\s+/)[0] ?? '')
  );
}

// "Right button: RMB is held down and the window scrolls" tells what happens.
const ABOUT_INPUT = /\b(?:mouse|cursor|scrolls?|rmb|lmb|hotkey|script|key is|held down|hold down)\b/i;
// "F9 makes the text bigger", "the first should be page down": what a key does, and nothing to type.
const TELLS =
  /^(?:makes?|the (?:first|second|other|next|same|last)|it|he|they|should|will|would|goes?|gets?|shows?|turns?|opens?|closes?|starts?|stops?|puts?|moves?|plays?|brings?|sets?|takes?|runs?|jumps?|switch(?:es)?|selects?|deletes?|does|do|is|are|has|can|when|if|instead|please|only|but|then|too|again|smaller|bigger|louder|up|down|left|right|on|off|or|alone|without|with|for|in|by|cadet)\b|\bshould\b|\bmust\b/i;
const TEXTS =
  /\b(?:sentences?|repl(?:y|ies)|texts?|phrases?|types?|writes?|canned|snippets?|messages?|answers?|signatures?|lines?|insert)\b/i;

// "ctrl+1: Thank you for your order." is a text to type, where the request is about texts.
export function literal(knowledge: Knowledge, body: Reading, whole: Reading): Steps | undefined {
  const text = body.text.trim().replace(/^[-=:>\s"']+|["']$/g, '');
  const isSentence = /^\p{Lu}[^\n]*\s[^\n]*\s/u.test(text) && !ABOUT_INPUT.test(text);
  if (text.length < 2 || (!isSentence && (!TEXTS.test(masked(whole)) || TELLS.test(text)))) return undefined;
  return typed(knowledge, text, body.entities, isSentence ? 0.8 : 0.55, whole.text);
}

function stopReading(knowledge: Knowledge, body: Reading): Steps {
  const step = stepOf(knowledge, 'stop-reading', {});
  return { steps: [step], assumed: [], used: body.entities, score: 0.9, by: 'stop-reading', isRead: true };
}
