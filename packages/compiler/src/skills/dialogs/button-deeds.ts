import { quoteString } from '@hotscribe/ahk';
import { keysIn } from '../key-steps.ts';
import { listed } from '../typing/listed.ts';
import { knownOpening, openingOf } from './opening.ts';

const PARTS =
  /^(?:a |an |the )?(?<name>.+?)\s*(?:\b(?:which |that |should |to )*(?<verb>opens?|goes to|starts?|launch(?:es)?|runs?|types?|writes?|inserts?|pastes?|enters?|press(?:es)?|sends?|hits?|says?|speaks?|shows?|copy|copies)\b|->|=>|→|=|:(?![\\/]))\s*(?<target>.+)$/iu;

export type ButtonDeed = { readonly name: string /** The statement that the button runs. */; readonly does: string };

/** Buttons and what they do, from a list such as "Mail opens gmail.com, Thanks types Thank you!, Copy presses Ctrl+C". */
export function buttonDeeds(list: string): ButtonDeed[] {
  return listed(list).map((entry) => {
    const { name = entry, verb = '', target = entry } = PARTS.exec(entry)?.groups ?? {};
    const label = name.replaceAll('&', '&&').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return {
      name: quoteString(label),
      does: statement(verb.toLowerCase(), target.replace(/^["'“](.*)["'”]$/su, '$1')),
    };
  });
}

function statement(verb: string, target: string): string {
  const keys = keysIn(target).join('');
  if (/^(?:open|goes|start|launch|run)/.test(verb)) return `Run(${openingOf(target)})`;
  if (/^(?:type|write|insert|paste|enter)/.test(verb)) return `SendText(${quoteString(target)})`;
  if (/^cop/.test(verb)) return `A_Clipboard := ${quoteString(target)}`;
  if (/^(?:say|speak)/.test(verb)) return `ComObject("SAPI.SpVoice").Speak(${quoteString(target)})`;
  if (/^show/.test(verb)) return `MsgBox(${quoteString(target)})`;
  if (keys && /^(?:press|send|hit)/.test(verb)) return `Send("${keys}")`;
  // "Copy = ctrl+c" names a combination; a lone letter is a text as well as a key.
  if (keys && /^(?:ctrl|strg|control|alt|shift|win|windows)\s*\+|^f\d\d?$/i.test(target)) return `Send("${keys}")`;
  const opens = knownOpening(target);
  return opens ? `Run(${opens})` : `SendText(${quoteString(target)})`;
}
