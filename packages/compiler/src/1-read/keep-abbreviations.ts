import type { Span } from '#ir/entity.ts';

export type KeptPhrase = Span & { readonly english: string };

const CODE = String.raw`(?<code>[\uE000-\uF8FF]|[^\s,;:"\uE000-\uF8FF]{1,12})`;
const END = String.raw`(?![\p{L}\p{N}])`;
const BY_USER = String.raw`(?:(?:cuando|si|al|cada vez que|siempre que|quando|se|ao|sempre que|ogni volta che|quand|lorsque|dès que|des que|en)\s+(?:(?:yo|eu|io|je|on)\s+|j['’])?(?:escrib[oa]|escribir|teclee?o?|teclear|digit[oea]|digitar|digitare|tipe[oe]|scrivo|scrivendo|batto|escrev[oe]r?|teclar|tape|tapant|écris|ecris|saisis)|scrivendo|tapando|escribiendo)\s+`;
const GERMAN = String.raw`(?:wenn|sobald|falls)\s+(?:ich|man)\s+${CODE}\s+(?:tippe|tippt|schreibe|schreibt|eingebe|eintippe|eingibt)${END},?\s*(?:dann\s+)?(?<link>(?:soll(?:te)?|muss|wird)\s+(?:(?:da|dort|daraus|automatisch|es|stattdessen)\s+)*)`;
const AUXILIARY = String.raw`(?:(?:que|me|se|si|mi|ça|ca|cela|il faut que|je veux|debe|deber[ií]a|tiene que|quiero que|deve|dovrebbe|tem que|quero que|voglio che|doit|devrait|então|entonces|alors|allora|sempre|siempre|toujours|automaticamente|automáticamente)\s+)*`;
const VERBS = [
  'salga|salir|sale|aparezca|aparecer|aparece|ponga|poner|pone|escriba|escribir|escribe|convierta en|convierte en|convertirse en|cambie (?:a|por)|cambia (?:a|por)|reemplace por|sustituya por',
  'donner?|donne|écrive|écrire|écrit|ecrive|ecrire|mettre|mette|devient|devenir|devienne|afficher?|sortir|sorte|remplacer? par|(?:être|etre) remplacé par|se transformer? en',
  'virar|vira|vire|escreva|escrever|escreve|apareça|apareca|sair|saia|sai|troque por|substitua por|coloque|ponha|coloca',
  'uscire|esce|esca|scrivere|scriva|scrive|scrivi|diventare|diventa|diventi|apparire|appare|appaia|comparire|compare|compaia|mettere|metta|venga fuori|viene fuori|sostituire con|venire',
].join('|');
const LINK = String.raw`,?\s+(?<link>${AUXILIARY}(?:${VERBS})${END}:?\s+)`;
const FIRST = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${BY_USER}${CODE}${LINK})`, 'giu');
const FIRST_GERMAN = new RegExp(String.raw`(?<![\p{L}\p{N}])${GERMAN}`, 'giu');
const JOINT = String.raw`(?:\s*[,;]\s*(?:(?:y|e|ed|et|und)\s+)?|\s*\n\s*|\s+(?:y|e|ed|et|und)\s+)`;
const LEAD =
  "(?:(?:con|com|avec|per|para|pour|bei|für|aus|a)\\s+|(?:si|se|quando|cuando|quand|lorsque)\\s+(?:(?:yo|eu|io|je)\\s+|j['’])?(?:escribo|escriba|scrivo|digito|digitar|escrever|escrevo|tape|écris|ecris|tecleo)\\s+)";
const NEXT = new RegExp(String.raw`${JOINT}(?:${LEAD}?${CODE}${LINK})`, 'giu');
// What changes, or is somewhere else, is no text: "sale la fecha de hoy", "mi correo".
const NO_TEXT =
  /^(?:(?:la|el|il|le|a|o|l['’]|die|das|der|den|una?|mi|mein\p{L}*|mon|ma|meu|minha|mio|mia|il mio|la mia)\s?)*(?:fecha|data|date|datum|hora|heure|uhrzeit|zeit|ora|correo|email|e-mail|adresse|dirección|direccion|endereço|indirizzo|firma|signature|portapapeles|presse-papiers|appunti|zwischenablage|texto|texte|testo|text)(?![\p{L}])/iu;
const STOP = /[.!?]\s|[.!?]?$|\n/u;
const GERMAN_END =
  /\s+(?:(?:da|dort|automatisch)\s+)?(?:kommen|stehen|erscheinen|werden|rauskommen|herauskommen|dastehen|(?:geschrieben|ersetzt|ausgeschrieben|eingefügt) werden|schreiben)$/iu;

/** Abbreviations with what they stand for, told one after another in another language, each as English says it. */
export function abbreviationsIn(text: string): KeptPhrase[] {
  const first = [...text.matchAll(FIRST), ...text.matchAll(FIRST_GERMAN)].sort((a, b) => a.index - b.index)[0];
  if (!first) return [];
  const from = first.index + first[0].length;
  const next = [...text.matchAll(NEXT)].filter(({ index }) => index >= from);
  const told = [first, ...next].map((match, at, all) => {
    const start = match.index;
    const begin = start + match[0].length;
    const rest = text.slice(begin, all[at + 1]?.index ?? text.length);
    const stop = STOP.exec(rest)?.index ?? rest.length;
    const said = rest
      .slice(0, stop)
      .replace(GERMAN_END, '')
      .replace(/[,;\s]+$/, '');
    return { start, end: begin + stop, code: match.groups?.code ?? '', said };
  });
  if (told.length < 2 || told.some(({ said }) => said === '' || said.length > 80 || NO_TEXT.test(said))) return [];
  return told.map(({ start, end, code, said }, at) => ({
    start,
    end,
    english: `${at === 0 ? '' : ', '}when I type ${quoted(code)} replace it with ${quoted(said)}`,
  }));
}

// What was in quotes is a sign by now, and gets its own quotes back.
function quoted(said: string): string {
  return /^[\uE000-\uF8FF]$/.test(said) ? said : `"${said}"`;
}
