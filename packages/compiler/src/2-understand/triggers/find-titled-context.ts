import type { Program, Reading } from '#ir/entity.ts';
import { ANY_KEY, masked } from '../mask.ts';
import type { FoundContext } from './find-context.ts';

const WHILE = String.raw`,?\s*\b(?:but )?(?:only |just )?(?:if|when(?:ever)?|while|as long as)`;
const NAME = String.raw`(?:the (?:words?|text) )?(?<name>[\ue000\ue001\ue004]+|[^\s,;:.\ue000-\ue00b][^,;:\ue000-\ue00b]{0,39}?)`;
const FRONT = '(?:active |current |open |front )?';
const HAS =
  '(?:has|contains?|includes?|says?|is|reads?|starts with|begins with|ends with|having|containing|with|that has|that contains|which has|which contains|that says)';
const IN_TITLE = String.raw`(?:somewhere )?in (?:the|its|their) (?:window )?(?:title(?: bar)?|caption|name)`;
const NOW = String.raw`(?: (?:is|being) (?:active|open|focused|in front|in focus|on top|in the foreground))?`;
const TITLES = [
  String.raw`${WHILE} (?:the |a )?(?:(?:title(?: bar)?|caption|name) of (?:the |a |my )?${FRONT}window|${FRONT}window(?:'?s)? (?:title(?: bar)?|caption)|title(?: bar)?) ${HAS} ${NAME}(?: (?:somewhere )?in it)?(?=\s*(?:[,:;.]|$|then\b|[\ue005\ue006]|(?:press|hit|push|tap)))`,
  String.raw`(?:${WHILE} (?:i'?m |i am )?(?:in )?|,?\s*\b(?:but )?(?:only |just )?(?:in|inside|for) )(?:a |an |any |the |all )?${FRONT}windows? ${HAS} ${NAME} ${IN_TITLE}${NOW}`,
  String.raw`(?:${WHILE} (?:i'?m |i am )?(?:in )?|,?\s*\b(?:but )?(?:only |just )?(?:in|inside) )(?:a |an |any |the |all )?${FRONT}windows? (?:called|named|titled|with the title) ${NAME}${NOW}(?=\s*(?:[,:;.]|$|then\b|[\ue005\ue006]|(?:press|hit|push|tap)))`,
  String.raw`${WHILE} ${NAME} (?:is|appears|stands) ${IN_TITLE}(?: of the ${FRONT}window)?`,
].map((pattern) => new RegExp(pattern, 'diu'));
const KEY = new RegExp(ANY_KEY);
const DEED = /^[\s,:]*(?:then )?(?:press|hit|send|type|click|close|tell)\s(?!.*\b(?:should|does|to)\b)/i;
const COMES = /^\s*(?:appears?|opens?|shows?|pops?|comes?|is (?:opened|shown|there|closed)|closes?)\b/i;

/** "if the title of the window has Inbox in it": windows that are told by words in their titles, for keys alone. */
export function findTitledContext(reading: Reading): FoundContext | undefined {
  const text = masked(reading);
  if (!KEY.test(text)) return undefined;
  for (const pattern of TITLES) {
    const match = pattern.exec(text);
    const span = match?.indices?.groups?.name;
    if (!match || !span || COMES.test(text.slice(match.index + match[0].length))) continue;
    // "when the title is Login press tab": what is then done, and no key that is pressed there.
    const isDeed = DEED.test(text.slice(match.index + match[0].length)) && !KEY.test(text.slice(0, match.index));
    if (isDeed) continue;
    const value = reading.entities.find(({ start }) => start === span[0]);
    // "YouTube" is a site elsewhere; in a title it is a word.
    const name = value?.kind === 'text' ? value.value : reading.text.slice(span[0], span[1]).trim();
    const program: Program = { name, run: '', exe: '' };
    const start = match.index + match[0].search(/\S/);
    const end = match.index + match[0].length;
    return { start, end, context: { programs: [program], active: true }, used: value ? [value] : [] };
  }
  return undefined;
}
