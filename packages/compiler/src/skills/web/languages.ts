const NAMES = {
  en: ['english', 'englisch', 'anglais'],
  de: ['german'],
  fr: ['french'],
  es: ['spanish'],
  it: ['italian'],
  pt: ['portuguese'],
  nl: ['dutch'],
  pl: ['polish'],
  ru: ['russian'],
  uk: ['ukrainian'],
  sv: ['swedish'],
  da: ['danish'],
  no: ['norwegian'],
  fi: ['finnish'],
  cs: ['czech'],
  hu: ['hungarian'],
  ro: ['romanian'],
  el: ['greek'],
  tr: ['turkish'],
  ar: ['arabic'],
  iw: ['hebrew'],
  hi: ['hindi'],
  ja: ['japanese'],
  ko: ['korean'],
  'zh-CN': ['chinese'],
};

type Code = keyof typeof NAMES;

/** Languages as the source of a translation: the code, and "from french". */
export const LANGUAGES_FROM = { auto: ['any language'], ...said('from') };

/** Languages as the aim of a translation: the code, and "to french". */
export const LANGUAGES_TO = said('to', 'into', 'in');

function said(...prepositions: readonly string[]): Record<Code, string[]> {
  const entries = Object.entries(NAMES).map(([code, names]) => [
    code,
    prepositions.flatMap((preposition) => names.map((name) => `${preposition} ${name}`)),
  ]);
  return Object.fromEntries(entries) as Record<Code, string[]>;
}
