import type { Entity } from '#ir/entity.ts';
import { searchPlaces, searchPlacesNeeds } from '#skills/web/search-places.ts';
import type { ClauseReader } from '../understanding.ts';
import { searchAddress } from './search-places.ts';

const OPENS =
  /\b(?:open(?:s|ed|ing)?|search(?:es)?|look(?:s)?|show(?:s)?|go(?:es)?|bring(?:s)?|launch(?:es)?|find(?:s)?|check(?:s)?|send(?:s)?|put(?:s)?)\b/i;
const COPIED = /\b(?:copied|clipboard)\b/i;
const SELECTED = /\b(?:select(?:ed|ion)?|highlight(?:ed)?|marked|mark)\b/i;

/** "open the marked word at leo.org and https://dict.example/?s=": one text, on every site that is named. */
export const readSelectionOnSites: ClauseReader = (clause, text) => {
  const named = clause.entities.filter((entity): entity is Extract<Entity, { kind: 'site' }> => entity.kind === 'site');
  // A site that is named again is still one.
  const sites = named.filter(({ value }, at) => named.findIndex((other) => other.value === value) === at);
  if (sites.length < 2 || !OPENS.test(text) || !(COPIED.test(text) || SELECTED.test(text))) return undefined;
  if (/\btranslat(?:e|es|ion) (?:it|the page)|\bbookmark|\bsave\b/i.test(text)) return undefined;
  const where = COPIED.test(text) && !SELECTED.test(text) ? 'clipboard' : 'selection';
  const places = sites.map(({ value }) => placeOf(value));
  const unknown = places.filter(({ isKnown }) => !isKnown).map(({ host }) => host);
  const step = {
    title: 'Search for a text at several places',
    code: searchPlaces(
      places.map(({ address }) => address),
      where,
    ),
    needs: searchPlacesNeeds(where),
  };
  const assumed = unknown.map((host) => `How ${host} is searched is not known here, so Google looks for it there.`);
  // "a word" that is selected is no program.
  const used = clause.entities.filter(({ kind }) => kind === 'site' || kind === 'program');
  return { steps: [step], assumed, used, score: 0.95 };
};

// An address that goes on behind its host says itself where the word belongs: "/enfr/", "?q=".
function placeOf(site: string): { address: string; host: string; isKnown: boolean } {
  const host = site.replace(/^https?:\/\/(?:www\.)?/, '').split('/')[0] ?? site;
  if (/[=/]$/.test(site) && /^https?:\/\/[^/]+\/./.test(site)) return { address: site, host, isKnown: true };
  const known = searchAddress(host);
  if (known) return { address: known, host, isKnown: true };
  return { address: `https://www.google.com/search?q=site%3A${host}+`, host, isKnown: false };
}
