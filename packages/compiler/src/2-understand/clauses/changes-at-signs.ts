import { quoteString } from '@hotscribe/ahk';
import type { TextChange } from './text-changes.ts';

const NAMES: readonly (readonly [string, string])[] = [
  ['question ?marks?', '?'],
  ['(?:back ?|backward )slash(?:es)?', '\\'],
  ['(?:forward )?slash(?:es)?', '/'],
  ['hash(?:tag| sign)?(?:es)?', '#'],
  ['at[- ]signs?', '@'],
  ['semi-?colons?', ';'],
  ['colons?', ':'],
  ['commas?', ','],
  ['(?:dots?|full stops?|periods?|points?)', '.'],
  ['(?:dash(?:es)?|hyphens?|minus signs?)', '-'],
  ['underscores?', '_'],
  ['(?:blanks?|spaces?)', ' '],
  ['tabs?', '\t'],
  ['(?:vertical bars?|pipes?)', '|'],
  ['ampersands?', '&'],
  ['equals? signs?', '='],
  ['(?:opening )?brackets?', '('],
];
const SIGN = String.raw`(?:"[^"\n]{1,3}"|'[^'\n]{1,3}'|[?#@;:,.|&=_/\\-](?=[\s,.;)]|$)|${NAMES.map(([name]) => name).join('|')})`;
const REMOVES =
  '(?:cut(?:s|ting)?|remov(?:e|es|ing)|delet(?:e|es|ing)|strip(?:s|ping)?|drop(?:s|ping)?|chop(?:s|ping)?|throw(?:s)?|tak(?:e|es) (?:off|away)|get(?:s)? rid of|los(?:e|es)|without|clip(?:s)?|trim(?:s)?)';
const ALL =
  '(?:everything|anything|all|whatever (?:is|comes|stands)|what (?:is|comes|stands)|the (?:part|rest|text|stuff|junk|bit)|that)';
const THE = String.raw`(?:(?:the|a|an|first|last|that)\s+)*`;
const FROM_ON = new RegExp(
  String.raw`\b(?:${REMOVES}\b[^.;?]{0,30}?\b(?:${ALL}\s+)?(?:that (?:is|comes)\s+)?(?<side>from|after|behind|following|starting (?:at|from|with)|beginning (?:at|with))\s+(?:and including\s+)?${THE}(?<sign>${SIGN}))`,
  'iu',
);
const UP_TO = new RegExp(
  String.raw`\b(?:${REMOVES}\b[^.;?]{0,30}?\b${ALL}\s+(?:that (?:is|comes)\s+)?(?:before|in front of|up to|until|left of)\s+(?:and including\s+)?${THE}(?<sign>${SIGN}))`,
  'iu',
);
const KEEPS = new RegExp(
  String.raw`\b(?:keep(?:s|ing)?|leav(?:e|es|ing)|only|just|want)\b[^.;?]{0,25}?\b(?:part|everything|what(?:'s| is| comes| stands)?|text|bit|piece|all|that)\s+(?:(?:that |which )?(?:is|comes|stands)\s+)?(?<side>before|in front of|up to|left of|after|behind|right of|following)\s+${THE}(?<sign>${SIGN})`,
  'iu',
);
const SWAPS = new RegExp(
  String.raw`\b(?:turn|replac|chang|convert|swap|mak|exchang|flip|get)(?:e|es|s|ing|ed|t)?\b\s+(?:(?:all|the|every|each|any|of|its)\s+)*(?<from>${SIGN})[^.;?\n]{0,50}?\s(?:into|to|with|by|for|become)\s+(?:(?:an?|the|normal|real)\s+)*(?<to>${SIGN})(?=[\s,.;!)]|$)|(?<from2>${SIGN})\s+(?:should\s+|must\s+)?(?:become|turned into|replaced by|replaced with)\s+(?:an?\s+)?(?<to2>${SIGN})(?=[\s,.;!)]|$)`,
  'iu',
);

/** "cut everything from the question mark on", "turn the backslashes into slashes": what is done at a sign. */
export function changesAtSigns(said: string): TextChange[] {
  return [cutFrom(said) ?? cutUpTo(said) ?? kept(said), swapped(said)].filter((change) => change !== undefined);
}

function cutFrom(said: string): TextChange | undefined {
  const match = FROM_ON.exec(said);
  const sign = signOf(match?.groups?.sign);
  if (!match || !sign) return undefined;
  // What follows the question mark of a link is of no use with it; after other signs the sign is not named with it.
  const isWith = /^(?:from|start|begin)/i.test(match.groups?.side ?? '') || sign === '?' || /including/i.test(match[0]);
  return changed(match, isWith ? `s)${escaped(sign)}.*` : `s)(?<=${escaped(sign)}).*`);
}

function cutUpTo(said: string): TextChange | undefined {
  const match = UP_TO.exec(said);
  const sign = signOf(match?.groups?.sign);
  if (!match || !sign) return undefined;
  return changed(match, /including|up to/i.test(match[0]) ? `s)^.*?${escaped(sign)}` : `s)^.*?(?=${escaped(sign)})`);
}

function kept(said: string): TextChange | undefined {
  const match = KEEPS.exec(said);
  const sign = signOf(match?.groups?.sign);
  if (!match || !sign) return undefined;
  const isBefore = /before|front|up to|left/i.test(match.groups?.side ?? '');
  return changed(match, isBefore ? `s)\\s*${escaped(sign)}.*` : `s)^.*?${escaped(sign)}\\s*`);
}

function swapped(said: string): TextChange | undefined {
  const match = SWAPS.exec(said);
  const [from, to] = [
    signOf(match?.groups?.from ?? match?.groups?.from2),
    signOf(match?.groups?.to ?? match?.groups?.to2),
  ];
  if (!match || !from || !to || from === to) return undefined;
  return { at: match.index, isExact: true, of: (text) => `StrReplace(${text}, ${written(from)}, ${written(to)})` };
}

function changed(match: RegExpExecArray, pattern: string): TextChange {
  return { at: match.index, isExact: true, of: (text) => `RegExReplace(${text}, ${quoteString(pattern)})` };
}

function signOf(said: string | undefined): string | undefined {
  if (!said) return undefined;
  const named = NAMES.find(([name]) => new RegExp(`^${name}$`, 'i').test(said))?.[1];
  return named ?? said.replace(/^["']|["']$/g, '');
}

function escaped(sign: string): string {
  return sign.replace(/[\\.*?+[{|()^$]/g, '\\$&').replace('\t', '\\t');
}

function written(sign: string): string {
  return sign === '\t' ? '"`t"' : quoteString(sign);
}
