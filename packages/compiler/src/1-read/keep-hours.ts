import type { KeptPhrase } from './keep-abbreviations.ts';

const UNIT = String.raw`(?:\s?(?:uhr|h|hs|hrs|horas?|heures?|ore))`;
const AFTER = String.raw`(?:\s+(?:de la|da|du|del|della|dell['’]|di|am|in der|of the)?\s?(?<PART>mañana|manhã|manha|matin|mattina|morgens|vormittags|tarde|après-midi|pomeriggio|nachmittags|noche|noite|soir|sera|abends|nachts))?`;
const hour = (name: string) =>
  String.raw`(?<${name}>\d{1,2})(?:[:.h](?<${name}Minute>\d{2}))?(?<${name}Unit>${UNIT})?${AFTER.replace('PART', `${name}Part`)}(?![\p{L}\p{N}])`;
const THE = String.raw`(?<NAME>(?:las|les|la|as|às|le|l['’])\s?)?`;
const the = (name: string) => THE.replace('NAME', name);
const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:entre|zwischen|tra|fra)\s+${the('one')}${hour('from')}\s+(?:y|e|et|und|ed|a|à|bis|-)\s+${the('two')}${hour('to')}`,
  'giu',
);
const FROM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:von|de|desde|dalle|das|da|dal|del|depuis)\s+${the('one')}${hour('from')}\s+(?:bis|a|à|alle|às|as|hasta|até|ate|jusqu['’]à|al|fino alle)\s+(?:um\s+)?${the('two')}${hour('to')}`,
  'giu',
);

/** "zwischen 8 und 17 Uhr", "entre las 9 y las 18": hours as English says them, before "entre" is taken for a verb. */
export function hoursIn(text: string): KeptPhrase[] {
  const between = [...text.matchAll(BETWEEN)].filter(isHours);
  // "de 1 a 10" may count anything; hours say so.
  const from = [...text.matchAll(FROM)].filter(
    (match) =>
      isHours(match) &&
      (match.groups?.toUnit || match.groups?.fromUnit || match.groups?.two || /^(?:dalle|das)\s/i.test(match[0])),
  );
  return [...between, ...from].map(({ 0: said, index, groups = {} }) => ({
    start: index,
    end: index + said.length,
    english: `between ${clock(groups.from, groups.fromMinute, groups.fromPart)} and ${clock(groups.to, groups.toMinute, groups.toPart)}`,
  }));
}

function isHours({ 0: said, groups = {} }: RegExpExecArray): boolean {
  return Number(groups.from) <= 24 && Number(groups.to) <= 24 && !/\d{3}/.test(said);
}

function clock(hour: string | undefined, minute: string | undefined, part: string | undefined): string {
  const isLate = /tarde|apr|pomeriggio|nachmittag|noche|noite|soir|sera|abend/i.test(part ?? '') && Number(hour) < 12;
  return `${isLate ? Number(hour) + 12 : hour}:${minute ?? '00'}`;
}
