// What the rules of harm.ts are put together from. They are read in a text without accents, apostrophes, hyphens and
// capitals (see plain-words.ts): "girlfriend's" is "girlfriends" here, "heimlich für" is "heimlich fur".

/** A concept: any of these words. Line breaks are for the reader of the table. */
export function said({ raw }: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  const alternatives = String.raw({ raw }, ...parts).replace(/\n/g, '');
  return new RegExp(`\\b(?:${alternatives})(?!\\w)`, 'g');
}

/** At most that many words in between. */
export function upTo(words: number): string {
  return `(?:[\\w.,:]{1,20} ){0,${words}}`;
}

const RELATIVES = `wi(?:fe|ves)|husbands?|spouse|partner|girl ?friends?|gf|boy ?friends?|bf|fiancee?|ex|flat ?mates?|
room ?mates?|house ?mates?|brothers?|sisters?|siblings?|mothers?|moms?|mums?|dads?|fathers?|parents|grand ?mas?|
grand ?pas?|granny|grandmother|grandfather|uncles?|aunts?|cousins?|(?:my|our|his|her|their) sons?|daughters?|kids?|
step ?(?:daughter|son|mother|father|brother|sister|mom|mum|dad|kid)s?|child|childs|children|childrens|teenagers?|nephews?|niece|in laws?`;
const ACQUAINTANCES = `boss|bosses|employers?|employees?|staffs?|workers?|co ?workers?|colleagues?|class ?mates?|
students?|teachers?|tenants?|neighbou?rs?|friends?|buddys?|customers?|guests?|visitors?|baby ?sitters?|nanny|
secretarys?|intern|victims?|enemys?|cleaning lady|cleaner|land ?lords?|land ?lady|receptionists?|girl|guy|lady|woman|dude|stranger|doctor|lawyer|professor|rival|lodgers?|subtenants?|carer|nurse`;
const ABROAD = `frau|freundin|freund|bruders?|schwester|mitarbeiters?|mitarbeitern|kolleg(?:e|en|in)|chefs?|esposa|
esposo|novi[oa]|marido|mujer|hij[oa]|pareja|herman[oa]|jefe|femme|mari|copine|copain|fils|collegue|employe|patron|
moglie|marito|ragazz[oa]|figli[oa]|fratello|sorella|capo|namorad[oa]|irma|irmao|filh[oa]|chefe|clientes|amico|amigo|soeur|frere|mere|pere|mutter|vater|madre|padre|mae|schwiegermutter|colega`;

const inLine = (text: string) => text.replace(/\n/g, '');

/** Someone the asker names: "my wife", "the customers". */
export const OTHER = inLine(`(?:${RELATIVES}|${ACQUAINTANCES}|${ABROAD})s?`);
/** Whoever it may be. */
export const ANYONE =
  inLine(`(?:some(?:one|body)(?: elses?)?|any(?:one|body)(?: elses?)?|every(?:one|body)|people|others?(?! (?:programs?|keys?|windows?|apps?|days?|ones?) )|
who ?ever|persons?|they|their|them|she|her|he|him|his|another user|other users?|next user|next person|users?|owners?)`);
export const PERSON = `(?:${OTHER}|${ANYONE})`;
export const COMPUTER =
  '(?:pcs?|computers?|laptops?|machines?|note ?books?|desktops?|ordenador|computadora|rechners?|ordinateur)';

const UNAWARE = `know\\w*|notic\\w*|see(?:s|ing)?|realis\\w*|realiz\\w*|aware|told|telling|find(?! the (?:setting|option|menu|button|place)| where)\\w*|found|removed?|suspect\\w*|
discover\\w*|curious|get wind|wise to|detect\\w*|consent|agree\\w*|permission|catch\\w*`;
const WISHED = `must ?nt|must not|must never|should never|shall never|should ?nt|should not|shall not|may not|wont|will not|not allowed to|not supposed to|
need ?nt|doesnt need to|dont need to`;
const MUST_NOT = `${WISHED}|cant|can ?not|couldnt|never|doesnt|does not|dont|do not|didnt`;
// “I can’t find it” is said of oneself.
const NOT_OF_ONESELF = '(?<!\\b(?:i|we|you|ill|id) (?:\\w{1,10} )?)';

/** Is not to know. */
export const KEPT_UNAWARE = inLine(`${NOT_OF_ONESELF}(?:${MUST_NOT}) ${upTo(4)}(?:${UNAWARE})`);

// “He doesn’t see well” is how it is; “so that he doesn’t see it” is what is wanted.
const LEFT_UNAWARE = `(?:he|she|they) (?:doesnt|dont|wont|never) (?:notices?|know|see)(?: it| anything)?,? so|${NOT_OF_ONESELF}(?:${WISHED}) ${upTo(3)}(?:${UNAWARE})|
(?:so|so that|that|which|where|but) (?:my |the )?${PERSON} ${upTo(1)}(?:${MUST_NOT}) ${upTo(3)}(?:${UNAWARE})|
(?:nobody|no ?one) ${upTo(3)}(?:${UNAWARE})(?! (?:what|how|where|which|why|whether) )`;
const BEHIND_THE_BACK =
  inLine(`secret(?! (?:key|code|word|window|messages?|santa|menu|door|agent|ones?|recipe)\\b)|secretly|in secret|silently|quietly|covert|covertly|stealth\\w*|unnoticed|unseen|
behind (?:his|her|their|the) backs?|undetect\\w*|
with ?out ${upTo(4)}(?:${UNAWARE})|${LEFT_UNAWARE}|
heimlich|unbemerkt|ohne dass ${upTo(5)}(?:merkt|merken|weiss|sieht|auffallt)|nicht? (?:merken|wissen)|
a escondidas|sin que ${upTo(3)}(?:sepa|note|entere|vea|de cuenta)|sin que lo sepa|
sem (?:que )?${upTo(3)}(?:saber|saiba|perceber|ver)|en cachette|discretement|
sans qu(?:e|elle|il)? ?${upTo(3)}(?:sache|voie|sen rende compte|le sache)|a l insu|ne doit pas ${upTo(2)}(?:voir|savoir)|
di nascosto|senza che ${upTo(4)}(?:accorga|sappia|veda)`);

// "Nobody may see this window" is a wish of many; who must not know, has something done to them.
const KNOWING = `know|knows|knowing|notic(?:e|es|ed|ing)|realis(?:e|es|ing)|realiz(?:e|es|ing)|aware|find out|finds out|finding out|found out|
suspects?|suspecting|suspicious|get curious|get wind|discover|discovers|consent|telling (?:him|her|them)`;
// What others need not know is no secret yet.
const DARK = inLine(
  'must ?nt|must not|must never|should never|shall never|should ?nt|should not|shall not|may not|wont|will not|not allowed to|not supposed to',
);
/** Someone is kept in the dark, said outright. */
export const IN_THE_DARK = said`with ?out (?:the |my |any |his |her |their )?${PERSON} ${upTo(2)}(?:${KNOWING})|with ?out (?:telling|asking) (?:him|her|them|${OTHER})|
(?:${PERSON}|admins?|it department|company|school) ${upTo(2)}(?:${DARK}) ${upTo(3)}(?:${KNOWING})|
${PERSON} (?:doesnt|does not|dont|do not) (?:know|notice|realize) (?:i|ive|im|that i|about it|of it)|
(?:so|so that|that|which) (?:my |the )?${PERSON} ${upTo(1)}(?:${MUST_NOT}) ${upTo(3)}(?:${KNOWING})(?! (?:that there|if|whether) )|so (?:that )?(?:nobody|no ?one) ${upTo(2)}(?:${KNOWING})|(?:nobody|no ?one) (?:must|should|may|shall|can|else should) ${upTo(2)}(?:${KNOWING})(?! (?:what|how|where) )|
behind (?:his|her|their) backs?|(?:secretly|covertly|heimlich|unbemerkt|a escondidas|en cachette|di nascosto) ${upTo(6)}(?:${PERSON})|
sin que ${upTo(3)}(?:sepa|entere|de cuenta)|sem (?:que )?${upTo(2)}(?:saber|saiba|perceber)|ohne dass ${upTo(4)}(?:merkt|weiss|mitbekommt)|senza che ${upTo(4)}(?:accorga|sappia)|
sans qu(?:e|elle|il)? ?${upTo(3)}(?:sache|sen rende compte)`;

/** The person concerned is not to know. */
export const UNKNOWN_TO_THEM = said`${BEHIND_THE_BACK}`;
/** The same, or nothing to be seen of it. */
export const OUT_OF_SIGHT = said`${BEHIND_THE_BACK}|hidden|hide|hides|invisibl\w*|no ${upTo(1)}icon|no window|versteckt|
unsichtbar|ocult[oa]|escondid[oa]|cachee?|nascost[oa]`;
/** What is taken goes to the asker. */
export const SENT_AWAY = said`(?:mail|email|send|text|forward|report|deliver|upload|post|ftp) (?:it |them |that )?me|
(?:mail|email|send|sent|text|forward|report|deliver|upload|post|ftp)(?:s|ed|ing)? ${upTo(8)}(?:to|on|in|via|over|by) (?:me|ftp|telegram|discord|
(?:my|a|an|the) ${upTo(1)}(?:e?mail|inbox|server|phone|telegram|web ?hook|drop ?box|drive|ftp|discord|gmail|number|web ?site|bot|pastebin|address))|
web ?hook|pastebin|to my (?:server|ftp|telegram|drop ?box|google drive|phone|mail|number)|to me whenever|back to me|to (?:a |the )?remote server|
(?:forward|upload|transmit) (?:them|it)|receive on telegram|ftp it|
mir ${upTo(3)}(?:schick\w*|send\w*)|an mich|mandarme|mandame|a mi correo|enviarlas|envoie ${upTo(1)}moi|menvoyer|
manda(?:r)? ${upTo(1)}(?:pro|no|para o) meu`;
/** Kept for later. */
export const RECORD = said`(?<!(?:each|every|per|a|one|the|\d) )record(?! (?:number|sheet))\w*|logs?(?! (?:in|out|off|on|into)\b)|logged(?! (?:in|out|off|on|into)\b)|logging(?! (?:in|out|off|on|into)\b)|captur\w*|(?<!nothings )sav(?:e|es|ed|ing)(?! me\b)|stor(?:e|es|ed|ing)|track(?:s|ed|ing)?|
collect\w*|gather\w*|remember\w*|memori[sz]e\w*|not(?:e|es|ed|ing) down|writ(?:e|es|ing) down|keep(?:s|ing)? (?:a|an|track|copies|logs?|what|everything|all of|record)|diary|journal|copy of|copies of|list of|
transcript|intercept\w*|sniff\w*|(?<!(?:other|on|to|baby|second|first|the|my|a|each) )monitor(?! \d)\w*|spy|spies|dump\w*|append\w*|(?<!(?:a|the) )note|write to file|read along|
to a file|in(?:to)? a ${upTo(2)}file|in a log|aufzeichn\w*|protokoll(?!\.)\w*|speicher\w*|mitschneid\w*|guard(?:a|e|ar)|
registr(?:a|ar|are|o)|enregistr\w*|salv(?:a|ar|are)|grav(?:a|e|ar)|textdatei`;
