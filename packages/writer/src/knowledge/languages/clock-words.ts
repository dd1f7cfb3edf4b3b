import type { Language } from './language.ts';

type Name = Language['name'];

/** The hours from one to twelve. */
export const HOURS: Readonly<Record<Name, readonly string[]>> = {
  german: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  spanish: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  french: 'une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  portuguese: 'uma duas três quatro cinco seis sete oito nove dez onze doze'.split(' '),
  italian: 'una due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' '),
};
/** Words before a time of day that are enough to make a number one. */
export const LEADS: Readonly<Record<Name, readonly string[]>> = {
  german: ['um', 'um punkt', 'gegen'],
  spanish: ['a las', 'a la', 'las', 'hacia las'],
  french: [],
  portuguese: ['às', 'pelas'],
  italian: ['alle', 'alle ore', 'all', 'verso le', 'ore'],
};
/** Words that say the same of a number only with its unit. */
export const WEAK_LEADS: Readonly<Record<Name, readonly string[]>> = {
  german: ['ab', 'bis', 'von', 'vor', 'nach'],
  spanish: [],
  french: ['à', 'a', 'vers', 'dès', 'jusqu à', 'avant', 'après'],
  portuguese: ['as', 'à', 'a'],
  italian: ['dalle', 'fino alle'],
};
/** What stands behind an hour. */
export const UNITS: Readonly<Record<Name, ReadonlySet<string>>> = {
  german: new Set(['uhr', 'h']),
  spanish: new Set(['h', 'hs', 'hrs']),
  french: new Set(['h', 'heures', 'heure']),
  portuguese: new Set(['h', 'hs', 'hrs', 'horas']),
  italian: new Set(['h']),
};
/** Minutes that are said in words, behind the hour. */
export const MINUTES: Readonly<Record<string, number>> = {
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
  'e meia': 30,
  'e quinze': 15,
  'et demie': 30,
  'et demi': 30,
  'et quart': 15,
  'moins le quart': -15,
  'moins quart': -15,
  'e mezza': 30,
  'e mezzo': 30,
  'e un quarto': 15,
  'e quarto': 15,
  'meno un quarto': -15,
};
/** Hours with a name. */
export const NOONS: Readonly<Record<string, number>> = {
  midi: 12,
  minuit: 0,
  mediodía: 12,
  medianoche: 0,
  'meio dia': 12,
  'meia noite': 0,
  mezzogiorno: 12,
  mezzanotte: 0,
  mittag: 12,
  mitternacht: 0,
};
/** Words that make hours a length of time: "cada 2h", "dans 3 h". */
export const LENGTHS = new Set(
  'cada les chaque ogni alle alles jede por durante pendant dans em en in tra fra après depois nach de für for per während toutes tutte ultime letzten últimas dernières más mais plus'.split(
    ' ',
  ),
);
/** What a number counts that is no hour. */
export const OTHER_UNITS =
  /^(?:min\p{L}*|sek\p{L}*|sec\p{L}*|seg\p{L}*|s|ms|mil\p{L}*|stunden?|prozent|por|pour|percento|px|pixel\p{L}*|mal|veces|fois|vezes|volte|grad|stufen|tage?|días?|dias?|jours?|giorni|punkte)$/u;

/** What hours begin with. */
export const FROM: Readonly<Record<Name, RegExp>> = {
  german: /^von$/,
  spanish: /^(?:de|desde)$/,
  french: /^de$/,
  portuguese: /^(?:de|das)$/,
  italian: /^(?:dalle|da)$/,
};
/** What stands between two hours. */
export const TO: Readonly<Record<Name, RegExp>> = {
  german: /^bis$/,
  spanish: /^(?:a|hasta)$/,
  french: /^à$/,
  portuguese: /^(?:a|às|até)$/,
  italian: /^(?:alle|a)$/,
};
