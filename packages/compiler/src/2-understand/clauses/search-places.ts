import type { Entity, Reading } from '#ir/entity.ts';
import { ENGINES } from '#skills/web/search-engines.ts';
import { searchPlaces, searchPlacesNeeds } from '#skills/web/search-places.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const SEARCHES =
  /\b(?:search(?:es|ed|ing)?|lo+ks? (?:it |them |this |that |the \w+ )?up|looking up|look(?:s)? for|googled?s?|finds?|check(?:s|ed)?|queries|query|lookup|looked up)\b/i;
const COPIED = /\b(?:cop(?:y|ied|ies)|clipboard)\b/i;
const SELECTED = /\b(?:select(?:ed|ion)?|highlight(?:ed)?|marked|mark)\b/i;
const LIST =
  /\b(?:on|at|in|with|through|via)\s+(?:the\s+)?(?<list>[\p{L}\d][\p{L}\d.&'-]*(?: [\p{L}\d.&'-]+){0,2}?(?:(?:\s*,\s*(?:and (?:on )?|or )?|\s+and (?:on |also )?|\s*&\s*|\s*\/\s*|\s*\+\s*)[\p{L}\d][\p{L}\d.&'-]*(?: [\p{L}\d.&'-]+){0,2}?){0,7})(?=\s*(?:[.;:!?(\n]|$|,|\bin (?:\w+ )?(?:new |separate |different )?(?:browser )?tabs?\b|\beach\b|\bwith\b|\bwhen\b|\bat (?:once|the same)\b|\bon\b|\ball\b|\busing\b|\bvia\b|\bif\b|\bby\b|\bfor\b|\band (?:open|show|then)))/giu;
const ITEM = /\s*,\s*(?:and\s+)?(?:on\s+)?|\s+and\s+(?:on |also )?|\s*&\s*|\s*\/\s*|\s*\+\s*|\s+or\s+/iu;
const NO_PLACE =
  /^(?:in|at|all|both|then|with|by|the|a|an|it|my|this|that|one|once|tabs?|browser|chrome|firefox|edge|word|excel|new|separate|three|two|four|each|every|page|screen|web|internet|net|online|there|same|time|first|copied|selected|clipboard|ones?|key|press|hit|other|column|list|file|folder|own|background)\b/i;

/** "search the copied number on digikey, mouser and octopart": what is copied or selected, at the places that are named. */
export const readSearchPlaces: ClauseReader = (clause, _text, knowledge) => {
  const { text } = clause;
  const where = COPIED.test(text) && !SELECTED.test(text) ? 'clipboard' : 'selection';
  if (!SEARCHES.test(text) || !(COPIED.test(text) || SELECTED.test(text)) || /\btranslat/i.test(text)) return undefined;
  const lists = [...text.matchAll(LIST)].map((match) => placesOf(match.groups?.list ?? '')).filter(arePlaces);
  const places = lists.sort((a, b) => known(b) - known(a) || b.length - a.length)[0];
  // One place alone is told from any other word only where it is known.
  if (!places || places.length === 0 || known(places) === 0 || (places.length === 1 && !places[0]?.address))
    return undefined;
  const [only] = places;
  if (only?.address && places.length === 1) {
    const step = stepOf(knowledge, 'search-selection', { engine: only.address, where });
    return { steps: [step], assumed: [], used: sitesIn(clause), score: 0.9, by: 'search-selection' };
  }
  const addresses = places.map(({ name, address }) => address ?? throughGoogle(name));
  const unknown = places.filter(({ address }) => !address).map(({ name }) => name);
  const step = {
    title: 'Search for a text at several places',
    code: searchPlaces(addresses, where),
    needs: searchPlacesNeeds(where),
  };
  const assumed = unknown.map((name) => `How ${name} is searched is not known here, so Google looks for it there.`);
  return { steps: [step], assumed, used: sitesIn(clause), score: 0.93 };
};

type Named = { readonly name: string; readonly address: string | undefined };

function placesOf(list: string): Named[] {
  const names = list.split(ITEM).map((name) => name.trim().replace(/[.'-]+$/, ''));
  return names
    .filter((name) => name.length > 2 && !NO_PLACE.test(name))
    .map((name) => ({ name, address: searchAddress(name) }));
}

// Of a list that is no list of places hardly anything is known: "in mails, I copy them, open the browser, google maps".
function arePlaces(places: readonly Named[]): boolean {
  return known(places) * 2 >= places.length && places.every(({ name, address }) => address ?? !name.includes(' '));
}

function known(places: readonly Named[]): number {
  return places.filter(({ address }) => address).length;
}

// "www.mouser.com" and "mouser" are the same place, but "amazon.co.uk" may be one of its own.
export function searchAddress(name: string): string | undefined {
  const said = name.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
  return engineCalled(said) ?? engineCalled(said.replace(/\.(?:com|org|net|co\.uk)\b.*$/, ''));
}

// Of several names the longest that fits is meant.
function engineCalled(said: string): string | undefined {
  const fitting = Object.entries(ENGINES)
    .flatMap(([address, words]) => words.map((word) => ({ address, word })))
    .filter(({ word }) => ` ${said} `.includes(` ${word} `))
    .sort((a, b) => b.word.length - a.word.length);
  return fitting[0]?.address;
}

function throughGoogle(name: string): string {
  const site = /\.\p{L}{2,}/u.test(name) ? `site%3A${name.replace(/^www\./, '')}` : encodeURIComponent(name);
  return `https://www.google.com/search?q=${site}+`;
}

function sitesIn({ entities }: Reading): Entity[] {
  return entities.filter(({ kind }) => kind === 'site' || kind === 'program' || kind === 'number');
}
