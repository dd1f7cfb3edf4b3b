import { quoteString } from '@hotscribe/ahk';
import { type PartReader, step, withSteps } from './told.ts';

const ASKS =
  /^(?:asks?|prompts?)(?: me| the user)?(?: first)? (?:for|what) (?:(?:the|an?|my|is|his|her|its)\s+)*(?<what>\p{L}[\p{L} ]{1,30}?)(?: (?:is|first|in a box|with a box|in a small (?:box|window)))?$/iu;
const GIVEN =
  /^(?:types?|writes?|enters?|inserts?|puts? in) (?:(?:the|an?|my)\s+)*(?<what>\p{L}[\p{L} ]{1,30}?) (?:which|that|what) (?:i|you|he|she|we) (?:give|type|enter|put|say|am asked|was asked|is asked|will be asked|get asked)\b.{0,50}$/iu;
const TYPED =
  /^(?:types?|writes?|enters?|inserts?|pastes?|puts?) (?:it|that|this|the answer|what i (?:typed|entered|said|gave)|(?:the|that|this) (?<what>\p{L}[\p{L} ]{1,30}?))(?: (?:in|there|into it))?$/iu;
const ASKED = /^askedText := /;

/** "ask for the room number": what is answered is typed later. */
export const readAsking: PartReader = (part, _text, told) => {
  const what = ASKS.exec(part.text)?.groups?.what;
  return what ? withSteps(told, question(what)) : undefined;
};

/** "type the number", after it was asked for; "type the number which I give in a box": it is asked for at the start. */
export const readAskedText: PartReader = (part, _text, told) => {
  const typed = step('Type what was answered', 'SendText(askedText.Value)');
  const given = GIVEN.exec(part.text)?.groups?.what;
  const asked = told.steps.find(({ code }) => ASKED.test(code));
  if (given) return asked ? undefined : { ...told, steps: [question(given), ...told.steps, typed] };
  const match = TYPED.exec(part.text);
  if (!match || !asked) return undefined;
  const what = match.groups?.what;
  return !what || asked.code.toLowerCase().includes(what.toLowerCase()) ? withSteps(told, typed) : undefined;
};

function question(what: string) {
  const words = `${what.charAt(0).toUpperCase()}${what.slice(1)}:`;
  const code = [
    `askedText := InputBox(${quoteString(words)}, , "w300 h110")`,
    'if askedText.Result != "OK"',
    '    return',
  ];
  return step('Ask for something', code.join('\n'));
}
