import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const CONVERSIONS = {
  swap: [
    'day and month',
    'month and day',
    'american to british',
    'us to uk',
    'uk to us',
    'british to american',
    'mm/dd/yyyy to dd/mm/yyyy',
    'dd/mm/yyyy to mm/dd/yyyy',
    'american dates',
    'us dates',
  ],
  dayFirstToIso: [
    'yyyy-mm-dd',
    'dd/mm/yyyy to yyyy-mm-dd',
    'dd.mm.yyyy to yyyy-mm-dd',
    'iso',
    'to iso',
    'year first',
    'sortable',
  ],
  monthFirstToIso: ['mm/dd/yyyy to yyyy-mm-dd', 'us to iso', 'american to iso', 'us dates to iso'],
  isoToSlashes: ['yyyy-mm-dd to dd/mm/yyyy', 'iso to uk', 'iso to british', 'from iso'],
  isoToMonthFirst: ['yyyy-mm-dd to mm/dd/yyyy', 'iso to us', 'iso to american'],
  isoToDots: ['yyyy-mm-dd to dd.mm.yyyy', 'iso to german', 'with dots'],
  slashesToDots: ['dd/mm/yyyy to dd.mm.yyyy', 'slashes to dots', 'slashes into dots'],
};

const THREE_NUMBERS = '\\b(\\d{1,2})([/.-])(\\d{1,2})([/.-])(\\d{4})\\b';
const ISO = '\\b(\\d{4})-(\\d{1,2})-(\\d{1,2})\\b';

const EXPRESSIONS = {
  swap: `RegExReplace(text, "${THREE_NUMBERS}", "$3$2$1$4$5")`,
  dayFirstToIso: twoDigits(`RegExReplace(text, "${THREE_NUMBERS}", "$5-$3-$1")`),
  monthFirstToIso: twoDigits(`RegExReplace(text, "${THREE_NUMBERS}", "$5-$1-$3")`),
  isoToSlashes: `RegExReplace(text, "${ISO}", "$3/$2/$1")`,
  isoToMonthFirst: `RegExReplace(text, "${ISO}", "$2/$3/$1")`,
  isoToDots: `RegExReplace(text, "${ISO}", "$3.$2.$1")`,
  slashesToDots: `RegExReplace(text, "${THREE_NUMBERS}", "$1.$3.$5")`,
};

export const convertDateFormat = action({
  id: 'convert-date-format',
  title: 'Write the dates in the selected text in another order: 12/31/2024 becomes 31/12/2024',
  slots: {
    conversion: choice('way to write the dates', CONVERSIONS, 'swap'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ conversion, where }) => changeText(where, EXPRESSIONS[conversion]),
  needs: ({ where }) => changeTextNeeds(where),
});

function twoDigits(expression: string): string {
  return `RegExReplace(${expression}, "(?<=\\d-)(\\d)(?!\\d)", "0$1")`;
}
