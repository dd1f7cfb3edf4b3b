import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { markOf } from '../mask.ts';
import { type ClauseReader, type Knowledge, type Steps, stepOf } from '../understanding.ts';
import { keyRow } from './key-row.ts';
import { valueOfMine } from './my-value.ts';

const CUT =
  /\s*(?:,\s*(?:and then |and |then )?|;\s*|\band then\b|\bthen\b|\bfollowed by\b|\band(?=\s+(?:(?:hits? |press(?:es)? |the )*[\ue005\ue006]|(?:types?|writes?|enters?)\s))|(?<=[\ue000\ue002\ue005\ue006])(?=\s+(?:press|hit|type|write)(?:s|es)?\s)|\n)\s*/giu;
const WAIT = new RegExp(
  String.raw`^(?:wait(?:s)?|pause|after)?\s*(?:for |about )*${markOf('duration')}\s*(?:later|pause)?$`,
  'iu',
);
const TYPED =
  /^(?:it\s+|should\s+|to\s+|just\s+|have\s+|let\s+|make\s+|and\s+)*(?:type|write|enter|put in|insert|print|fill in|fills in)s?:?\s+(?:in\s+|out\s+)?(?<text>\S[\s\S]*)$/iu;
const COMMAND =
  /^(?:git|cd|npm|npx|yarn|pnpm|pip|python|docker|kubectl|ls|dir|cls|clear|exit|echo|ssh|sudo|ipconfig|ping|cmd|make|cargo|go|node|conda|code|select|curl)\b[\s\S]*$/u;
// "for a tool at work I have to type …, about 100 times a day": what is told around it.
const LED =
  /^[^.\n]{0,80}?\bi (?:always |often |usually |constantly )?(?:have|need|want|must|had) to (?=(?:type|write|enter|press|hit)\b)/iu;
const HOW_OFTEN =
  /[,.]?\s*(?:(?:about|around|maybe|some|like|up to)\s+)?(?:\ue00b+|a hundred|hundreds of|dozens of|many|a lot of) times (?:a|per|every|each) \p{L}+[\s\S]*$/iu;
const ENDS = /^(?:and |then |it )*(?:stops?|ends?|that'?s (?:it|all)|nothing else|and so on)(?: there| here)?$/i;
const NO_TEXT = /\b(?:open|close|switch|wait|click|copy|paste|select|run|start|move|go|jump|then|it|them|the)\b/i;
const NO_WORD =
  /^(?:dates?|time|today|clipboard|again|twice|once|submit|send|save|undo|redo|cut|print|done|stop|repeat|minimi[sz]e|maximi[sz]e|lock|mute|beep|login|log|signature|scroll|search|delete|exit|quit|screenshot|refresh|reload)s?$/i;
const CURSOR = /\s*(?:with|and|leaving|so that)?\s*(?:the )?(?:cursor|caret)\b[\s\S]*$/i;

/** "Anna, tab, Lindqvist, tab, 3 and enter": texts and keys in turn. */
export const readTypeSequence: ClauseReader = (clause, text, knowledge): Steps | undefined => {
  const steps: Step[] = [];
  let hasText = false;
  const isTyping = TYPED.test(text.trim());
  const led = LED.exec(text)?.[0].length ?? 0;
  let at = led;
  for (const piece of text.slice(led).replace(HOW_OFTEN, '').split(CUT)) {
    const start = text.indexOf(piece, at);
    at = start + piece.length;
    const trimmed = piece.replace(/^[\s:=>-]+|\s+-+\s*$|[\s.]+$/g, '');
    if (!trimmed || ENDS.test(trimmed)) continue;
    const inside = clause.entities.filter((entity) => entity.start >= start && entity.end <= at);
    const from = start + piece.indexOf(trimmed);
    const keys = keyRow(knowledge, trimmed, from, inside, clause.text.slice(from, from + trimmed.length));
    if (keys) {
      steps.push(...keys);
      continue;
    }
    if (WAIT.test(trimmed) && inside[0]?.kind === 'duration') {
      steps.push(stepOf(knowledge, 'wait', { for: inside[0].value }));
      continue;
    }
    const row = valueRow(knowledge, trimmed, from, inside);
    if (row) {
      hasText = true;
      steps.push(...row);
      continue;
    }
    const word = isTyping && /^Send\(/.test(steps.at(-1)?.code ?? '') ? plainWord(trimmed) : undefined;
    const said = word ?? typedText(clause, trimmed, from, inside);
    if (said === undefined) return undefined;
    if (said === '') continue;
    hasText = true;
    steps.push(...typing(knowledge, said));
  }
  const keys = steps.filter(({ code }) => /^Send\(/.test(code)).length;
  return hasText && keys > 0 && steps.length > 1
    ? { steps, assumed: [], used: clause.entities, score: 0.96, isRead: true }
    : undefined;
};

// "types anna, tab, secret": behind a key, a word with no capital is typed as well.
function plainWord(piece: string): string | undefined {
  const isWord = /^(?=.*[\p{Ll}\d])[\p{L}\p{N}_.-]{2,30}$/u.test(piece);
  return isWord && !NO_TEXT.test(piece) && !NO_WORD.test(piece) ? piece : undefined;
}

// ""Dear all," enter enter "Thanks"": texts and keys with nothing between them.
function valueRow(knowledge: Knowledge, piece: string, start: number, inside: readonly Entity[]): Step[] | undefined {
  const isRow =
    inside.length > 1 && /^(?:(?:it|should|to|types?|writes?|enters?)\s+)*[\s\ue000\ue002\ue005\ue006]+$/i.test(piece);
  if (!isRow || !inside.some(({ kind }) => kind === 'text') || start < 0) return undefined;
  return inside.flatMap((entity) => {
    if (entity.kind === 'key' || entity.kind === 'hotkey')
      return [stepOf(knowledge, 'press-key', { keys: entity.value, times: 1 })];
    return entity.kind === 'text' || entity.kind === 'email' ? typing(knowledge, entity.value) : [];
  });
}

/** "type Present": the words behind the verb, where a list says what is typed one after the other. */
export const readTyped: ClauseReader = (clause, text, knowledge): Steps | undefined => {
  const start = text.search(/\S/);
  const piece = text.trim();
  if (start < 0 || !TYPED.test(piece)) return undefined;
  const said = typedText(clause, piece, start, clause.entities);
  return said === undefined
    ? undefined
    : { steps: typing(knowledge, said), assumed: [], used: clause.entities, score: 0.9, isRead: true };
};

// Only what cannot be anything else is taken as text: quoted, with a capital or a figure, behind "type", or a command.
function typedText(clause: Reading, piece: string, start: number, inside: readonly Entity[]): string | undefined {
  const [only] = inside;
  if (
    only &&
    (only.kind === 'text' || only.kind === 'email') &&
    only.start - start < 25 &&
    only.end >= start + piece.length
  )
    return /^(?:(?:it|should|to|just|have|let|make|and|then)\s+)*(?:type|write|enter|put in|insert)?s?\s*(?:(?:my|the|our) (?:[\p{L}-]+ ){1,3})?$/iu.test(
      clause.text.slice(start, only.start),
    )
      ? only.value
      : undefined;
  const words = clause.text.slice(start, start + piece.length);
  const typed = TYPED.exec(words)?.groups?.text;
  const mine = typed ? valueOfMine(typed) : undefined;
  if (mine !== undefined) return mine;
  if (typed)
    return NO_TEXT.test(typed.split(/\s/)[0] ?? '') || /^my\b|^[Tt]oday|^date|^time/.test(typed) ? undefined : typed;
  if (COMMAND.test(words)) return words;
  const own = /^my\b/i.test(words) ? valueOfMine(words) : undefined;
  if (own) return own;
  if (words.split(/\s+/).length > 4 || NO_TEXT.test(words)) return undefined;
  return /^(?:\p{Lu}|\d|\S*[\d@/])/u.test(words) ? words : undefined;
}

// "git commit -m "" with the cursor between the quotes"
function typing(knowledge: Knowledge, said: string): Step[] {
  const bare = said.replace(CURSOR, '');
  const step = stepOf(knowledge, 'type-text', { text: bare });
  const isBetween =
    bare !== said && /\b(?:between|inside|in the middle)\b/i.test(said) && /(?:""|''|\(\)|\[\])$/.test(bare);
  return isBetween ? [{ ...step, code: `${step.code}\nSend("{Left}")` }] : [step];
}
