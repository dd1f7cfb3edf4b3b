import { quoteString } from '@hotscribe/ahk';
import type { ClauseReader } from '../understanding.ts';

const ASKS =
  /\b(?:asks?|prompts?)(?: me| you| the user| us| them)?(?: for| what(?:'?s| is))? (?:my|your|the|a|their|his|her|our)?\s*(?:user'?s\s+)?(?<what>(?:first |last |full |user ?)?name|age|city|favou?rite \p{L}+|email)(?: is)?\b/iu;
const GREETS =
  /\b(?:says?|greets?|shows?|displays?|answers?|repl(?:y|ies))\s+(?:(?:me|them|the user|back|it back|a message(?: box)?|saying|with|that says)\s+)*["']?(?<greeting>(?:hello|hi|hey|welcome|good (?:morning|day|evening|afternoon)|greetings|nice to meet you|your \p{L}+ is))?/iu;

/** "ask for my name and then say hello to me": the answer stands behind the greeting. */
export const readAskAndGreet: ClauseReader = (clause) => {
  const ask = ASKS.exec(clause.text);
  const after = ask ? clause.text.slice(ask.index + ask[0].length) : '';
  const greet = GREETS.exec(after);
  if (!ask?.groups?.what || !greet || clause.entities.some(({ kind }) => kind !== 'text')) return undefined;
  const isGreeting = greet.groups?.greeting || /^greet/i.test(greet[0]);
  if (!isGreeting || clause.text.length > 140) return undefined;
  const said = greet.groups?.greeting ?? 'hello';
  const greeting = said.charAt(0).toUpperCase() + said.slice(1);
  const code = [
    `answer := InputBox(${quoteString(`Your ${ask.groups.what.toLowerCase()}:`)}, "Question")`,
    'if answer.Result = "OK"',
    `    MsgBox(${quoteString(`${greeting}${/is$/i.test(said) ? ' ' : ', '}`)} answer.Value "!")`,
  ].join('\n');
  const step = { title: 'Ask for something and answer with it', code, needs: '' };
  return { steps: [step], assumed: [], used: clause.entities, score: 0.93 };
};
