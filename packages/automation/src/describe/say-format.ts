// A day on which no two parts look alike: people read an example faster than a pattern.
const PARTS: readonly (readonly [pattern: string, example: string])[] = [
  ['yyyy', '2026'],
  ['yy', '26'],
  ['MMMM', 'March'],
  ['MMM', 'Mar'],
  ['MM', '03'],
  ['M', '3'],
  ['dddd', 'Thursday'],
  ['ddd', 'Thu'],
  ['dd', '05'],
  ['d', '5'],
  ['HH', '14'],
  ['H', '14'],
  ['hh', '02'],
  ['h', '2'],
  ['mm', '07'],
  ['m', '7'],
  ['ss', '09'],
  ['s', '9'],
  ['tt', 'PM'],
  ['t', 'P'],
];
const NAMED: Readonly<Record<string, string>> = {
  long: 'in the long form',
  iso: 'in the form 2026-03-05T14:07:09+01:00',
};
const PATTERN = /'[^']*'|yyyy|yy|M{1,4}|d{1,4}|HH?|hh?|mm?|ss?|tt?/g;

/** How a date is written, by an example: "like 05.03.2026". */
export function sayFormat(format: string): string {
  if (NAMED[format]) return NAMED[format];
  const example = format.replace(
    PATTERN,
    (part) => PARTS.find(([pattern]) => pattern === part)?.[1] ?? part.replaceAll("'", ''),
  );
  return `like ${example}`;
}
