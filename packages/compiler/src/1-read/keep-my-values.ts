import type { Span } from '#ir/entity.ts';

const TYPES =
  '(?:escrib[aei]\\p{L}*|teclee?|ponga|pon|schreib\\p{L}*|tipp\\p{L}*|einfüg\\p{L}*|füge?|tape[rz]?|écri\\p{L}*|ecri\\p{L}*|insère|colle|mets|digit[aei]\\p{L}*|escrev[aeo]\\p{L}*|scriv[aei]\\p{L}*|incoll[ai])';
const MY = '(?:mi|mis|mein|meine|meinen|mon|ma|meu|minha|il mio|la mia|nuestra|unsere|notre|nossa|nostro|nostra)';
const MINE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${TYPES}\s+(?:mir\s+)?${MY}\s+(?:[\p{L}-]{2,20}\s+){1,3}?(?:(?:es|ist|est|è|é)\s+|:\s*)?(?<text>\d[^\n;:"\uE000-\uF8FF]{3,120}?)(?=\s*(?:[.;]\s|[.;]?$|\n|,\s|\s(?:quand|cuando|wenn|quando|con|mit|avec|com|y luego|et puis|und dann|e poi|e depois|al|ao|ein)(?![\p{L}])))`,
  'dgiu',
);

/** "tape mon adresse 12 rue des Lilas": a value of the user's own, whose words must not be translated. */
export function myValuesIn(text: string): Span[] {
  return [...text.matchAll(MINE)].flatMap(({ indices }) => {
    const span = indices?.groups?.text;
    return span ? [{ start: span[0], end: span[1] }] : [];
  });
}
